import { render, screen, within } from '@testing-library/react';
import { type Column, DataTable } from './data-table.tsx';
import type { TableSort } from './sort-head.tsx';

type Row = { name: string; price: string };

const columns: Column<Row>[] = [
  { key: 'name', title: '品名', cell: ({ name }) => name },
  { key: 'price', title: '平均价', unit: '元/公斤', numeric: true, sortable: true, cell: ({ price }) => price },
];
const rows: Row[] = [
  { name: '番茄', price: '3.20' },
  { name: '黄瓜', price: '2.10' },
];
const href = (key: string, order: string) => `?s=${key}.${order}`;

const show = (found: Row[], sort?: Partial<TableSort>) =>
  render(
    <DataTable
      caption="今日行情"
      columns={columns}
      rows={found}
      rowKey={({ name }) => name}
      rowHref={({ name }) => `/vegetable/${name}`}
      sort={{ href, ...sort }}
    />,
  );

describe('DataTable', () => {
  it('puts the unit in the head and the link in the first cell', () => {
    show(rows);
    expect(screen.getByRole('columnheader', { name: '平均价 (元/公斤)' })).toBeVisible();
    const row = screen.getByRole('row', { name: '番茄 3.20' });
    expect(within(row).getByRole('link', { name: '番茄' })).toHaveAttribute('href', '/vegetable/番茄');
    expect(within(row).getAllByRole('link')).toHaveLength(1);
  });

  it('sorts descending first, then ascending', () => {
    const { unmount } = show(rows);
    const link = () => screen.getByRole('link', { name: /平均价/ });
    expect(link()).toHaveAttribute('href', '?s=price.desc');
    unmount();
    show(rows, { key: 'price', order: 'desc' });
    expect(link()).toHaveAttribute('href', '?s=price.asc');
    expect(screen.getByRole('columnheader', { name: /平均价/ })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.queryByRole('link', { name: /品名/ })).toBeNull();
  });

  it('shows a message instead of an empty table', () => {
    show([]);
    expect(screen.getByText('没有符合条件的数据')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
