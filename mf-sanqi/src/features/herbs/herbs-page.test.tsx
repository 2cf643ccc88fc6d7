import type { HerbRow } from '@bee/contracts/resource/herbs';
import { NetworkError } from '@bee/platform';
import { type Answers, createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildAnalysis, buildPrices, buildRelation, buildRow, buildSeason } from '../../testing/herb-factories.ts';
import { page } from './herbs.page.tsx';

const otherPages = ['home', 'article/detail', 'user/profile', 'application/herbs/list', 'article/tag'];
const rows = [
  buildRow('60头', '文山', 100, { chg_m: 1 }),
  buildRow('60头', '亳州', 104, { chg_m: 1 }),
  buildRow('80头', '文山', 93),
  buildRow('冬七60头', '文山', 86),
];

const answersOf = (list: HerbRow[], analysed = true): Answers => ({
  'herbs/getHerbsList': buildPrices(list),
  'herbs/getEchart': ({ spec_id }) => {
    if (!analysed) return buildAnalysis(null, null);
    if (spec_id === 'id-冬七60头')
      return buildAnalysis(
        [buildRelation('60头', { ratio: 1.25, usual: { median: 1.25, low: 1.2, high: 1.3 } })],
        buildSeason(),
      );
    return buildAnalysis([buildRelation('80头')], buildSeason());
  },
});

const open = async (query: Record<string, string> = {}, answers = answersOf(rows)) => {
  const options = { manifest, otherPages, answers };
  const { platform, calls } = createTestPlatform(options);
  const data = await page.load({ api: platform.api, params: {}, query });
  const head = page.head(data, { params: {}, query });
  return { ...renderWithPlatform(page.render(data, { params: {}, query }), options), head, calls };
};

const rowOf = (name: string) =>
  within(screen.getByRole('region', { name: /各规格各市场价格/ })).getByRole('row', { name: new RegExp(`^${name}`) });
const props = (container: HTMLElement) =>
  JSON.parse(container.querySelector<HTMLElement>('[data-bee-widget]')?.dataset.beeProps ?? '{}');

describe('prices of the herb', () => {
  it('are a matrix with mean, spread and changes; the most expensive and the cheapest are marked in words', async () => {
    await open();
    const cells = within(rowOf('60头'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['低100.00', '高104.00', '102.00', '4.00', '上涨▲+1.0%']);
    expect(screen.queryByRole('columnheader', { name: '周涨跌' })).toBeNull();
    expect(within(rowOf('80头')).getAllByRole('cell')[1]).toHaveTextContent('—');
    expect(screen.getByText(/来源按月报价，没有周涨跌/)).toBeInTheDocument();
  });

  it('show changes in the cells if the address says so', async () => {
    await open({ cell: 'm' });
    expect(within(rowOf('60头')).getAllByRole('cell')[0]).toHaveTextContent('+1.0%');
    expect(screen.getByRole('link', { name: '月涨跌', current: true })).toBeInTheDocument();
  });

  it('show which grade is expensive, when a harvest is expensive, and the usual price gap of winter and spring roots', async () => {
    await open();
    expect(screen.getByText('按与60头的比价，现在80头偏贵。')).toBeInTheDocument();
    expect(screen.getAllByText(/采挖在 11月至次年1月/)).not.toHaveLength(0);
    const gap = within(screen.getByRole('region', { name: '冬七与春七的价差' })).getByRole('row', { name: /^60头/ });
    expect(gap).toHaveTextContent('-16.00');
    expect(gap).toHaveTextContent('0.800 倍');
    expect(gap).toHaveTextContent('0.769–0.833 倍（120 个月）');
  });

  it('link a row to the chart of its grade, which is kept in the address', async () => {
    const { container } = await open({ spec: '80头', t: '1y' });
    expect(props(container)).toMatchObject({
      spec_id: 'id-80头',
      page: 'sanqi/herbs',
      query: { spec: '80头', t: '1y' },
    });
    expect(within(rowOf('60头')).getByRole('link')).toHaveAttribute('href', '/home/sanqi/herbs?t=1y#line');
  });

  it('name an unknown grade and show the reference instead', async () => {
    const { container, head } = await open({ spec: '999头' });
    expect(screen.getByRole('status')).toHaveTextContent('没有“999头”这个规格的报价，走势显示的是 60头');
    expect(props(container).spec_id).toBe('id-60头');
    expect(head).toMatchObject({ robots: 'noindex', canonical: '/home/sanqi/herbs' });
  });

  it('work without analysis: unknown values are named', async () => {
    await open({}, answersOf(rows, false));
    expect(screen.getAllByText('历史报价还不够').length).toBeGreaterThanOrEqual(3);
    expect(rowOf('60头')).toBeInTheDocument();
  });

  it('show that the comparison failed, not that there is no history, and keep current prices', async () => {
    const refuse = () => {
      throw new NetworkError();
    };
    await open({}, { ...answersOf(rows), 'herbs/getEchart': refuse });
    expect(screen.getByRole('alert')).toHaveTextContent('比价与季节规律加载失败');
    expect(screen.queryByText('历史报价还不够')).not.toBeInTheDocument();
    expect(rowOf('60头')).toBeInTheDocument();
  });

  it('offer alternatives before data is imported', async () => {
    await open({}, answersOf([]));
    expect(screen.getByText('还没有三七的报价')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看三七报告' })).toHaveAttribute('href', '/home/sanqi/report/sanqi');
  });

  it('are a printable sheet without links', async () => {
    const { head } = await open({ view: 'sheet' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('三七行情单');
    expect(screen.getByRole('button', { name: '打印行情单' })).toBeInTheDocument();
    expect(within(screen.getByRole('table')).queryByRole('link')).not.toBeInTheDocument();
    expect(head?.robots).toBe('noindex');
  });

  it('have a title and a Dataset for search engines', async () => {
    const { head } = await open();
    expect(head?.title).toBe('三七行情 - 三七专题');
    expect(head?.description).toContain('60头市场均价 102.00 元/公斤');
    expect(head?.jsonLd).toMatchObject({ '@type': 'Dataset', temporalCoverage: '2016-11-30/2026-10-31' });
  });

  it('have title, description and canonical address of the grade in the address', async () => {
    const { head } = await open({ spec: '80头' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('三七 80头行情');
    expect(screen.getByRole('heading', { name: '80头走势' })).toBeInTheDocument();
    expect(head?.title).toBe('三七 80头行情 - 三七专题');
    expect(head?.description).toContain('三七80头市场均价 93.00 元/公斤');
    expect([head?.canonical, head?.robots]).toEqual([undefined, undefined]);
    expect((await open({ spec: '60头' })).head?.canonical).toBe('/home/sanqi/herbs');
  });
});
