import type { DataFor } from '@bee/contracts/operations';
import type { Answers } from '@bee/testing/render-with-platform';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildAnswer, buildNode, thailand } from '../../testing/trade-factories.ts';
import { page } from './analysis.page.tsx';

const PATH = '/home/trade/datadetail/type/2';

const open = async (
  query: Record<string, string>,
  answer: DataFor<'trade/getTradeDataList'> = buildAnswer(),
  { more = {}, member = false }: { more?: Answers; member?: boolean } = {},
) => {
  const options = {
    manifest,
    otherPages: ['home', 'user/vip'],
    answers: {
      'trade/getCountryList': [thailand],
      'trade/getPortList': { ports: [], modes: [], regs: [] },
      'trade/getTradeDataList': answer,
      ...more,
    } as Answers,
    ...(member && { member: { uid: 1, nickname: '测试' } as never }),
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  const rendered = renderWithPlatform(page.render(data, address), options);
  opened = rendered.calls;
  return calls.find(({ operation }) => operation === 'trade/getTradeDataList')?.request;
};

/** The requests that the page sends after it is opened. */
let opened: ReturnType<typeof renderWithPlatform>['calls'] = [];

const partners = buildAnswer({
  row: 'partner',
  col: 'flow',
  columns: [{ key: 'import', label: '进口' }],
  list: [
    { key: 'TH', label: '泰国', unit: '千克', cells: { value_usd: [4e9], share: [80], yoy: [2.5] }, flags: [null] },
    { key: 'VN', label: '越南', unit: '千克', cells: { value_usd: [1e9], share: [20], yoy: [null] }, flags: [null] },
    {
      key: 'PH',
      label: '菲律宾',
      unit: '千克',
      cells: { value_usd: [null], share: [null], yoy: [null] },
      flags: ['conf'],
    },
  ],
});

describe('analysis of trade', () => {
  it('draws a line per row over time, with the last value of each in words', async () => {
    const answer = buildAnswer({
      row: 'partner',
      list: [
        { key: 'TH', label: '泰国', unit: '千克', cells: { value_usd: [1_000_000, 1_250_000] }, flags: [null, null] },
      ],
    });
    const request = await open({ hs: '08106000', row: 'partner' }, answer);
    expect(request).toMatchObject({ row: 'partner', col: 'period', measures: ['value_usd'], page: 1, limit: 6 });
    expect(screen.getByText('贸易伙伴', { selector: '.bee-compare-label' }).parentElement).toHaveTextContent('泰国');
    expect(screen.getByRole('img', { name: '2025年2月：泰国 125 万美元。' })).toBeInTheDocument();
  });

  it('draws partial years hollow, names their months, and does not compare them', async () => {
    const values = [24e8, 220e8, 260e8, 300e8, 250e8];
    const keys = ['2022', '2023', '2024', '2025', '2026'];
    const parts: Record<string, { from: string; to: string }> = {
      '2022': { from: '2022-11-01', to: '2022-12-31' },
      '2026': { from: '2026-01-01', to: '2026-10-31' },
    };
    const answer = buildAnswer({
      row: 'partner',
      columns: keys.map((key) => ({ key, label: key, ...(parts[key] && { part: parts[key] }) })),
      list: [{ key: 'BR', label: '巴西', unit: '千克', cells: { value_usd: values }, flags: keys.map(() => null) }],
      from: '2022',
      to: '2026',
      as_of: '2026-10',
    });
    await open({ hs: '1201', freq: 'Y', row: 'partner' }, answer);
    expect(
      screen.getByRole('img', { name: '2026年1-10月：巴西 2,500,000 万美元，2023至2025年年均增长 16.8%。' }),
    ).toBeInTheDocument();
    expect(document.querySelectorAll('.bee-plot-hole')).toHaveLength(2);
    expect(screen.getByText('2022（11-12月）', { selector: '.bee-plot-days span' })).toBeInTheDocument();
    expect(screen.getByText('2026（1-10月）', { selector: '.bee-plot-days span' })).toBeInTheDocument();
  });

  it('ranks parts by their sum, a confidential one without a number', async () => {
    const request = await open({ hs: '08106000', row: 'partner', chart: 'bar' }, partners);
    expect(request).toMatchObject({ row: 'partner', col: 'flow', measures: ['value_usd', 'share', 'yoy'], limit: 20 });
    const items = within(screen.getByRole('list', { name: /各贸易伙伴金额排行/ })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '泰国40.00 亿美元80.0%同比上涨▲+2.5%',
      '越南10.00 亿美元20.0%同比—',
      '菲律宾保密同比—',
    ]);
  });

  it('describes the growth of several years as annual average', async () => {
    await open({ hs: '08106000', row: 'partner', chart: 'bar' }, { ...partners, growth: 'annual' });
    const [thai] = within(screen.getByRole('list', { name: /各贸易伙伴金额排行/ })).getAllByRole('listitem');
    expect(thai).toHaveTextContent('年均上涨▲+2.5%');
  });

  it('draws areas for the parts with a value, each linked to itself', async () => {
    await open({ hs: '08106000', row: 'partner', chart: 'tree' }, partners);
    const tiles = within(screen.getByRole('list', { name: /各贸易伙伴金额结构/ })).getAllByRole('link');
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      '泰国 40.00 亿美元，80.0%',
      '越南 10.00 亿美元，20.0%',
    ]);
    expect(tiles[1]).toHaveAttribute('href', `${PATH}?hs=08106000&geo=VN&chart=tree`);
  });

  it('draws the next level of the commodity tree, with the way back', async () => {
    const node = buildNode({ children: 2 });
    const tree = {
      path: [
        { ...node, code: '08', name: '水果' },
        { ...node, code: '0810', name: '其他鲜果' },
      ],
      list: [
        { ...node, code: '081050', name: '猕猴桃', import_usd: 1 },
        { ...node, code: '081060', name: '榴莲', import_usd: 5 },
      ],
      period: '2025-02',
      source: null,
    };
    const codes = buildAnswer({
      col: 'flow',
      columns: [{ key: 'import', label: '进口' }],
      list: [
        { key: '081060', label: '榴莲', unit: '千克', cells: { value_usd: [4e9], share: [100] }, flags: [null] },
        { key: '081050', label: '猕猴桃', unit: '千克', cells: { value_usd: [null], share: [null] }, flags: [null] },
      ],
    });
    const request = await open({ hs: '0810', geo: 'TH', chart: 'tree' }, codes, {
      more: { 'trade/getCategoryTree': tree },
    });
    expect(request).toMatchObject({ hs: ['081060', '081050'], partners: ['TH'] });
    const levels = within(screen.getByRole('navigation', { name: '层级' })).getAllByRole('link');
    expect(levels.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['全部伙伴', `${PATH}?hs=0810&row=partner&chart=tree`],
      ['农产品', `${PATH}?geo=TH&row=hs&chart=tree`],
      ['水果', `${PATH}?hs=08&geo=TH&chart=tree`],
    ]);
    const tiles = within(screen.getByRole('list', { name: /结构/ }));
    expect(tiles.getByRole('link', { name: /榴莲/ })).toHaveAttribute('href', `${PATH}?hs=081060&geo=TH&chart=tree`);
    expect(screen.getByRole('link', { name: '展开' })).toHaveAttribute(
      'href',
      `${PATH}?hs=0810&geo=TH&chart=tree&ex=parts`,
    );
  });

  it('lists amounts from partners to ports, without those that are missing', async () => {
    const ports = buildAnswer({
      row: 'partner',
      col: 'port',
      columns: [
        { key: '5300', label: '深圳' },
        { key: '7200', label: '南宁' },
      ],
      list: [
        { key: 'TH', label: '泰国', unit: '千克', cells: { value_usd: [1e8, 3e8] }, flags: [null, null] },
        { key: 'VN', label: '越南', unit: '千克', cells: { value_usd: [null, 2e8] }, flags: [null, null] },
      ],
    });
    expect(await open({ hs: '08106000', chart: 'flow' }, ports)).toMatchObject({ row: 'partner', col: 'port' });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '泰国南宁3.00 亿美元',
      '越南南宁2.00 亿美元',
      '泰国深圳1.00 亿美元',
    ]);
  });

  it('opens with what changed since last year, whose parts add up to the whole', async () => {
    const row = (key: string, label: string, now: number, change: number) => ({
      row: { key, label, unit: null, cells: { change: [change], value_usd: [now] }, flags: [null] },
      total: { cells: { change, value_usd: now }, share: null },
    });
    const rows = [row('TH', '泰国', 5e8, 1e8), row('VN', '越南', 2e8, -3e7)];
    const answer = buildAnswer({
      row: 'partner',
      col: 'flow',
      hs: [],
      columns: [{ key: 'import', label: '进口' }],
      list: rows.map((one) => one.row),
      totals: { rows: rows.map(({ total }) => total), columns: {}, all: { change: 8e7, value_usd: 8.8e8 }, unit: null },
    });
    expect(await open({}, answer)).toMatchObject({ hs: [], row: 'partner', measures: ['change', 'value_usd'] });
    const items = within(screen.getByRole('list', { name: '农产品进口的增减来自哪些贸易伙伴' })).getAllByRole(
      'listitem',
    );
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '泰国+1.00 亿美元+12.50 个百分点',
      '越南-3,000.0 万美元-3.75 个百分点',
      '其他+1,000.0 万美元+1.25 个百分点',
    ]);
    expect(
      screen.getByText(/^进口额 8.80 亿美元，比上年同期 \+8,000.0 万美元（\+10.0%）。其中泰国/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '走势' })).toHaveAttribute('href', `${PATH}?chart=line`);
  });

  it('draws all goods by chapter, each of which can be opened', async () => {
    const node = buildNode({ children: 2 });
    const tree = { path: [], list: [{ ...node, code: '08', name: '水果', import_usd: 5 }], period: null, source: null };
    const chapters = buildAnswer({
      col: 'flow',
      columns: [{ key: 'import', label: '进口' }],
      list: [{ key: '08', label: '水果', unit: null, cells: { value_usd: [4e9], share: [100] }, flags: [null] }],
    });
    const more = { 'trade/getCategoryTree': tree };
    expect(await open({ row: 'hs', chart: 'tree' }, chapters, { more })).toMatchObject({ hs: ['08'] });
    const tiles = within(screen.getByRole('list', { name: /结构/ }));
    expect(tiles.getByRole('link', { name: /^水果/ })).toHaveAttribute('href', `${PATH}?hs=08&chart=tree`);
  });

  it('requests shares over time', async () => {
    expect(await open({ hs: '08~10', chart: 'share' })).toMatchObject({
      row: 'hs',
      col: 'period',
      measures: ['share'],
      limit: 6,
    });
  });

  it('shows the statements of the server', async () => {
    await open({ hs: '08106000' }, buildAnswer({ statements: ['2025-02 进口额 1.2 亿美元，同比 +3.0%。'] }));
    expect(screen.getByText('2025-02 进口额 1.2 亿美元，同比 +3.0%。')).toBeInTheDocument();
  });

  it('shares the query with the table, and a period chosen on the chart changes the query', async () => {
    await open({ hs: '08106000', geo: 'TH', chart: 'share' });
    expect(screen.getByRole('link', { name: '数据' })).toHaveAttribute(
      'href',
      '/home/trade/datadetail/type/1?hs=08106000&geo=TH',
    );
    expect(screen.getByRole('link', { name: '3年' })).toHaveAttribute(
      'href',
      `${PATH}?hs=08106000&geo=TH&from=2022-03&to=2025-02&chart=share`,
    );
  });

  it('keeps drawing the current response while another one loads', async () => {
    await open({ hs: '08106000', row: 'partner', chart: 'share' }, partners);
    expect(screen.getByRole('list', { name: /各贸易伙伴金额排行/ })).toBeInTheDocument();
  });

  it.each([
    [{}, /^万美元，进口 伙伴海关申报的出口，FOB 离岸价，2025-01 至 2025-02$/],
    [{ chart: 'bar', row: 'partner' }, /^进口 伙伴海关申报的出口，FOB 离岸价，2025-01 至 2025-02 合计$/],
  ])('names the reporting side and the valuation basis (%p)', async (query, said) => {
    const mirror = { import: true, export: false };
    const answer = 'chart' in query ? { ...partners, mirror } : buildAnswer({ mirror });
    await open({ hs: '08106000', ...query }, answer);
    expect(screen.getByText(said)).toBeInTheDocument();
  });

  it('shows a message when there is nothing to draw', async () => {
    await open({ hs: '08106000' }, buildAnswer({ list: [], columns: [] }));
    expect(screen.getByText('没有符合条件的记录')).toBeInTheDocument();
  });
});

