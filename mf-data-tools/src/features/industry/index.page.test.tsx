import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { ApiError } from '@bee/platform';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import {
  buildAnswer,
  buildCard,
  buildInfo,
  buildSeries,
  fields,
  found,
  treeLevels,
} from '../../testing/industry-factories.ts';
import { seriesListText } from './address/series-text.ts';
import { basket, keep } from './basket/basket.store.ts';
import { page } from './index.page.tsx';
import type { TableAnswer, TableInfo } from './table/table-data.ts';

const PATH = '/home/industry/industrylists';

type Given = {
  answer?: Partial<TableAnswer> | ((request: RequestFor<'industry/getTableList'>) => TableAnswer);
  info?: Partial<TableInfo>;
  series?: DataFor<'industry/getSeries'>;
  cards?: DataFor<'industry/getRecentList'>;
};

const open = async (query: Record<string, string> = {}, given: Given = {}) => {
  const cards = given.cards ?? { list: [buildCard()] };
  const options = {
    manifest,
    otherPages: ['home', 'user/vip'],
    at: `${PATH}?${new URLSearchParams(query)}`,
    answers: {
      'industry/getDataDomainTree': ({ pid }: { pid?: unknown }) => treeLevels[String(pid ?? '')] ?? [],
      'industry/searchTree': found,
      'industry/getRecentList': cards,
      'industry/seniorSearchTree': { list: [buildCard()], total: 1, page: 1, limit: 20, facets: {}, updated_at: null },
      'industry/getCategory': [
        { id: 'c1', title: '玉米', count: 1 },
        { id: 'c3', title: '小麦', count: 1 },
      ],
      'industry/getIndex': buildInfo(given.info),
      'industry/getFieldLists': fields,
      'industry/getSpaceCity': [
        { adcode: '530000', name: '云南省', level: 1, count: 20, has_children: true },
        { adcode: '510000', name: '四川省', level: 1, count: 20, has_children: false },
      ],
      'industry/getTableList': typeof given.answer === 'function' ? given.answer : buildAnswer(given.answer),
      'industry/getSeries': given.series ?? { list: [buildSeries()], missing: [] },
      'industry/getRelateLists': { list: [] },
      'industry/getChildModelList': { list: [] },
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  const rendered = renderWithPlatform(page.render(data, address), options);
  return { ...rendered, loads: calls, head: page.head(data, address) };
};

const requestsOf = (calls: readonly { operation: string; request: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ request }) => request);

beforeEach(() => {
  localStorage.clear();
  basket.setState({ list: [] });
});

describe('without a table', () => {
  it('shows domains with counts and links to tables, and only one level of the tree', async () => {
    const { loads } = await open();
    expect(requestsOf(loads, 'industry/getDataDomainTree')).toEqual([{}]);
    expect(screen.getByRole('link', { name: '粮食 2 张表' })).toHaveAttribute('href', `${PATH}?view=search&domain=d1`);
    expect(screen.getByRole('list', { name: '最近更新的数据表' })).toHaveTextContent('各省玉米产量');
    expect(screen.getByRole('list', { name: '最近看过的数据表' })).toBeInTheDocument();
  });
});

it('leaves out what a new site has no tables for yet', async () => {
  await open({}, { cards: { list: [] } });
  expect(screen.getByRole('heading', { name: '数据最全' })).toBeInTheDocument();
  for (const name of ['最近更新', '最近看过']) expect(screen.queryByRole('heading', { name })).toBeNull();
});

describe('the tree', () => {
  it('is open on the path to the table, and is navigated by keyboard', async () => {
    const { loads } = await open({ m: 'maize-output' });
    expect(requestsOf(loads, 'industry/getDataDomainTree')).toEqual([{}, { pid: 'd1' }, { pid: 'c1' }]);
    const tree = within(screen.getByRole('tree', { name: '产业数据目录' }));
    const table = tree.getByRole('treeitem', { name: '各省玉米产量' });
    expect(table).toHaveAttribute('aria-current', 'page');
    expect(table).toHaveAttribute('aria-level', '3');
    expect(table).toHaveAttribute('tabindex', '0');
    act(() => table.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(tree.getByRole('treeitem', { name: '玉米 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tree.getByRole('treeitem', { name: '玉米 1' })).toHaveAttribute('aria-expanded', 'false');
    expect(tree.queryByRole('treeitem', { name: '各省玉米产量' })).toBeNull();
    await userEvent.keyboard('{End}');
    expect(tree.getByRole('treeitem', { name: '畜牧 1' })).toHaveFocus();
  });

  it('loads a level when its parent is opened, once', async () => {
    const { calls } = await open();
    const animals = screen.getByRole('treeitem', { name: '畜牧 1' });
    await userEvent.click(animals);
    expect(await screen.findByRole('treeitem', { name: '生猪 1' })).toBeInTheDocument();
    await userEvent.click(animals);
    await userEvent.click(animals);
    expect(requestsOf(calls, 'industry/getDataDomainTree')).toEqual([{ pid: 'd2' }]);
  });

  it('is searched while typing, with links to the results', async () => {
    const { visited } = await open();
    const field = screen.getByRole('combobox', { name: '检索数据表' });
    await userEvent.type(field, '玉米');
    const option = await screen.findByRole('option', { name: /各省\s*玉米\s*产量/ });
    expect(option).toHaveTextContent('粮食 / 玉米');
    expect(within(option).getByText('玉米', { selector: 'mark' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(visited).toEqual([`${PATH}?m=maize-output`]);
  });
});

describe('a table', () => {
  it('shows its facts, completeness and source; missing values are dashes, 0 is 0', async () => {
    const { head } = await open({ m: 'maize-output' });
    expect(screen.getByRole('heading', { level: 1, name: '各省玉米产量' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '2015 至 2024 有 1 处缺口：2018' })).toBeInTheDocument();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '地区品种年份产量 (万吨)面积 (千公顷)',
      '云南省春玉米20241,030.01,850.5',
      '四川省春玉米20240.0—',
    ]);
    expect(head?.title).toBe('各省玉米产量：年度数据，2015 至 2024');
  });

  it('requests the filters of the address', async () => {
    const { loads } = await open({
      m: 'maize-output',
      d: 'geo:530000~510000;time:LAST5',
      row: 'geo',
      col: 'time',
      u: '吨',
      s: 'output:2024.desc',
      v: '2025-03-01',
      p: '2',
      chart: 'none',
    });
    expect(requestsOf(loads, 'industry/getTableList')).toEqual([
      {
        model_id: 'maize-output',
        filters: { geo: ['530000', '510000'], time: { last: 5 } },
        row: 'geo',
        col: 'time',
        unit: '吨',
        sort: 'output:2024.desc',
        vintage: '2025-03-01',
        page: 2,
        limit: 50,
      },
    ]);
    expect(screen.getByRole('link', { name: '去掉 地区：云南省等 2 个' })).toBeInTheDocument();
  });

  it('is filtered by the ticked values', async () => {
    const { visited } = await open({ m: 'maize-output', p: '3' });
    fireEvent.click(screen.getByText('品种', { selector: 'summary' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '夏玉米 110' }));
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    expect(decodeURIComponent(visited[0] ?? '')).toBe(`${PATH}?m=maize-output&d=kind:夏玉米`);
  });

  it('opens with the axes that the table chooses, an indicator in each row, and a chart', async () => {
    const { columns } = buildAnswer();
    const period = (of: string) => ({
      ...(columns[3] as (typeof columns)[number]),
      key: `output:${of}`,
      title: of,
      of,
      unit: null,
    });
    const indicators = {
      ...(columns[0] as (typeof columns)[number]),
      key: '*',
      field: '*',
      title: '指标',
      role: 'dim' as const,
    };
    const { loads } = await open(
      { m: 'maize-output' },
      {
        answer: {
          columns: [...columns.slice(0, 1), indicators, period('2024'), period('2023')],
          list: [
            ['云南省', '产量（万吨）', 1030, 1000],
            ['云南省', '面积（千公顷）', 1850.5, null],
          ],
          at: [
            { geo: '530000', kind: '春玉米' },
            { geo: '530000', kind: '春玉米' },
          ],
          measures: ['output', 'area'],
          col: 'time',
        },
      },
    );
    expect(requestsOf(loads, 'industry/getTableList')[0]).toMatchObject({ layout: 'auto' });
    const table = within(screen.getByRole('table', { name: '各省玉米产量' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '地区指标20242023',
      '云南省产量（万吨）1,030.01,000.0',
      '云南省面积（千公顷）1,850.5—',
    ]);
    expect(screen.getByRole('link', { name: '收起图表' })).toHaveAttribute('href', `${PATH}?m=maize-output&chart=none`);
    await userEvent.click(table.getAllByRole('checkbox')[1] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: '加入数据篮' }));
    expect(basket.getState().list.map(({ measure }) => measure)).toEqual(['area']);
  });

  it('is a list for an address that sorts by an indicator alone', async () => {
    const { loads } = await open({ m: 'maize-output', s: 'output.desc', chart: 'none' });
    expect(requestsOf(loads, 'industry/getTableList')).toEqual([
      { model_id: 'maize-output', filters: {}, sort: 'output.desc', page: 1, limit: 50 },
    ]);
  });

  it('offers narrower queries where there are too many columns', async () => {
    await open(
      { m: 'maize-output', col: 'time', chart: 'none' },
      {
        answer: () => {
          throw new ApiError('把“年份”转为列会有 786 列，最多 200 列', 0, 200);
        },
      },
    );
    expect(screen.getByText(/786 列/)).toBeInTheDocument();
    const hrefOf = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf('最近 60 期')).toBe(`${PATH}?m=maize-output&d=time:LAST60&col=time&chart=none`);
    expect(hrefOf('只看产量')).toBe(`${PATH}?m=maize-output&d=time:LAST60&cols=output&col=time&chart=none`);
  });

  it('pivots rows and columns', async () => {
    const { visited } = await open({ m: 'maize-output', row: 'geo', col: 'time' });
    const swap = screen.getByRole('link', { name: '行列互换' });
    expect(swap).toHaveAttribute('href', `${PATH}?m=maize-output&row=time&col=geo`);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '单位' }), '吨');
    expect(visited).toEqual([`${PATH}?m=maize-output&row=geo&col=time&u=%E5%90%A8`]);
  });

  it('names the condition that excludes all rows, and offers to remove it', async () => {
    await open(
      { m: 'maize-output', d: 'geo:530000~510000;kind:夏玉米' },
      {
        answer: {
          list: [],
          at: [],
          total: 0,
          as_of: null,
          without: [{ field: 'geo', title: '地区', value: '530000', rows: 320 }],
        },
      },
    );
    const way = screen.getByRole('link', { name: '去掉“云南省”可得 320 行' });
    expect(decodeURIComponent(way.getAttribute('href') ?? '')).toBe(`${PATH}?m=maize-output&d=kind:夏玉米;geo:510000`);
  });

  it('names the field to filter when there are too many rows', async () => {
    await open(
      { m: 'maize-output' },
      { answer: { total: 80_000, over: { rows: 80_000, most: 50_000, field: 'geo', title: '地区', values: 2800 } } },
    );
    expect(screen.getByText('共 80,000 行，一次最多显示 50,000 行，请缩小范围')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '只看最近 5 期' })).toHaveAttribute(
      'href',
      `${PATH}?m=maize-output&d=time%3ALAST5`,
    );
  });

  it('shows how much is visible and what unlocks the rest', async () => {
    const cut = { level: 'vip' as const, allowed: false, preview: { unit: 'row' as const, shown: 200, total: 310 } };
    await open({ m: 'maize-output' }, { answer: { total: 310, access: cut } });
    expect(screen.getByText('已显示 200/310 行 · 开通 VIP 查看全部')).toBeInTheDocument();
    expect(screen.getByText(/^共 200 条/)).toBeInTheDocument();
  });

  it('copies the chosen rows for a spreadsheet', async () => {
    const user = userEvent.setup();
    await open({ m: 'maize-output' });
    await user.click(screen.getByRole('checkbox', { name: /四川省/ }));
    await user.click(screen.getByRole('button', { name: '复制所选 1 行' }));
    expect(await navigator.clipboard.readText()).toBe(
      '地区\t品种\t年份\t产量（万吨）\t面积（千公顷）\n四川省\t春玉米\t2024\t0\t',
    );
  });
});

