import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataFor } from '@bee/contracts/operations';
import { ApiError } from '@bee/platform';
import type { Answers } from '@bee/testing/render-with-platform';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildAnswer, buildNode, thailand } from '../../testing/trade-factories.ts';
import { page } from './data.page.tsx';

const PATH = '/home/trade/datadetail/type/1';

const lists: Answers = {
  'trade/getCountryList': [thailand],
  'trade/getPortList': {
    ports: [{ code: '7204', name: '友谊关', customs: '南宁海关', adcode: '451400', type: 'land' }],
    modes: [{ code: '10', name: '一般贸易' }],
    regs: [{ adcode: '440000', name: '广东省' }],
  },
};

type TradeAnswer = DataFor<'trade/getTradeDataList'>;

const open = async (
  query: Record<string, string> = {},
  {
    answer = buildAnswer(),
    more = {},
    member = false,
  }: { answer?: TradeAnswer; more?: Answers; member?: boolean } = {},
) => {
  const options = {
    manifest,
    otherPages: ['home', 'user/vip'],
    answers: { ...lists, 'trade/getTradeDataList': answer, ...more } as Answers,
    ...(member && { member: { uid: 1, nickname: '测试' } as never }),
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  const rendered = renderWithPlatform(page.render(data, address), options);
  return { calls, rendered };
};

it('offers the months of the data only', async () => {
  await open();
  const [from, to] = [screen.getByLabelText('开始月份'), screen.getByLabelText('结束月份')];
  for (const field of [from, to])
    expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual(['2022-01', '2025-02']);
});

describe('query builder', () => {
  it('opens with all goods by their ten largest partners, and other questions', async () => {
    const { calls } = await open();
    expect(calls.find(({ operation }) => operation === 'trade/getTradeDataList')?.request).toMatchObject({
      hs: [],
      row: 'partner',
      col: 'period',
      limit: 10,
    });
    const questions = within(screen.getByRole('list', { name: '常见问题' }));
    expect(questions.getByRole('link', { name: '出口到哪里' })).toHaveAttribute('href', `${PATH}?flow=export`);
  });

  it('is sorted by a click on the head of a column', async () => {
    await open({ hs: '0810', s: '=2025-01.desc' });
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('columnheader', { name: /2025-01/ })).toHaveAttribute('aria-sort', 'descending');
    const head = table.getByRole('columnheader', { name: /合计/ });
    expect(within(head).getByRole('link')).toHaveAttribute('href', `${PATH}?hs=0810&s=total.desc`);
  });

  it('shows which months are locked, and what unlocks them', async () => {
    const reason = '按月数据可看最近 12 个月；登录后可看最近 36 个月';
    const preview = { unit: 'row', shown: 0, total: 0, months: { shown: 0, total: 13 } } as const;
    const access = { level: 'login', allowed: false, reason, preview } as const;
    await open(
      { hs: '08106000' },
      { answer: buildAnswer({ list: [], columns: [], total: 0, from: null, to: null, access }) },
    );
    expect(screen.getByText('这些月份没有向您开放')).toBeInTheDocument();
    expect(screen.getByText(`${reason}。`)).toBeInTheDocument();
    expect(screen.getByText('已显示最近 0/13 个月 · 登录查看更多')).toBeInTheDocument();
  });

  it('requests exactly the query of the address', async () => {
    const { calls } = await open({
      hs: '08106000~0803',
      geo: 'TH',
      flow: 'import~export',
      freq: 'Y',
      from: '2021',
      to: '2024',
      port: '7204',
      mode: '10',
      reg: '440000',
      row: 'partner',
      m: 'value_usd~qty',
      p: '2',
    });
    expect(calls.find(({ operation }) => operation === 'trade/getTradeDataList')?.request).toEqual({
      hs: ['08106000', '0803'],
      partners: ['TH'],
      flow: ['import', 'export'],
      freq: 'Y',
      from: '2021',
      to: '2024',
      ports: ['7204'],
      modes: ['10'],
      regs: ['440000'],
      row: 'partner',
      col: 'period',
      measures: ['value_usd', 'qty'],
      page: 2,
      limit: 20,
    });
  });

  it('names an invalid code next to the form, and sends no query', async () => {
    const { calls } = await open({ hs: '0810~081' });
    expect(calls.map(({ operation }) => operation)).not.toContain('trade/getTradeDataList');
    expect(screen.getByRole('alert')).toHaveTextContent('“081”不是 HS 编码');
    expect(screen.getByRole('link', { name: '移除 081' })).toHaveAttribute('href', `${PATH}?hs=0810`);
  });

  it('shows a rejection by the server as a message, not as an error page', async () => {
    const refuse = () => {
      throw new ApiError('没有编号为 ZZ 的贸易伙伴', 0, 200);
    };
    await open({ hs: '0810', geo: 'ZZ' }, { more: { 'trade/getTradeDataList': refuse as never } });
    expect(screen.getByRole('alert')).toHaveTextContent('没有编号为 ZZ 的贸易伙伴');
    expect(screen.getByRole('link', { name: '移除 ZZ' })).toBeInTheDocument();
  });

  it('adds a partner by keyboard and removes it by its chip', async () => {
    const { rendered } = await open({ hs: '08106000' });
    await userEvent.type(screen.getByRole('combobox', { name: '添加贸易伙伴' }), '泰');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(rendered.visited).toEqual([`${PATH}?hs=08106000&geo=TH`]);
  });

  it('uses the first code of a name, and several pasted ones', async () => {
    const more = { 'trade/searchCategory': { list: [buildNode()], outdated: [], hint: null } };
    const { rendered } = await open({}, { more });
    const field = screen.getByRole('combobox', { name: '添加商品编码' });
    await userEvent.type(field, '榴莲');
    await screen.findByRole('option');
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, '0803, 0804{Enter}');
    expect(rendered.visited).toEqual([`${PATH}?hs=08106000&row=partner`, `${PATH}?hs=0803%7E0804&row=partner`]);
  });

  it('swaps two dimensions instead of using one twice', async () => {
    await open({ hs: '0810' });
    const rows = within(screen.getByRole('list', { name: '行' }));
    expect(rows.getByRole('link', { name: '时期' })).toHaveAttribute('href', `${PATH}?hs=0810&row=period`);
  });
});

