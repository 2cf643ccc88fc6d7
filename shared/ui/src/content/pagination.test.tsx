import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination.tsx';

const show = (page: number, total: number) =>
  render(<Pagination page={page} total={total} pageSize={20} href={(to) => `?p=${to}`} />);

describe('Pagination', () => {
  it('links the neighbours and names the current page', () => {
    show(3, 101);
    expect(screen.getByText('共 101 条 · 第 3/6 页')).toBeVisible();
    expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '?p=2');
    expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '?p=4');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('3');
    expect(screen.getByRole('link', { name: '第 6 页' })).toHaveAttribute('href', '?p=6');
  });

  it('has no previous link on the first and no next link on the last page', () => {
    show(1, 40);
    expect(screen.queryByRole('link', { name: '上一页' })).toBeNull();
    show(2, 40);
    expect(screen.getAllByRole('link', { name: '下一页' })).toHaveLength(1);
  });

  it('only shows the count for a single page', () => {
    show(1, 20);
    expect(screen.getByText('共 20 条')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('treats a page past the end as the last', () => {
    show(99, 41);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('3');
  });
});
