import type { PricePoint } from '@bee/contracts/entity/price';
import { loginIntent } from '@bee/platform/host';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { qualityFacts } from './detail/price-headline.tsx';
import { page } from './detail.page.tsx';
import { buildChart, buildChoices, buildDetail, buildList, buildRow, buildSeries } from './price-factories.ts';

const params = { group: '茄果类', name: '番茄', type: '1' };
const markets = [
  buildRow(),
  buildRow({ id: '2', market_id: 'jinan', market: '济南市场', price_avg: 4.1 }),
  buildRow({ id: '3', market_id: 'xian', market: '西安市场', price_avg: 4.6 }),
];

const moves = {
  market: '北京市场',
  freq: 'D' as 'D' | 'M',
  from: '2026-02-03',
  to: '2026-03-04',
  days_around: 3,
  moves: [
    {
      from_day: '2026-02-27',
      day: '2026-02-28',
      before: 4,
      price_avg: 5,
      chg_pct: 25,
      articles: [{ id: 'n1', title: '寒潮影响北方设施番茄', source_name: '示例', published_at: '2026-02-27' }],
    },
    { from_day: '2026-02-10', day: '2026-02-11', before: 5, price_avg: 4.4, chg_pct: -12, articles: [] },
  ],
};

let visited: string[] = [];