describe('response of a query', () => {
  it('distinguishes missing, confidential, provisional and zero values', async () => {
    const answer = buildAnswer({
      columns: ['01', '02', '03', '04'].map((month) => ({ key: `2025-${month}`, label: `2025-${month}` })),
      list: [
        {
          key: '0810',
          label: '鲜果',
          unit: '千克',
          cells: { value_usd: [1234567, null, null, 0] },
          flags: ['prov', 'conf', null, null],
        },
      ],
    });
    await open({ hs: '0810' }, { answer });
    expect(screen.getByRole('row', { name: '鲜果 0810 1,234,567 61.7 1,234,567 初 保密 — 0' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '合计 2,000,000 100.0 2,000,000 — — —' })).toBeInTheDocument();
  });

  it('names the valuation basis and the reporting side of each flow', async () => {
    const answer = buildAnswer({ mirror: { import: true, export: false } });
    await open({ hs: '0810', flow: 'import~export' }, { answer });
    const said = '进口 伙伴海关申报的出口，FOB 离岸价；出口 FOB 离岸价';
    expect(screen.getByText(`金额（美元），2025-01 至 2025-02，1 行，${said}`)).toBeInTheDocument();
    expect(screen.getByText(`美元，${said}`)).toBeInTheDocument();
  });

  it('has a row per measure with the unit of its quantity', async () => {
    const answer = buildAnswer({
      list: [
        {
          key: '0810',
          label: '鲜果',
          unit: '千克',
          cells: { qty: [1000, 2000], unit_price: [0.0234, 4.5], yoy: [-1.25, null] },
          flags: [null, null],
        },
      ],
    });
    await open({ hs: '0810', m: 'qty~unit_price~yoy' }, { answer });
    expect(screen.getByRole('row', { name: '鲜果 0810 数量（千克） — 61.7 1,000 2,000' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '鲜果 0810 均价（美元/千克） — 61.7 0.0234 4.50' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '鲜果 0810 金额同比（%） — 61.7 -1.3 —' })).toBeInTheDocument();
  });

  it('describes the growth of several years as annual average', async () => {
    const row = { key: '0810', label: '鲜果', unit: '千克', cells: { yoy: [4.5] }, flags: [null] };
    const answer = buildAnswer({ growth: 'annual', columns: [{ key: 'import', label: '进口' }], list: [row] });
    await open({ hs: '0810', m: 'yoy~share', col: 'flow' }, { answer });
    expect(screen.getByRole('row', { name: '鲜果 0810 金额年均增长（%） — 61.7 4.5' })).toBeInTheDocument();
  });

  it('shows below the table how much is visible and what unlocks the rest', async () => {
    const access = { level: 'vip' as const, allowed: false, preview: { unit: 'row' as const, shown: 20, total: 460 } };
    await open({ hs: '0810' }, { answer: buildAnswer({ access, total: 460 }) });
    expect(screen.getByText('已显示 20/460 行 · 开通 VIP 查看全部')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /鲜榴莲/ })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  });

  it('replaces a code of an older edition by its successor', async () => {
    const outdated = [{ hs: '08106099', last_year: 2021, successors: [buildNode()] }];
    await open({ hs: '08106099~0803' }, { answer: buildAnswer({ outdated }) });
    expect(screen.getByRole('link', { name: '08106000' })).toHaveAttribute('href', `${PATH}?hs=0803%7E08106000`);
  });
});

