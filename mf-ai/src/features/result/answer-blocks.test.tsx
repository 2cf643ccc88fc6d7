import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { ApiError } from '@bee/platform';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { AnswerBlocks } from './turn-view.tsx';

const PAGE = 'application/vegetable/detail';
const to = { page: PAGE, params: {} };
type Table = Extract<AnswerBlock, { type: 'table' }>;
type Chart = Extract<AnswerBlock, { type: 'chart' }>;

const markets: Table = {
  type: 'table',
  title: '番茄各市场均价',
  source: { api: 'vegetable/vegList', params: { group: '茄果类', name: '番茄', by: 'market' } },
  to,
  as_of: '2026-03-04',
};
const row = (market: string, price_avg: number) => ({
  market,
  spec: null,
  price_avg,
  price_low: price_avg - 1,
  price_high: null,
  chg_d: -2,
  date: '2026-03-04',
});
const history: Chart = {
  type: 'chart',
  title: '番茄走势',
  kind: 'line',
  source: { api: 'vegetable/getEchart', params: { group: '茄果类', name: '番茄' } },
  to,
  as_of: null,
};
const answerOf = (points: unknown[], allowed: boolean) => ({
  series: points.length > 0 ? [{ name: '甲地市场', points }] : [],
  unit: '元/公斤',
  access: allowed ? { level: 'public', allowed } : { level: 'login', allowed, reason: '登录后可看 1 年' },
});

const show = (blocks: AnswerBlock[], answers: Record<string, unknown> = {}) =>
  renderWithPlatform(<AnswerBlocks blocks={blocks} />, { manifest, otherPages: [PAGE], answers: answers as never });