const open = async (
  query: Record<string, string> = {},
  series = [buildSeries()],
  rows = markets,
  jumps: typeof moves = moves,
  shown: Partial<ReturnType<typeof buildChart>> = {},
) => {
  const options = {
    manifest,
    otherPages: ['home', 'user/vip', 'article/tag', 'article/detail'],
    answers: {
      'vegetable/getDetail': buildDetail(),
      'vegetable/getEchart': { ...buildChart(series), ...shown },
      'vegetable/getMarketList': buildList(rows),
      'vegetable/getPriceMoves': jumps,
      'vegetable/filterList': buildChoices(),
      'vegetable/getSupplyDemandList': { list: [], total: 0, page: 1, limit: 3, updated_at: null },
      'product/getLinks': { name: '番茄', price: null, trade: null, food: null, standards: null },
      'vegetable/getMemberQuoteList': {
        list: [],
        total: 0,
        page: 1,
        limit: 10,
        updated_at: null,
        source: buildDetail().source,
      },
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const data = await page.load({ api: platform.api, params, query });
  ({ visited } = renderWithPlatform(page.render(data, { params, query }), options));
  return calls.find(({ operation }) => operation === 'vegetable/getEchart')?.request;
};

const queryOf = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams);

describe('product page', () => {
  it('shows price, day and reliability', async () => {
    await open();
    const headline = within(screen.getByRole('region', { name: '最新报价' }));
    expect(headline.getByText('5.20')).toBeInTheDocument();
    expect(headline.getByText('可信度：近一周 20 个市场有报价')).toBeInTheDocument();
    expect(headline.getByText(/中位价 5.10 元\/公斤，本市场偏离 \+2.0%/)).toBeInTheDocument();
  });

  it('states how far the markets differ, without old quotes', async () => {
    const old = buildRow({ id: '4', market_id: 'lanzhou', market: '兰州市场', price_avg: 1, stale_days: 8 });
    await open({}, undefined, [...markets, old]);
    expect(screen.getByText(/^近 7 天有报价的 3 个市场中，济南市场 4.10/).closest('p')).toHaveTextContent(
      /北京市场 5.20（2026-03-04）最高，相差 1.10 元\/公斤，高出 26.8%。$/,
    );
  });

  it('says of a price of the past season that no quote has followed', () => {
    const { latest, quality } = buildDetail();
    const facts = qualityFacts({ latest, quality: { ...quality, age_days: 90 } });
    expect(facts).toContain('可信度：停报前一周 20 个市场有报价');
    expect(facts).toContain('此后没有新的报价：品种不在产季，或市场已停报');
    expect(qualityFacts({ latest, quality: { ...quality, age_days: 7 } }).join()).not.toContain('产季');
  });

  it('shows every price in the unit of the address', async () => {
    await open({ u: 'jin' });
    expect(within(screen.getByRole('region', { name: '最新报价' })).getByText('2.60')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /均价 2.60 元\/斤/ })).toBeInTheDocument();
    expect(queryOf(screen.getByRole('link', { name: '元/公斤' }))).toEqual({});
  });

  it('requests the period of the address and links the others', async () => {
    const request = await open({ t: '1y', u: 'jin' });
    expect(request).toMatchObject({ from: '2025-03-05', to: '2026-03-04', markets: ['beijing'] });
    expect(queryOf(screen.getByRole('link', { name: '1月' }))).toEqual({ t: '1m', u: 'jin' });
  });

  it('highlights the month that a visitor sees, and locks longer periods', async () => {
    await open({ t: '1y' });
    expect(screen.getByRole('link', { name: '1月' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: '3月，登录后可看' }));
    expect(loginIntent.getState().status).toBe(true);
    expect(screen.getByRole('link', { name: '1年，开通 VIP 后可看' }).getAttribute('href')).toContain('user/vip');
    expect(screen.getByRole('link', { name: '全部，开通蔬菜 VIP 后可看' }).getAttribute('href')).toContain('vip');
  });

  it('shows the same span of weeks above and below the chart, the incomplete week hollow', async () => {
    const weeks = (['2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02'] as const).map(
      (day, place): PricePoint => [day, 4 + place, 3, 9, null],
    );
    // The first week begins before the visible span.
    await open({ t: 'all' }, [{ ...buildSeries(), freq: 'W', points: weeks }], markets, moves, {
      from: '2026-02-12',
      to: '2026-03-04',
      access: { level: 'public', allowed: true },
    });
    expect(screen.getByText(/，2026-02-16 至 2026-03-04，按周均价$/)).toBeInTheDocument();
    const sentence = document.querySelector('.bee-chart-sentence');
    expect(sentence).toHaveTextContent('2026-02-16 至 2026-03-04，按周均价，最低 5.00（2026-02-16 当周）');
    expect(document.querySelectorAll('.bee-plot-hole')).toHaveLength(1);
    expect(screen.getAllByText('每周')).not.toHaveLength(0);
  });

  it('draws without JavaScript and has the same data in a sentence', async () => {
    await open();
    const drawing = screen.getByRole('img', { name: /^2026-03-04 北京市场番茄均价 5.20 元\/公斤/ });
    expect(document.querySelector('.bee-chart-sentence')).toHaveTextContent(drawing.getAttribute('aria-label') ?? '-');
  });

  it('shows the same figures as a table, with — for a day without a quote', async () => {
    await open({ tab: 'table' });
    const day = within(screen.getByRole('row', { name: /2026-03-03/ }));
    // Three of the market and four of the country, whose figures begin a day later.
    expect(day.getAllByText('—')).toHaveLength(7);
  });

  it('has a gate that shows what is visible and opens the login', async () => {
    await open();
    expect(screen.getByText('已显示最近 30 天，登录查看 90 天')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(loginIntent.getState().status).toBe(true);
  });

  it('shows what unlocks the seasonal pattern', async () => {
    await open();
    expect(screen.getByText('季节规律由 2 年以上的报价算出 · 开通 VIP 可看 3 年')).toBeInTheDocument();
  });

  it('lists the markets from the cheapest and adds one to the chart', async () => {
    await open();
    const table = within(screen.getByRole('table', { name: /各市场最新报价/ }));
    const names = table.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names).toEqual(['济南市场', '西安市场', '北京市场']);
    expect(queryOf(table.getByRole('link', { name: '对比：把 济南市场 加入走势图' }))).toEqual({ cmp: 'jinan' });
  });

  it('compares no more markets than a visitor may, and shows what unlocks more', async () => {
    await open({ cmp: 'jinan' }, [buildSeries(), buildSeries({ market_id: 'jinan', market: '济南市场' })]);
    expect(screen.getByTitle('登录后可对比 3 个市场')).toHaveTextContent('已满');
    expect(queryOf(screen.getByRole('link', { name: '从走势图移除 济南市场' }))).toEqual({});
  });

  it('lists the jumps with the articles around them, in the unit of the address, and names no cause', async () => {
    const days = ['2026-02-10', '2026-02-27', '2026-02-28', '2026-03-04'];
    await open({ u: 'jin' }, [buildSeries({ points: days.map((day) => [day, 5, 4, 6, null]) })]);
    const jump = within(screen.getByRole('link', { name: '寒潮影响北方设施番茄' }).closest('ol > li') as HTMLElement);
    expect(jump.getByText('2026-02-28')).toBeInTheDocument();
    expect(jump.getByText('2.50')).toBeInTheDocument();
    expect(jump.getByText('图中 1')).toBeInTheDocument();
    expect(document.querySelectorAll('.bee-chart-event-lines .is-band')).toHaveLength(1);
    expect(screen.getByText('前后 3 天没有收录到该品种的资讯或政策。')).toBeInTheDocument();
    expect(screen.getByText(/前后 3 天发布的资讯和政策，时间相近不等于原因/)).toBeInTheDocument();
  });

  it('names the months of jumps of a monthly price, and says that articles are of that month', async () => {
    const [move] = moves.moves;
    const monthly = move ? [{ ...move, from_day: '2026-01-15', day: '2026-02-15', articles: [] }] : [];
    await open({}, undefined, undefined, { ...moves, freq: 'M', moves: monthly });
    expect(screen.getByText('2026-02')).toBeInTheDocument();
    expect(screen.getByText('（较 2026-01）')).toBeInTheDocument();
    expect(screen.getByText('当月及前后 3 天没有收录到该品种的资讯或政策。')).toBeInTheDocument();
    expect(screen.getByText(/北京市场（每月一报，代表当月），.*列出当月及前后 3 天/)).toBeInTheDocument();
    expect(screen.getAllByText(/缺报的月份留空，不插值/)).not.toHaveLength(0);
    expect(screen.queryByText(/每个交易日/)).not.toBeInTheDocument();
  });

  it('maps the newest prices by province in the unit of the address, with the same data as a table', async () => {
    const rows = [
      ...markets,
      buildRow({
        id: '4',
        market_id: 'shouguang',
        market: '寿光市场',
        province: '山东省',
        adcode: '370783',
        price_avg: 3,
      }),
      buildRow({
        id: '5',
        market_id: 'kunming',
        market: '昆明市场',
        province: '云南省',
        adcode: '530100',
        price_avg: 1,
        date: '2026-01-04',
      }),
    ];
    await open({ tab: 'map', u: 'jin', tr: 'yoy' }, [buildSeries()], rows);
    const table = within(screen.getByRole('table', { name: /^番茄各省最新批发价，硬果，元\/斤，截至 2026-03-04$/ }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('省份'),
      '北京2.322026-03-043',
      '山东1.502026-03-041',
    ]);
    expect(screen.getAllByText(/1 个市场的报价超过一周，未计入/)).not.toHaveLength(0);
    expect(screen.getByText('示意图，不作为划界依据')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '显示地图' }));
    const shandong = await screen.findByLabelText('山东：1.50 元/斤，1 个市场，2026-03-04', {}, { timeout: 20_000 });
    expect(screen.getByLabelText('云南：无数据')).toBeInTheDocument();
    await userEvent.click(shandong);
    expect(visited.at(-1)).toMatch(/geo=370000/);
  });

  it('does not load the history while the map is open', async () => {
    await open({ tab: 'map' });
    expect(screen.queryByRole('link', { name: '3月' })).toBeNull();
    expect(screen.queryByText(/登录查看 90 天/)).toBeNull();
    expect(queryOf(screen.getByRole('link', { name: '元/斤' }))).toEqual({ tab: 'map', u: 'jin' });
  });
});
