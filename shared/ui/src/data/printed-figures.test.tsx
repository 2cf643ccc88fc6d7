import { act, render, screen } from '@testing-library/react';
import { PrintedFigures } from './printed-figures.tsx';

const show = (months: number) =>
  render(
    <PrintedFigures
      caption="三七价格"
      figures={{
        columns: [
          { title: '月份', type: 'text' },
          { title: '价格', unit: '元/公斤', type: 'number' },
        ],
        rows: Array.from({ length: months }, (_, index) => [`第 ${months - index} 月`, 100 + index]),
      }}
    />,
  );
const sheet = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));
afterEach(() => sheet('afterprint'));

describe('the figures below a printed drawing', () => {
  it('are complete, without the space that a virtualised table reserves', () => {
    const { container } = show(120);
    expect(screen.queryByRole('table')).toBeNull();
    sheet('beforeprint');
    expect(screen.getAllByRole('rowheader')).toHaveLength(120);
    expect(container.querySelector('[style*="padding"]')).toBeNull();
    expect(screen.queryByText(/这里打印最近/)).toBeNull();
    sheet('afterprint');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are the newest of a long line, and say so', () => {
    show(3623);
    sheet('beforeprint');
    expect(screen.getAllByRole('rowheader')).toHaveLength(120);
    expect(screen.getByText('第 3623 月')).toBeInTheDocument();
    expect(screen.getByText(/共 3623 行，这里打印最近 120 行/)).toBeInTheDocument();
  });
});
