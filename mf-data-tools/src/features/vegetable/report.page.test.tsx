import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildReport, buildReportCard, buildReportedRow, buildReports } from '../../testing/report-factories.ts';
import { page as listPage } from './list.page.tsx';
import { buildChoices } from './price-factories.ts';
import { page } from './report.page.tsx';

const options = { manifest, otherPages: ['home'] };

const openReport = async (report = buildReport()) => {
  const { platform } = createTestPlatform({ ...options, answers: { 'vegetable/marketReportDetail': report } });
  const address = { params: { id: report.id }, query: {} };
  const data = await page.load({ api: platform.api, ...address });
  renderWithPlatform(page.render(data, address), options);
};

const openList = async (query: Record<string, string> = {}, list = [buildReportCard()]) => {
  const { platform, calls } = createTestPlatform({
    ...options,
    answers: { 'vegetable/filterList': buildChoices(), 'vegetable/getMarketWeeklyList': buildReports(list) },
  });
  const address = { params: { type: '3' }, query };
  const data = await listPage.load({ api: platform.api, ...address });
  renderWithPlatform(listPage.render(data, address), options);
  return calls.find(({ operation }) => operation === 'vegetable/getMarketWeeklyList')?.request;
};

describe('a market report', () => {
  it('links each product to its page with the market in the chart', async () => {
    await openReport();
    const row = within(screen.getByRole('row', { name: /番茄/ }));
    expect(row.getByRole('link', { name: '番茄' })).toHaveAttribute('href', expect.stringMatching(/cmp=beijing$/));
    expect(row.getByText('5.20')).toBeInTheDocument();
    expect(row.getByText('上涨')).toBeInTheDocument();
  });

  it('shows what is for members and how to get it, and nothing once it is unlocked', async () => {
    await openReport();
    expect(screen.getByText('已显示前 8 个品种，共 12 个')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '开通蔬菜 VIP' })).toHaveAttribute('href', '/home/vegetable/vip');
    expect(screen.queryByText('市场点评')).not.toBeInTheDocument();
  });

  it('shows a vegetable VIP the comment and no gate', async () => {
    await openReport(
      buildReport({ access: { level: 'public', allowed: true }, content_html: '<p>番茄到货减少。</p>' }),
    );
    expect(screen.getByText('番茄到货减少。')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '开通蔬菜 VIP' })).not.toBeInTheDocument();
  });

  it('links to the previous report and shows that there is no next one', async () => {
    await openReport();
    expect(screen.getByRole('link', { name: /上一期/ })).toHaveAttribute(
      'href',
      '/home/vegetable/marketdetail/id/mw-beijing-2026-02-23',
    );
    expect(screen.getByText('没有了')).toBeInTheDocument();
  });

  it('shows missing values as —', async () => {
    await openReport(
      buildReport({ rows: [buildReportedRow({ before: null, trend: null, arrival: null, origin: null })] }),
    );
    expect(within(screen.getByRole('row', { name: /番茄/ })).getAllByText('—')).toHaveLength(4);
  });
});

describe('the list of market reports', () => {
  it('requests the filters of its address and keeps them in its links', async () => {
    expect(await openList({ kind: 'weekly', market: 'beijing', month: '2026-03', p: '2' })).toMatchObject({
      kind: 'weekly',
      market_id: 'beijing',
      month: '2026-03',
      page: 2,
    });
    expect(screen.getByRole('link', { name: '清除市场' })).toHaveAttribute(
      'href',
      '/home/vegetable/lists/type/3?kind=weekly&month=2026-03',
    );
  });

  it('drops an invalid month', async () =>
    expect(await openList({ month: '2026-13' })).toEqual({ page: 1, limit: 20 }));

  it('explains an empty list', async () => {
    await openList({ month: '2020-01' }, []);
    expect(screen.getByText('没有符合条件的周报')).toBeInTheDocument();
  });
});
