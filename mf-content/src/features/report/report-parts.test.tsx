import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { Delta } from './delta.tsx';
import { FigureTable } from './figures.tsx';
import { fullCitation } from './full-citation.ts';
import { Outline } from './outline.tsx';
import type { Report } from './report-data.ts';
import { linkedData } from './report-rail.tsx';

const show = (ui: React.ReactNode) =>
  renderWithPlatform(ui, { manifest, otherPages: ['application/vegetable/detail'] });

describe('changes since the last issue', () => {
  const row = (label: string) => screen.getByRole('row', { name: new RegExp(label) });

  it('are percent for amounts, percentage points for percentages, differences for counts, and unknown without a value', () => {
    const delta: Report['delta'] = [
      { label: '均价', prev: 4, curr: 5, unit: '元/公斤' },
      { label: '涨幅', prev: 1.5, curr: 0.5, unit: '%' },
      { label: '上涨品种', prev: 27, curr: 28, unit: '个' },
      { label: '新品', prev: null, curr: 3, unit: '元/公斤' },
      { label: '从零', prev: 0, curr: 3, unit: '吨' },
    ];
    const prev = { id: '6', title: '上期', issue_no: '2026-01', published_at: null };
    show(<Delta report={{ delta, tagged: [], same_series: { prev, next: null, issues: [] } } as unknown as Report} />);
    expect(row('均价')).toHaveTextContent('+25.0%');
    expect(row('涨幅')).toHaveTextContent('−1.0 个百分点');
    expect(row('上涨品种')).toHaveTextContent('+1 个');
    expect(within(row('新品')).getAllByText('—')).toHaveLength(2);
    expect(row('从零')).toHaveTextContent(/—$/);
    expect(screen.getByRole('link', { name: '对比 2026-01 期' })).toHaveAttribute('href', expect.stringContaining('6'));
  });
});

describe('contents of the original', () => {
  it('link to their pages and mark locked ones', () => {
    const outline = [
      { title: '一、走势', page: 1, level: 1 },
      { title: '二、原因', page: 4, level: 1 },
    ];
    const report = { outline, fid: 'f7', pdf: 'ready' } as Report;
    const access = { level: 'vip', allowed: false, preview: { unit: 'page', shown: 3, total: 8 } } as const;
    show(<Outline report={report} access={access} />);
    expect(screen.getByRole('link', { name: /一、走势/ })).not.toHaveTextContent('可看');
    const locked = screen.getByRole('link', { name: /二、原因/ });
    expect(locked).toHaveTextContent('可看');
    expect(locked).toHaveAttribute('href', expect.stringMatching(/f7.*page=4/));
  });
});

describe('numbers of a figure', () => {
  it('are right-aligned in columns of numbers only', () => {
    show(
      <FigureTable
        caption="表 1"
        columns={['品种', '均价', '说明', '涨跌']}
        rows={[
          ['大白菜', '1,286.50', '持平', '+1.2%'],
          ['菠菜', '', '3 级', '−0.5%'],
        ]}
      />,
    );
    expect(screen.getByRole('columnheader', { name: '均价' })).toHaveClass('is-num');
    expect(screen.getByRole('columnheader', { name: '涨跌' })).toHaveClass('is-num');
    expect(screen.getByRole('columnheader', { name: '说明' })).not.toHaveClass('is-num');
    expect(screen.getByRole('cell', { name: '—' })).toBeInTheDocument();
  });

  it('list each source page once', () => {
    show(null);
    const link = { page: 'application/vegetable/detail', params: { name: '大白菜' } };
    const figures = [
      { title: '走势', link },
      { title: '季节', link },
      { title: '说明', link: null },
    ] as Report['figures'];
    expect(linkedData({ figures })).toEqual([{ title: '大白菜行情', to: expect.stringContaining('name=') }]);
  });
});

it('a citation includes the access date in Shanghai and the address', () => {
  expect(
    fullCitation('某所. 月报[R/OL]. 2026-03-04.', 'https://bee.example/r/7', new Date('2026-03-09T20:00:00Z')),
  ).toBe('某所. 月报[R/OL]. 2026-03-04[2026-03-10]. https://bee.example/r/7.');
});
