import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../../manifest.ts';
import { buildNote, buildNotes, buildReportCard, buildReports } from '../../../testing/report-factories.ts';
import { page } from '../list.page.tsx';
import { buildChoices, buildIndex, buildList, buildRow, buildStatistic } from '../price-factories.ts';

const open = async (query: Record<string, string> = {}, statistic = buildStatistic()) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: {
      'vegetable/filterList': buildChoices(),
      'vegetable/vegList': buildList([buildRow()]),
      'vegetable/getClassIndex': [
        buildIndex(),
        { ...buildIndex(), class_id: '水果', group: '瓜果类', title: '瓜果类' },
      ],
      'vegetable/getVegStatistic': statistic,
      'vegetable/getMarketWeeklyList': buildReports([buildReportCard()]),
      'article/getDailyReportList': buildNotes([buildNote()]),
      'fruit/filterInit': {
        types: [],
        categories: [{ value: '苹果', group: '仁果类', count: 3 }],
        areas: [],
        units: [],
        dates: { min: '2026-01-01', max: '2026-03-03' },
        source: buildChoices().source,
      },
      'herbs/getCategoryList': [],
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: { view: 'index' }, query };
  const data = await page.load({ api: platform.api, ...address });
  renderWithPlatform(page.render(data, address), options);
  return calls;
};

describe('the vegetable overview', () => {
  it('shows a single class, in the strip and in the table', async () => {
    const calls = await open({ cate: '蔬菜' });
    expect(screen.getByRole('link', { name: /茄果类 103.2/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /瓜果类/ })).not.toBeInTheDocument();
    expect(calls.find(({ operation }) => operation === 'vegetable/vegList')?.request).toMatchObject({
      class_id: '蔬菜',
    });
    expect(screen.getByRole('link', { name: /^全部 1 个品种/ })).toHaveAttribute(
      'href',
      `/home/vegetable/lists/type/1?cate=${encodeURIComponent('蔬菜')}`,
    );
  });

  it('keeps the day in its links', async () => {
    const calls = await open({ date: '2026-03-03' });
    for (const operation of ['vegetable/getClassIndex', 'vegetable/getVegStatistic', 'vegetable/vegList'])
      expect(calls.find((call) => call.operation === operation)?.request).toMatchObject({ date: '2026-03-03' });
    expect(screen.getByRole('link', { name: /^蔬菜/ })).toHaveAttribute(
      'href',
      `/home/vegetable/index?cate=${encodeURIComponent('蔬菜')}&date=2026-03-03`,
    );
  });

  it('shows how many markets quote each mover, and links to reports, notes and other prices', async () => {
    await open();
    expect(within(screen.getByRole('region', { name: '涨幅前 10' })).getByText('20 个市场')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /北京市场周报/ })).toHaveAttribute(
      'href',
      '/home/vegetable/marketdetail/id/mw-beijing-2026-03-02',
    );
    expect(screen.getByRole('link', { name: /每日价格监测/ })).toHaveTextContent('2026年3月4日：30 涨 20 跌');
    expect(screen.getByRole('link', { name: /^水果 ?1 种/ })).toHaveTextContent('截至 2026-03-03');
    expect(screen.getByRole('link', { name: /^中药材/ })).toHaveTextContent('还没有药材价格');
    expect(screen.getByRole('link', { name: /^市场周报/ })).toHaveTextContent('1 份，最新 2026-03-02');
  });

  it('shows that a day does not exist, or that it has no quotes', async () => {
    const calls = await open({ date: '2026-02-30' });
    expect(screen.getByText('没有“2026-02-30”这一天')).toBeInTheDocument();
    expect(calls.map(({ operation }) => operation)).not.toContain('vegetable/getVegStatistic');
  });

  it('shows no figures for a day without quotes', async () => {
    await open({ date: '2026-02-17' }, { ...buildStatistic(), date: '2026-02-17', quotes: 0, up: [], down: [] });
    expect(screen.getByText('2026-02-17 没有报价')).toBeInTheDocument();
    expect(screen.queryByText('没有上涨的品种。')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看最新一天' })).toHaveAttribute('href', '/home/vegetable/index');
  });
});
