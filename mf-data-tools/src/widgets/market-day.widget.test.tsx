import type { DataFor } from '@bee/contracts/operations';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { render, screen, within } from '@testing-library/react';
import { buildDetail, buildList, buildRow, buildStatistic } from '../features/vegetable/price-factories.ts';
import { manifest } from '../manifest.ts';
import { widget } from './market-day.widget.tsx';

const moves: DataFor<'vegetable/getPriceMoves'> = {
  market: '北京市场',
  freq: 'D',
  from: '2026-02-03',
  to: '2026-03-04',
  days_around: 3,
  moves: [
    {
      from_day: '2026-02-11',
      day: '2026-02-12',
      before: 5,
      price_avg: 4.6,
      chg_pct: -8,
      articles: [{ id: 'n1', title: '大棚番茄集中上市', source_name: null, published_at: '2026-02-13' }],
    },
  ],
};

const NONE = { products: 0, up: 0, down: 0, flat: 0, points: [] };

const show = async (answers: object = {}) => {
  const { platform } = createTestPlatform({
    manifest,
    otherPages: ['article/detail'],
    answers: {
      'vegetable/getVegStatistic': buildStatistic(),
      'vegetable/getPriceMoves': moves,
      'vegetable/getDetail': buildDetail(),
      'vegetable/getMarketList': buildList([
        buildRow(),
        buildRow({ adcode: '370100', province: '山东省', price_avg: 4 }),
        buildRow({ adcode: '610100', province: '陕西省', price_avg: 3 }),
      ]),
      ...answers,
    },
  });
  return render(widget.render(platform, await widget.load({ api: platform.api, props: {} }), {}));
};

describe('the market of the day', () => {
  it('says what moved, names the day if it is not today, and shows index, basis and source', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('3月4日 30 涨 20 跌，番茄 +4.2% 领涨');
    expect(screen.getByRole('img', { name: /批发价格指数，最低 99.2，最高 100.4，最新 100.4/ })).toBeInTheDocument();
    expect(screen.getByText('100 = 近 30 天均价，60 个品种同权平均')).toBeInTheDocument();
    expect(screen.getByText('示例数据')).toBeInTheDocument();
  });

  it('shows the news near the change of the leader on that day', async () => {
    const [move] = moves.moves;
    await show({ 'vegetable/getPriceMoves': { ...moves, moves: [{ ...move, day: '2026-03-04' }] } });
    expect(screen.getByText(/^番茄：同期资讯：/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '大棚番茄集中上市' })).toHaveAttribute('href', '/article/detail?id=n1');
    expect(screen.getByText('没有下跌的品种。')).toBeInTheDocument();
  });

  it('says that no news is near the change of the leader, and compares its price with last week and last year', async () => {
    await show();
    expect(screen.getByText('番茄：较上周 −2.4%；当天没有相关资讯')).toBeInTheDocument();
    expect(screen.getByText(/^上一次大幅波动 2月12日 −8.0%，同期资讯：/)).toBeInTheDocument();
  });

  it('shows prices by province; one without a price has none, not 0', async () => {
    await show();
    const tiles = screen.getByRole('img', { name: '番茄（硬果）各省批发价：北京 5.20，山东 4.00，陕西 3.00 元/公斤' });
    expect(within(tiles).getByText('沪').nextElementSibling).toHaveTextContent('—');
  });

  it('leaves out reasons and provinces that fail to load', async () => {
    const fail = () => {
      throw new Error('拒绝');
    };
    await show({ 'vegetable/getPriceMoves': fail, 'vegetable/getMarketList': fail });
    expect(screen.getByText(/北京市场，/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /各省/ })).toBeNull();
  });

  it('says that there is no market without prices', async () => {
    await show({ 'vegetable/getVegStatistic': { ...buildStatistic(), date: null, up: [], index: NONE } });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('暂时没有行情');
    expect(screen.getByText(/有了报价，指数、涨跌和各省价格会显示在这里/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '涨幅居前' })).toBeNull();
  });

  it('says that the index is missing when too few products have quotes', async () => {
    await show({ 'vegetable/getVegStatistic': { ...buildStatistic(), index: { ...NONE, products: 2 } } });
    expect(screen.getByText('近 30 天没有足够的报价，暂时不能计算指数。')).toBeInTheDocument();
  });
});
