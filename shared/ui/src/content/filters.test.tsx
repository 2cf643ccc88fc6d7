import { render, screen } from '@testing-library/react';
import { FilterRow, Filters } from './filters.tsx';

const options = [
  { title: '国家', href: '?level=state', count: 12, current: true },
  { title: '省', href: '?level=province', count: 3 },
  { title: '县', href: '?level=county', count: 0 },
];

describe('filters', () => {
  it('have addresses; one without results is not a link', () => {
    render(<FilterRow label="级别" options={options} clear="?" />);
    expect(screen.getByRole('link', { name: '省 3' })).toHaveAttribute('href', '?level=province');
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('国家');
    expect(screen.queryByRole('link', { name: /县/ })).toBeNull();
    expect(screen.getByRole('link', { name: '清除级别' })).toHaveAttribute('href', '?');
  });

  it('have no row for a facet without options', () => {
    const { container } = render(<FilterRow label="产区" options={[]} clear="?" />);
    expect(container).toBeEmptyDOMElement();
  });

  it('offer to clear only active filters', () => {
    render(<FilterRow label="级别" options={options.slice(1)} clear="?" />);
    expect(screen.queryByRole('link', { name: '清除级别' })).toBeNull();
  });

  it('keep a selected option without results as a link', () => {
    render(<FilterRow label="级别" options={[{ title: '县', href: '?', count: 0, current: true }]} clear="?" />);
    expect(screen.getByRole('link', { name: '县 0' })).toBeVisible();
  });

  it('show on the phone the number of filters and results', () => {
    render(
      <Filters total={128} active={2} clear="/list">
        <FilterRow label="级别" options={options} />
      </Filters>,
    );
    expect(screen.getByText('筛选 (2)')).toBeInTheDocument();
    expect(screen.getByText('查看 128 条')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '清除全部筛选' })).toHaveAttribute('href', '/list');
  });
});