describe('the chart', () => {
  it('draws the filtered series completely, and adds them to the basket', async () => {
    const { loads } = await open({ m: 'maize-output', chart: 'line', by: 'geo', tab: 'table' });
    expect(requestsOf(loads, 'industry/getTableList')[1]).toMatchObject({
      filters: { time: { last: 4 } },
      row: 'geo',
      col: 'time',
      columns: ['output'],
    });
    expect(requestsOf(loads, 'industry/getSeries')).toEqual([
      {
        series: [
          { model_id: 'maize-output', measure: 'output', at: { geo: '530000', kind: '春玉米' } },
          { model_id: 'maize-output', measure: 'output', at: { geo: '510000', kind: '春玉米' } },
        ],
      },
    ]);
    const table = within(screen.getByRole('table', { name: /^各省玉米产量：产量/ }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '年份云南省 春玉米 产量 (万吨)',
      '20241,030.00',
      '2023—',
      '20221,000.00',
    ]);
    await userEvent.click(screen.getByRole('button', { name: '把这 2 条序列加入数据篮' }));
    expect(basket.getState().list).toHaveLength(2);
  });

  it('has bars of a dimension for the newest period, largest first', async () => {
    const pivot = (): TableAnswer => {
      const { columns, ...rest } = buildAnswer();
      return {
        ...rest,
        columns: [...columns.slice(0, 1), ...columns.slice(3, 4)],
        list: [
          ['四川省', 20],
          ['云南省', 1030],
          ['海南省', null],
        ],
        at: [],
      };
    };
    const { loads } = await open({ m: 'maize-output', chart: 'bar', by: 'kind' }, { answer: pivot });
    expect(requestsOf(loads, 'industry/getTableList')[1]).toMatchObject({
      filters: { time: { last: 1 } },
      row: 'geo',
      col: 'kind',
    });
    const bars = within(screen.getByRole('list', { name: '各地区产量' }));
    expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '云南省1,030.0',
      '四川省20.0',
      '海南省—',
    ]);
  });
});

