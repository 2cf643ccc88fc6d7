import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import { AskButton } from './ask-button.tsx';

const show = (otherPages: string[], title = '种子法') =>
  renderWithPlatform(<AskButton kind="policy" id="31" title={title} />, { otherPages });

it('links to the AI questions with the subject of the page', () => {
  show(['ai']);
  const { pathname, searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '就此提问' }).href);
  expect([pathname, searchParams.get('about'), searchParams.get('title')]).toEqual(['/ai', 'policy:31', '种子法']);
});

it('may contain a question', () => {
  const button = (
    <AskButton kind="report" id="9" title="月报" question="讲了什么？">
      就这份报告提问
    </AskButton>
  );
  renderWithPlatform(button, { otherPages: ['ai'] });
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '就这份报告提问' }).href);
  expect([searchParams.get('about'), searchParams.get('q')]).toEqual(['report:9', '讲了什么？']);
});

it('keeps the address within the limit of a question', () => {
  show(['ai'], '长'.repeat(300));
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(searchParams.get('title')).toHaveLength(120);
});

it('is empty on a site without AI questions', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