describe('a named analysis', () => {
  const kept = {
    id: '1',
    type: 'trade_query' as const,
    target_id: 'q1',
    title: '榴莲来源',
    summary: '图表分析（排行），1 个编码，全部贸易伙伴，按月，最新时期',
    link: { page: 'application/trade/data-analysis', params: { hs: '08106000', row: 'partner', chart: 'bar' } },
    created_at: '2026-03-04T10:00:00+08:00',
    invalid: false,
  };
  const more: Answers = {
    'user/getMyFavoriteList': { list: [kept], total: 1, page: 1, limit: 30, updated_at: null },
    'trade/saveQuery': { id: 'q2', renamed: false, left: 28 },
  };

  it('is saved with its chart, and restores it', async () => {
    await open({ hs: '08106000', row: 'partner', chart: 'tree' }, partners, { more, member: true });
    expect(await screen.findByRole('link', { name: '榴莲来源' })).toHaveAttribute(
      'href',
      `${PATH}?hs=08106000&row=partner&chart=bar`,
    );
    await userEvent.click(screen.getByRole('button', { name: '保存查询' }));
    await waitFor(() =>
      expect(opened.find(({ operation }) => operation === 'trade/saveQuery')?.request).toEqual({
        name: '08106000 · 进口 · 矩形树图',
        screen: 'application/trade/data-analysis',
        query: { hs: '08106000', row: 'partner', chart: 'tree' },
      }),
    );
  });

  it('asks visitors to sign in', async () => {
    await open({ hs: '08106000' }, buildAnswer(), { more });
    expect(screen.getByRole('button', { name: '登录后保存' })).toBeInTheDocument();
  });
});
