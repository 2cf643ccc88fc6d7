import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { render, screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { EnterpriseFacts } from './enterprise-facts.tsx';
import { IssueSwitch } from './issue-switch.tsx';
import { page } from './reference.page.tsx';
import type { Detail, Enterprise } from './reference-data.ts';

const enterprise: Enterprise = {
  id: 'e1',
  name: '某茶厂',
  short_name: '茶厂',
  logo: null,
  province: '北京',
  city: '北京',
  founded: null,
  main_products: ['红茶', '绿茶'],
  scale: null,
  intro: '做茶。',
  site: null,
  stock_code: null,
  sample: false,
  source: { name: '导入', url: null, publisher: null, sample: false, retrieved_at: '2026-03-01T00:00:00Z' },
};

describe('facts of an enterprise', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', ' //evil.example', 'www.tea.example'])(
    'have no link for the address %s',
    (site) => {
      render(<EnterpriseFacts enterprise={{ ...enterprise, site }} />);
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('link to a web site, name a place once and mark unknown values', () => {
    render(<EnterpriseFacts enterprise={{ ...enterprise, site: 'https://tea.example' }} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://tea.example');
    expect(screen.getByText('北京')).toBeInTheDocument();
    expect(screen.getByText('成立').parentElement).toHaveTextContent('—');
  });
});

it('the switch keeps an old issue visible, marks it, and keeps the current section', () => {
  const issues = [6, 5, 4, 3, 2, 1].map((month) => ({
    id: `i${month}`,
    no: `第${month}期`,
    title: `导读${month}`,
    date: `${month > 3 ? 2026 : 2025}-0${month}-01`,
  }));
  renderWithPlatform(<IssueSwitch issues={issues} current="i2" num="3" />, { manifest });
  const [chips] = within(screen.getByRole('navigation', { name: '各期' })).getAllByRole('list');
  const links = within(chips as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['第6期', '第5期', '第4期', '第3期', '第2期']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, null, 'true']);
  expect(links[0]).toHaveAttribute('href', '/home/reference/detail/id/i6/app/3');
});

describe('a page of a series', () => {
  const detail = { series: { id: 's' }, issue: null, issues: [], sections: [], articles: [] } as unknown as Detail;
  const load = (num: string, answers: Parameters<typeof createTestPlatform>[0]) => {
    const { platform } = createTestPlatform({ manifest, ...answers });
    return page.load({ api: platform.api, params: { id: 's', num }, query: { p: '2' } });
  };

  it('requests the current section and its page', async () => {
    const asked: unknown[] = [];
    const answers = {
      'reference/detail': detail,
      'reference/getRelatedIndustryList': (request: unknown) => {
        asked.push(request);
        return { list: [], total: 0, page: 2, limit: 12, updated_at: null };
      },
    };
    expect(await load('4', { answers })).toMatchObject({ part: { num: '4', page: { page: 2 } } });
    expect(asked).toEqual([{ id: 's', page: 2, limit: 12 }]);
  });

  it('stays readable when only that section fails to load', async () => {
    const answers = {
      'reference/detail': detail,
      'reference/getRelatedReportList': () => {
        throw new Error('暂时无法应答');
      },
    };
    expect(await load('3', { answers })).toEqual({ detail, part: { num: '3', page: null } });
  });

  it.each(['5', 'x', '01'])('has no section %s', async (num) => {
    await expect(load(num, { answers: { 'reference/detail': detail } })).rejects.toThrow('could not be found');
  });
});
