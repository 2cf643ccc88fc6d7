import { UiProvider } from '@bee/ui/theme';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { WorkTable } from './work-table.tsx';

type Row = { id: string; name: string; price: number };

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `品种 ${index}`, price: index }));

const tableOf = (count: number) => (
  <UiProvider>
    <WorkTable<Row>
      caption="报价"
      columns={[
        { key: 'name', title: '品种', cell: ({ name }) => <button type="button">{name}</button> },
        { key: 'price', title: '价格', unit: '元', numeric: true, cell: ({ price }) => price },
      ]}
      rows={rowsOf(count)}
      rowKey={({ id }) => id}
      selection={{ nameOf: ({ name }) => name, may: ({ price }) => price > 0, actions: (selected) => selected.length }}
    />
  </UiProvider>
);

/** Without the row of the heads. */
const rowsIn = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

describe('a long table to work with', () => {
  it('keeps only rows in view in the document, as one table with heads, names and numbers of rows', () => {
    render(tableOf(500));
    const table = screen.getByRole('table', { name: '报价' });
    expect(table).toHaveAttribute('aria-rowcount', '501');
    // A name would make antd's element with the heads a table of its own.
    expect(screen.getByLabelText('报价')).toBe(table);
    // A live region would announce the rows that come into view.
    expect(table.closest('[aria-live]')).toBeNull();
    expect(table.querySelector('[aria-live], [aria-busy]')).toBeNull();
    const rows = rowsIn(table);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(50);
    expect(rows[1]).toHaveAttribute('aria-rowindex', '3');
    expect(within(rows[1] as HTMLElement).getByRole('rowheader', { name: '品种 1' })).toBeInTheDocument();
    expect(within(rows[1] as HTMLElement).getAllByRole('cell')).toHaveLength(2);
    expect(within(table).getByRole('columnheader', { name: '价格 (元)' })).toBeInTheDocument();
  });

  it('selects every row of the page, also those that are not in the document', async () => {
    render(tableOf(200));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    expect(screen.getByText('已选 199 条')).toBeInTheDocument();
  });

  it('is rendered on the server with its first rows', () => {
    const html = renderToString(tableOf(500));
    expect(html).toContain('品种 3');
    expect(html).not.toContain('品种 99');
  });

  it('is printed whole', () => {
    render(tableOf(80));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rowsIn(screen.getByRole('table', { name: '报价' }))).toHaveLength(80);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(rowsIn(screen.getByRole('table', { name: '报价' })).length).toBeLessThan(50);
  });
});

it('shows a short page whole', () => {
  render(tableOf(50));
  expect(rowsIn(screen.getByRole('table', { name: '报价' }))).toHaveLength(50);
});