describe('tables of an answer', () => {
  it('load their rows with the call that they name; unknown values are dashes', async () => {
    const { calls } = show([markets], { 'vegetable/vegList': { list: [row('甲地市场', 5.2), row('乙地市场', 4.1)] } });
    expect(await screen.findByRole('cell', { name: '5.20' })).toBeInTheDocument();
    expect(calls).toMatchObject([{ operation: 'vegetable/vegList', request: markets.source?.params }]);
    expect(screen.getByRole('link', { name: '查看全部' })).toBeInTheDocument();
    // No row has a kind or a highest price, so these columns are hidden.
    expect(screen.queryByRole('columnheader', { name: '最高' })).toBeNull();
  });

  it('show the list selected by the block', async () => {
    const movers = (part: string): Table => ({
      ...markets,
      source: { api: 'vegetable/getVegStatistic', params: {}, part },
    });
    const mover = { spec: null, market: '甲地市场', price_avg: 1, chg_pct: 3 };
    show([movers('down')], {
      'vegetable/getVegStatistic': { up: [{ ...mover, product: '青椒' }], down: [{ ...mover, product: '生姜' }] },
    });
    expect(await screen.findByRole('rowheader', { name: '生姜' })).toBeInTheDocument();
    expect(screen.queryByText('青椒')).toBeNull();
  });

  it('show the requested nutrients, unknown ones as dashes', async () => {
    const item = (key: string, name: string, value: object) => ({ key, name, unit: 'mg', value, nrv_pct: null });
    const ca = item('ca', '钙', { v: 12, q: '=', decimals: 0 });
    const fe = item('fe', '铁', { v: null, q: 'na', decimals: 0 });
    const zn = item('zn', '锌', { v: 3, q: '=', decimals: 0 });
    const source = { api: 'food/getDetail' as const, params: { code: '1' }, part: 'ca,fe' };
    show([{ ...markets, source }], { 'food/getDetail': { groups: [{ items: [ca, fe, zn] }] } });
    expect(await screen.findByRole('row', { name: /钙 12/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /铁 —/ })).toBeInTheDocument();
    expect(screen.queryByText('锌')).toBeNull();
  });

  it('of herbs name kind, origin and market; monthly quotes show their month', async () => {
    const herb = {
      ...row('甲地市场', 176),
      product: '三七',
      spec: '60头',
      origin: '云南文山',
      chg_w: null,
      chg_m: 5.4,
      chg_y: 16.3,
    };
    const source = { api: 'herbs/getHerbsList' as const, params: { herb: '三七' } };
    show([{ ...markets, source }], {
      'herbs/getHerbsList': {
        list: [
          { ...herb, freq: 'M', date: '2026-02-28' },
          { ...herb, freq: 'W', market: '乙地市场' },
        ],
      },
    });
    expect(
      await screen.findByRole('row', { name: '60头 云南文山 甲地市场 176.00 +5.4% +16.3% 2026-02 月价' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /乙地市场 .* 2026-03-04$/ })).toBeInTheDocument();
    for (const name of ['品种', '周涨跌']) expect(screen.queryByRole('columnheader', { name })).toBeNull();
  });

  it('of several herbs begin with the name', async () => {
    const herb = {
      ...row('甲地市场', 24),
      spec: '统片',
      origin: '甘肃',
      chg_w: 2,
      chg_m: null,
      chg_y: null,
      freq: 'W',
    };
    const source = { api: 'herbs/getHerbsList' as const, params: { moved: 'up' } };
    const list = ['黄芪', '党参'].map((product) => ({ ...herb, product }));
    show([{ ...markets, source }], { 'herbs/getHerbsList': { list } });
    expect(await screen.findByRole('rowheader', { name: '黄芪' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: '党参' })).toBeInTheDocument();
  });

  it('of older answers show their stored rows without a call', () => {
    const { source: _source, ...old } = markets;
    const { calls } = show([{ ...old, columns: ['市场', '均价'], rows: [['丙地市场', '6.30']] }]);
    expect(screen.getByRole('cell', { name: '6.30' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('show a message without rows, and offer a retry when loading fails', async () => {
    let fails = true;
    show([markets], {
      'vegetable/vegList': () => {
        if (fails) throw new ApiError('服务暂时不可用', 404, 404);
        return { list: [] };
      },
    });
    await screen.findByText('“番茄各市场均价”加载失败');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: /重试/ }));
    expect(await screen.findByText('“番茄各市场均价”现在没有数据。')).toBeInTheDocument();
  });
});

describe('charts of an answer', () => {
  const points = [
    ['2026-03-03', 5, null, null, null],
    ['2026-03-04', 5.2, null, null, null],
  ];

  it('are drawn from the response, and say what a membership would unlock', async () => {
    show([history], { 'vegetable/getEchart': answerOf(points, false) });
    expect(await screen.findByRole('img', { name: '番茄走势，2026-03-03 至 2026-03-04' })).toBeInTheDocument();
    expect(screen.getByText(/登录后可看 1 年/)).toBeInTheDocument();
  });

  it('distinguish missing data from a locked range', async () => {
    const first = show([history], { 'vegetable/getEchart': answerOf([], true) });
    expect(await screen.findByText(/这段时间没有数据/)).toBeInTheDocument();
    first.unmount();
    show([history], { 'vegetable/getEchart': answerOf([], false) });
    expect(await screen.findByText(/不在可以查看的范围内.*登录后可看 1 年/)).toBeInTheDocument();
  });

  it('of herbs show the mean of all markets, or the requested market', async () => {
    const lineOf = (market_id: string, price: number) => ({
      name: market_id,
      market_id,
      freq: 'M',
      points: ['2026-01-01', '2026-02-01'].map((day) => [day, price, null, null, null]),
    });
    const answer = {
      series: [lineOf('all', 150), lineOf('wenshan', 320)],
      unit: '元/公斤',
      access: { level: 'login', allowed: false, reason: '登录后可看 1 年' },
    };
    const source = { api: 'herbs/getEchart' as const, params: { spec_id: '52', from: '2025-03-01' } };
    const first = show([{ ...history, source }], { 'herbs/getEchart': answer });
    expect(await screen.findByRole('slider', { name: /^番茄走势，2026-01 至 2026-02/ })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('150 元/公斤'),
    );
    expect(screen.getByText(/登录后可看 1 年/)).toBeInTheDocument();
    first.unmount();
    show([{ ...history, source: { ...source, part: 'wenshan' } }], { 'herbs/getEchart': answer });
    expect(await screen.findByRole('slider', { name: /^番茄走势，2026-01 至 2026-02/ })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('320 元/公斤'),
    );
  });

  it('of trade show the requested flow', async () => {
    const trade: Chart = {
      ...history,
      source: { api: 'trade/getTradeProductDetail', params: { hs: '08106000' }, part: 'export' },
    };
    const month = (usd: number | null) => [['2025-01', usd, null, null, null]];
    show([trade], {
      'trade/getTradeProductDetail': {
        series: { import: month(9), export: month(null) },
        access: { level: 'public', allowed: true },
      },
    });
    expect(await screen.findByText(/这段时间没有数据/)).toBeInTheDocument();
  });

  it('of trade use 亿美元 on the axis for large values', async () => {
    const source = { api: 'trade/getTradeProductDetail' as const, params: { hs: '08106000' }, part: 'import' };
    show([{ ...history, source }], {
      'trade/getTradeProductDetail': {
        series: { import: ['2025-01', '2025-02'].map((month) => [month, 3e8, null, null, null]), export: [] },
        access: { level: 'public', allowed: true },
      },
    });
    expect(await screen.findByText('亿美元')).toBeInTheDocument();
  });
});