describe('the basket', () => {
  const monthly = buildSeries({
    model_id: 'maize-price',
    measure: 'price',
    at: {},
    name: '玉米 价格',
    table: '玉米价格',
    unit: '元/吨',
    freq: 'M',
    kind: 'level',
    points: Array.from({ length: 12 }, (_, month) => [
      `2024-${String(month + 1).padStart(2, '0')}`,
      2000 + month * 100,
    ]),
  });

  const keysOf = (list: ReturnType<typeof buildSeries>[]) => seriesListText(list);

  it('shows series of two tables at one frequency, each unit on its own axis', async () => {
    const list = [buildSeries(), monthly];
    await open({ view: 'basket', b: keysOf(list), tab: 'table' }, { series: { list, missing: [] } });
    const table = within(screen.getByRole('table', { name: /^云南省 春玉米 产量等 2 条序列/ }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '年份云南省 春玉米 产量 (万吨)玉米 价格 (元/吨)',
      '20241,030.002,550.00',
      '2023——',
      '20221,000.00—',
    ]);
    expect(screen.getByText(/^单位不同（万吨、元\/吨）/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '环比' })).toBeNull();
    expect(screen.getAllByRole('img', { name: /缺口/ })).toHaveLength(2);
  });

  it('lists what was published for a revised period, and when', async () => {
    const values = [
      { value: 2050, published_on: '2024-03-10' },
      { value: 2100, published_on: '2025-01-15' },
    ];
    const list = [{ ...monthly, revisions: [{ period: '2024-02', values }] }];
    await open({ view: 'basket', b: keysOf(list) }, { series: { list, missing: [] } });
    expect(screen.getByText(/^2024-02/)).toHaveTextContent(
      /^2024-02：2,050\.?0*（2024-03-10 公布） → 2,100\.?0*（2025-01-15 公布）$/,
    );
  });

  it('calculates a series from others, with its formula in the address', async () => {
    const list = [monthly, { ...monthly, measure: 'low', name: '玉米 最低价' }];
    const { visited } = await open(
      { view: 'basket', b: keysOf(list), calc: 'share(2,1)' },
      { series: { list, missing: [] } },
    );
    const formulas = within(screen.getByRole('list', { name: '计算序列' }));
    expect(formulas.getByRole('listitem')).toHaveTextContent('玉米 最低价 占 玉米 价格= 2 ÷ 1 × 100，%');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '计算' }), '合计');
    await userEvent.click(screen.getByRole('button', { name: '添加' }));
    expect(new URLSearchParams(visited.at(-1)?.split('?')[1]).get('calc')).toBe('share(2,1)~sum(1,2)');
    await userEvent.click(screen.getByRole('button', { name: '玉米 价格 下移' }));
    expect(new URLSearchParams(visited.at(-1)?.split('?')[1]).get('calc')).toBe('share(1,2)');
    await userEvent.click(formulas.getByRole('button', { name: '移出 玉米 最低价 占 玉米 价格' }));
    expect(new URLSearchParams(visited.at(-1)?.split('?')[1]).get('calc')).toBeNull();
  });

  it('reads frequency, aggregation and transform from the address', async () => {
    const list = [monthly];
    const address = { view: 'basket', b: keysOf(list), freq: 'Q', agg: 'last', tr: 'chg', tab: 'table' };
    await open(address, { series: { list, missing: [] } });
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '季度玉米 价格 (元/吨)',
      '2024-Q4300.00',
      '2024-Q3300.00',
      '2024-Q2300.00',
      '2024-Q1—',
    ]);
    // Prices cannot be summed.
    expect(screen.queryByRole('link', { name: '合计' })).toBeNull();
  });

  it("reorders and removes series, and synchronises the user's own basket", async () => {
    const list = [buildSeries(), monthly];
    keep(list);
    const { visited } = await open({ view: 'basket', b: keysOf(list) }, { series: { list, missing: [] } });
    await userEvent.click(screen.getByRole('button', { name: '玉米 价格 上移' }));
    expect(basket.getState().list.map(({ model_id }) => model_id)).toEqual(['maize-price', 'maize-output']);
    expect(new URLSearchParams(visited[0]?.split('?')[1]).get('b')).toBe(keysOf([monthly, buildSeries()]));
  });

  it("does not change the user's own basket while another one is shown", async () => {
    keep([monthly]);
    const list = [buildSeries()];
    await open({ view: 'basket', b: keysOf(list) }, { series: { list, missing: [] } });
    await userEvent.click(screen.getByRole('button', { name: /^移出/ }));
    expect(basket.getState().list.map(({ model_id }) => model_id)).toEqual(['maize-price']);
    expect(screen.getByRole('button', { name: '存为我的数据篮' })).toBeInTheDocument();
  });

  it('is restored for an address without series, and shows when it is empty', async () => {
    keep([monthly]);
    const { visited } = await open({ view: 'basket' });
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(new URLSearchParams(visited[0]?.split('?')[1]).get('b')).toBe(keysOf([monthly]));
    expect(screen.getByText('数据篮是空的')).toBeInTheDocument();
  });

  it('names series that no longer exist', async () => {
    const list = [buildSeries()];
    const gone = { model_id: 'maize-output', measure: 'output', reason: '这张表没有这个地区' };
    await open({ view: 'basket', b: keysOf(list) }, { series: { list: [], missing: [gone] } });
    expect(screen.getByText('这张表没有这个地区')).toBeInTheDocument();
  });
});

describe('the search', () => {
  it('searches by all conditions of the address and shows the results as cards', async () => {
    const { loads, head } = await open({
      view: 'search',
      q: '玉米',
      domain: 'd1',
      geo: '530000',
      freq: 'Y',
      from: '2020',
    });
    expect(requestsOf(loads, 'industry/seniorSearchTree')).toEqual([
      { name: '玉米', geo: '530000', freq: 'Y', from: '2020', domain_id: 'd1', page: 1, limit: 20 },
    ]);
    expect(screen.getByRole('list', { name: '检索结果' })).toHaveTextContent('各省玉米产量');
    expect(screen.getByRole('link', { name: /^玉米 ?1$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('domain=c1'),
    );
    expect(head?.robots).toBe('noindex');
  });

  it('has the cities of the selected province', async () => {
    const { visited } = await open({ view: 'search' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '省份' }), '云南省');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '市州' }), '曲靖市');
    await userEvent.click(screen.getByRole('button', { name: '查找数据表' }));
    expect(visited).toEqual([`${PATH}?view=search&geo=530300`]);
  });
});
