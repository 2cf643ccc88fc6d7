import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import { EmptyAnswer } from './answer-states.tsx';
import type { TableAnswer } from './table-data.ts';

it('says that rows are not open to the viewer, where the first page is empty because of that', () => {
  const answer = { without: [], total: 20, page: 1, access: { level: 'login', allowed: false } };
  renderWithPlatform(
    <EmptyAnswer answer={answer as Partial<TableAnswer> as TableAnswer} fields={[]} query={{ filters: {} } as never} />,
  );
  expect(screen.getByText('符合条件的行没有向您开放')).toBeInTheDocument();
});