describe('export', () => {
  let status: number;
  let asked: string[];
  const server = http.createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'traceparent');
    if (request.method === 'GET') asked.push(request.url ?? '');
    response.statusCode = request.method === 'GET' ? status : 200;
    response.end('x');
  });
  const token = {
    token: 't/1',
    url: '/api/trade/export?token=t%2F1',
    filename: '贸易数据.xlsx',
    rows: 2,
    format: 'xlsx',
    expires_in: 120,
    quota_left: 3,
  };
  beforeAll(async () => {
    server.listen(0, 'localhost');
    await once(server, 'listening');
    token.url = `http://localhost:${(server.address() as AddressInfo).port}${token.url}`;
  });
  afterAll(() => server.close());

  beforeEach(() => {
    status = 200;
    asked = [];
    // jsdom cannot download
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  });

  it('downloads the file by its token, once', async () => {
    const { rendered } = await open(
      { hs: '0810' },
      { member: true, more: { 'trade/getOutExcelToken': token as never } },
    );
    await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(asked).toEqual(['/api/trade/export?token=t%2F1']));
    expect(rendered.calls.at(-1)).toMatchObject({
      operation: 'trade/getOutExcelToken',
      request: { hs: ['0810'], format: 'csv' },
    });
  });

  it('shows that the link has expired when the server responds with 403', async () => {
    status = 403;
    const { toasts } = await import('@bee/platform/host');
    await open({ hs: '0810' }, { member: true, more: { 'trade/getOutExcelToken': token as never } });
    await userEvent.click(screen.getByRole('button', { name: '导出 Excel' }));
    await waitFor(() => expect(toasts.getState().list.at(-1)?.message).toBe('下载链接已失效，请重试'));
  });

  it('asks a visitor to sign in and requests no token', async () => {
    const { loginIntent } = await import('@bee/platform/host');
    const { rendered } = await open({ hs: '0810' });
    await userEvent.click(screen.getByRole('button', { name: '导出 Excel' }));
    expect(loginIntent.getState().status).toBe(true);
    expect(rendered.calls.map(({ operation }) => operation)).not.toContain('trade/getOutExcelToken');
  });
});

describe('named queries', () => {
  const kept = {
    id: '1',
    type: 'trade_query' as const,
    target_id: 'q1',
    title: '泰国榴莲',
    summary: '1 个编码，1 个贸易伙伴，按月，最新时期',
    link: { page: 'application/trade/data-detail', params: { hs: '08106000', geo: 'TH' } },
    created_at: '2026-03-04T10:00:00+08:00',
    invalid: false,
  };
  const more: Answers = {
    'user/getMyFavoriteList': { list: [kept], total: 1, page: 1, limit: 30, updated_at: null },
    'trade/saveQuery': { id: 'q2', renamed: false, left: 28 },
  };

  it('restore their conditions, and the conditions of the address are saved under the typed name', async () => {
    const { calls, rendered } = await open({ hs: '0803', geo: 'TH', p: '2' }, { more, member: true });
    const link = await screen.findByRole('link', { name: '泰国榴莲' });
    expect(link).toHaveAttribute('href', `${PATH}?hs=08106000&geo=TH`);
    await userEvent.type(screen.getByLabelText('保存当前条件为'), '香蕉');
    await userEvent.click(screen.getByRole('button', { name: '保存查询' }));
    await waitFor(() =>
      expect(rendered.calls.concat(calls).find(({ operation }) => operation === 'trade/saveQuery')?.request).toEqual({
        name: '香蕉',
        screen: 'application/trade/data-detail',
        query: { hs: '0803', geo: 'TH' },
      }),
    );
  });

  it('are hidden before a code is chosen, and ask visitors to sign in', async () => {
    const { rendered } = await open({}, { more });
    expect(screen.queryByText('我保存的查询')).toBeNull();
    rendered.unmount();
    await open({ hs: '0803' }, { more });
    expect(screen.getByRole('button', { name: '登录后保存' })).toBeInTheDocument();
  });
});
