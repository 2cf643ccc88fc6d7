import type { Permit } from '@bee/contracts/resource/trade';
import { ApiError } from '@bee/platform';
import type { Answers } from '@bee/testing/render-with-platform';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { fireEvent, screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import {
  buildAnswer,
  buildCard,
  buildDetail,
  buildFigures,
  buildNode,
  buildOrigin,
  buildPermit,
  buildPlace,
  buildPoints,
  buildRate,
  buildShare,
  buildTariff,
  buildWholesale,
  source,
  thailand,
} from '../../testing/trade-factories.ts';
import { decisionShare } from './detail/decision-share.ts';
import { readDetailQuery } from './detail/detail-query.ts';
import { page } from './detail.page.tsx';
import { landedOf } from './landed/landed-of.ts';

const NAME = encodeURIComponent('榴莲');
const PATH = `/home/trade/detail/name/${NAME}`;

const answersOf = (detail = buildDetail(), more: Answers = {}): Answers => ({
  'trade/getTradeProductDetail': detail,
  'product/getLinks': { name: '番茄', price: null, trade: null, food: null, standards: null },
  'trade/getTaxRate': { list: [buildTariff()], origin: detail.origin, outdated: null },
  'trade/getSupervisePlaceList': [
    buildPlace(),
    buildPlace({ id: '2', name: '停用场地', status: 'suspended', adcode: '530100' }),
  ],
  'trade/getOriginList': [buildOrigin(), buildOrigin({ code: 'VN', iso3: 'VNM', name: '越南' })],
  'trade/getCountryList': [thailand, { ...thailand, code: 'VN', name: '越南' }],
  'trade/getPermitOriginList': [
    buildPermit(),
    buildPermit({ origin: 'VN', origin_name: '越南', status: 'suspended', suspended_at: '2025-01-15' }),
  ],
  'trade/getNewestMonthData': {
    figures: buildFigures({
      period: '2025-02',
      flag: 'conf',
      value_usd: null,
      value_cny: null,
      qty: null,
      unit_price: null,
    }),
    top: [],
    source,
  },
  'trade/getNewestYearData': { figures: buildFigures({ period: '2024' }), top: [], source },
  'trade/getTradePartnerName': { period: '2024', list: [buildShare()], total: 6_700_000_000 },
  'trade/getProductCateList': [
    { cate: '水果', count: 2, products: [buildCard(), buildCard({ name: '山竹', hs: ['08045030'] })] },
  ],
  'trade/getTradeDataList': buildAnswer({
    row: 'partner',
    columns: [{ key: '2024-01', label: '2024-01' }],
    list: [
      {
        key: 'VN',
        label: '越南',
        unit: '千克',
        cells: { value_usd: [12e6], qty: [3e6], unit_price: [4] },
        flags: [null],
      },
    ],
  }),
  ...more,
});

const open = async (
  query: Record<string, string> = {},
  {
    detail = buildDetail(),
    name = '榴莲',
    more = {},
  }: { detail?: ReturnType<typeof buildDetail>; name?: string; more?: Answers } = {},
) => {
  const search = new URLSearchParams(query).toString();
  const options = {
    manifest,
    otherPages: ['home', 'user/vip', 'article/tag'],
    answers: answersOf(detail, more),
    at: search ? `${PATH}?${search}` : PATH,
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: name ? { product_name: name } : ({} as Record<string, string>), query };
  const data = await page.load({ api: platform.api, ...address });
  const rendered = renderWithPlatform(page.render(data, address), options);
  return { calls, head: page.head(data, address), rendered };
};

const fromThailand = (detail: Partial<ReturnType<typeof buildDetail>> = {}) =>
  buildDetail({ origin: thailand, permit: buildPermit(), ...detail });

/** A line of the decision card. */
const line = (title: string) => {
  const head = screen.getAllByRole('term').find((term) => term.textContent === title);
  return within(head?.parentElement as HTMLElement);
};
const lineText = (title: string) =>
  screen.getAllByRole('term').find((term) => term.textContent === title)?.parentElement?.textContent ?? '';

describe('import decision', () => {
  it('uses the country of the address, and says whether it may export', async () => {
    const { calls, head } = await open({ origin: 'th' }, { detail: fromThailand() });
    expect(calls[0]).toMatchObject({
      operation: 'trade/getTradeProductDetail',
      request: { name: '榴莲', origin: 'TH' },
    });
    expect(screen.getByRole('heading', { name: '能从泰国进口榴莲吗' })).toBeInTheDocument();
    expect(screen.getByText('可以进口，2003-10-01 起准入，须符合下列要求')).toBeInTheDocument();
    expect(lineText('准入')).toMatch(/中泰水果检疫议定书.*境外生产企业须注册；须办理检疫许可；来自注册果园和包装厂/);
    expect(head?.description).toContain('能从泰国进口榴莲吗');
  });

  it('lists all rates and marks the lowest applicable one', async () => {
    await open({ origin: 'TH' }, { detail: fromThailand() });
    const rates = line('税率')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rates).toEqual(['最惠国 20%', '协定：东盟 0最低可用', '普通 80%（不适用）']);
  });

  it('names the papers of the lowest rate', async () => {
    const text = '随附合同、发票、装箱单、提单与原产地证书。';
    const requirements = [{ title: '标签与单证', text, source: buildTariff().source }];
    await open({ origin: 'TH' }, { detail: fromThailand({ requirements }) });
    expect(lineText('税率')).toContain(
      '享受协定：东盟 0：依据2025 年税则；须提交相应的原产地证明，没有的按最惠国税率；随附合同、发票、装箱单、提单与原产地证书',
    );
  });

  it('becomes a share card with verdict, rate, imports and cost', () => {
    const detail = fromThailand({ last_year: { import: buildFigures(), export: null } });
    const facts = { detail, tariff: buildTariff(), wholesale: buildWholesale() };
    const card = decisionShare(
      detail,
      facts.tariff,
      landedOf(facts),
      readDetailQuery({ product_name: '榴莲' }, { origin: 'TH' }),
    );
    expect(card).toMatchObject({
      title: '能从泰国进口榴莲吗',
      to: '/home/trade/detail/name/%E6%A6%B4%E8%8E%B2?origin=TH',
      points: [
        '最低可用税率：协定：东盟 0（2025 年税则，编码 08106000）',
        expect.stringMatching(/^2024年3月至2025年2月进口 .*亿美元$/),
        '含税成本 34.88 元/公斤，批发价高 15.12 元/公斤（成本的 43.3%）',
      ],
    });
  });

  it('has a source and a date below each line', async () => {
    await open({ origin: 'TH' }, { detail: fromThailand() });
    for (const title of ['准入', '税率', '监管场地', '近 12 个月', '到岸成本', '口岸'])
      expect(lineText(title)).toContain('来源：测试来源');
    expect(lineText('税率')).toContain('2025 年税则，编码 08106000');
    expect(lineText('近 12 个月')).toContain('2024年3月至2025年2月');
  });

  it('compares the cost of a kilogram including taxes with the wholesale price', async () => {
    const links = { name: '榴莲', price: buildWholesale(), trade: null, food: null, standards: null };
    const { calls } = await open({ origin: 'TH' }, { detail: fromThailand(), more: { 'product/getLinks': links } });
    expect(calls.find(({ operation }) => operation === 'product/getLinks')?.request).toEqual({
      name: '榴莲',
      parts: ['price'],
    });
    // 48 / 1.5 = 32 at the border, no duty, 9 % VAT: 34.88
    expect(lineText('到岸成本')).toContain(
      '34.88 元/公斤；广州江南市场批发价 50.00 元/公斤（2026-03-01），批发价高 15.12 元/公斤（成本的 43.3%）',
    );
    expect(lineText('到岸成本')).toMatch(
      /加关税（协定：东盟 0）和增值税（9%）；未含国内运费、损耗和港口费用.*来源：测试来源/,
    );
    expect(line('到岸成本').getByRole('link', { name: '到岸成本' })).toHaveAttribute(
      'href',
      `${PATH}?origin=TH&sec=tax#landed`,
    );
  });

  it('requires an origin to compute the cost, and does not ask for a price', async () => {
    const { calls } = await open();
    expect(lineText('到岸成本')).toContain('选择原产国家（地区）后');
    expect(calls.map(({ operation }) => operation)).not.toContain('product/getLinks');
  });

  it('counts the supervised sites in use', async () => {
    await open();
    expect(lineText('监管场地')).toContain('须从水果指定监管场地入境，现有 1 个可用');
  });

  it('shows a suspension with its day, even with later imports', async () => {
    const history: Permit['history'] = [
      { date: '2003-10-01', status: 'allowed', note: '签署议定书' },
      { date: '2025-01-15', status: 'suspended', note: '检出害虫；依据《关于暂停进口的公告》' },
    ];
    const permit = buildPermit({ status: 'suspended', suspended_at: '2025-01-15', history });
    await open({ origin: 'TH' }, { detail: fromThailand({ permit }) });
    expect(screen.getByText('目前暂停进口，2025-01-15 起')).toHaveClass('is-bad');
    expect(lineText('准入')).toContain('暂停进口 2025-01-15 起');
    expect(lineText('准入')).toContain('依据《关于暂停进口的公告》');
    expect(lineText('准入')).toContain('更新：2025-01-15');
    expect(lineText('准入')).toContain('近 12 个月仍有进口记录（67.00 亿美元）');
  });

  it('shows that a country is not on the list, or that there is no list', async () => {
    const { rendered } = await open({ origin: 'TH' }, { detail: buildDetail({ origin: thailand }) });
    expect(screen.getByText('泰国不在榴莲的准入名录中')).toBeInTheDocument();
    rendered.unmount();
    await open(
      {},
      { detail: buildDetail({ permit_summary: { allowed: 0, suspended: 0, conditional: 0 }, site_cate: null }) },
    );
    expect(screen.getByText('准入名录没有收录榴莲，请以海关总署公布为准')).toBeInTheDocument();
    expect(lineText('监管场地')).toContain('没有指定监管场地的要求');
  });

  it('shows confidential values as such and missing ones as —', async () => {
    const last_year = { import: buildFigures({ flag: 'conf', value_usd: null }), export: null };
    const { rendered } = await open({}, { detail: buildDetail({ last_year }) });
    expect(lineText('近 12 个月')).toContain('数据保密');
    rendered.unmount();
    await open(
      {},
      { detail: buildDetail({ last_year: { import: buildFigures({ qty: null, unit_price: null }), export: null } }) },
    );
    expect(lineText('近 12 个月')).toContain('67.00 亿美元 上涨▲+12.3%，—，均价 —');
  });

  it('requests by code if one is used instead of the name, and offers its successors', async () => {
    const outdated = { hs: '08106099', last_year: 2021, successors: [buildNode()] };
    const { calls } = await open({}, { name: '08106099', detail: buildDetail({ outdated }) });
    expect(calls[0]?.request).toEqual({ hs: '08106099' });
    expect(screen.getByText('08106099 只用到 2021 年版税则')).toBeInTheDocument();
  });
});

describe('a code without a name', () => {
  it('offers all countries if the directory has no product for it', async () => {
    const byName = ({ name }: { name?: string }) => {
      if (name) throw new ApiError('外贸工具没有收录', 404, 200);
      return [buildOrigin()];
    };
    const more = { 'trade/getOriginList': byName, 'trade/getPermitOriginList': byName } as unknown as Answers;
    await open({ sec: 'permit' }, { name: '08106000', more });
    expect(screen.getByRole('option', { name: '泰国' })).toBeInTheDocument();
    expect(screen.getByText('准入名录没有收录')).toBeInTheDocument();
  });

  it('resolves to its product', async () => {
    const { calls } = await open({ hs: '08106000', sec: 'permit' }, { name: '' });
    expect(calls[0]).toMatchObject({ operation: 'trade/getTradeProductDetail', request: { hs: '08106000' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('榴莲');
  });
});

describe('sections of a product', () => {
  it('load only the data they show', async () => {
    const { calls } = await open();
    const asked = calls.map(({ operation }) => operation);
    expect(asked).not.toContain('trade/getPermitOriginList');
    expect(asked).not.toContain('trade/getNewestMonthData');
    expect(asked).not.toContain('trade/getTradeDataList');
  });

  it('draw monthly values with a sentence that counts the gaps', async () => {
    await open();
    const drawing = screen.getByRole('img', { name: /2024年3月榴莲进口额 6,000.0 万美元/ });
    expect(drawing).toHaveAccessibleName(
      /CIF 到岸价.*没有可比的上年同期；2024-01 至 2024-03 2 个月合计 1.00 亿美元，1 个月没有记录/,
    );
  });

  it("mark the changes of the origin's permit on the curve of its imports", async () => {
    const history: Permit['history'] = [
      { date: '2003-10-01', status: 'allowed', note: '签署议定书' },
      { date: '2024-02-15', status: 'suspended', note: '检出害虫' },
    ];
    await open({ origin: 'TH' }, { detail: fromThailand({ permit: buildPermit({ history }) }) });
    const event = screen.getByRole('link', { name: /暂停进口：检出害虫/ });
    expect(event).toHaveAttribute('href', expect.stringContaining('sec=permit'));
    expect(screen.queryByRole('link', { name: /签署议定书/ })).toBeNull();
  });

  it('compare with the same month a year before', async () => {
    const values = [40e6, ...Array.from({ length: 11 }, () => 10e6), 50e6];
    await open({}, { detail: buildDetail({ series: { ...buildDetail().series, import: buildPoints(values) } }) });
    expect(screen.getByRole('img', { name: /2025年1月榴莲进口额 5,000.0 万美元.*同比 \+25.0%/ })).toBeInTheDocument();
  });

  it('show what unlocks the year before if it is locked, and highlight the drawn period', async () => {
    const values = Array.from({ length: 12 }, () => 50e6);
    const series = { ...buildDetail().series, import: buildPoints(values) };
    const access = {
      level: 'login' as const,
      allowed: false,
      preview: { unit: 'row' as const, shown: 12, total: 60 },
    };
    await open({}, { detail: buildDetail({ series, access }) });
    const drawing = screen.getByRole('img', { name: /2024年12月榴莲进口额/ });
    expect(drawing).toHaveAccessibleName(/，登录后可看同比；/);
    expect(drawing).not.toHaveAccessibleName(/没有可比/);
    expect(screen.getByRole('link', { name: '1年' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: '3年，登录后可看' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '全部，开通 VIP 后可看' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '同比，登录后可看' })).toBeInTheDocument();
  });

  it('list months as recorded, with missing ones marked', async () => {
    await open({ tab: 'table' });
    expect(screen.getByRole('row', { name: /2024-03 60,000,000 15,000,000 4.00/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '2024-02 — — — 无记录' })).toBeInTheDocument();
  });

  it('compare with another origin', async () => {
    const { calls } = await open({ cmp: 'VN', tab: 'table' });
    expect(calls.find(({ operation }) => operation === 'trade/getTradeDataList')?.request).toMatchObject({
      hs: ['08106000'],
      partners: ['VN'],
      row: 'partner',
      col: 'period',
    });
    expect(screen.getByRole('columnheader', { name: /越南/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '2024-01 4,000.00 1,200.00' })).toBeInTheDocument();
  });

  it('list the countries that may export it, with suspended ones marked', async () => {
    await open({ sec: 'permit' });
    expect(screen.getByRole('row', { name: /泰国 已准入 2003-10-01/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /越南 暂停进口 2025-01-15 起/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '越南' })).toHaveAttribute('href', `${PATH}?origin=VN&sec=permit`);
    expect(screen.getByText('1 个可以输华，1 个暂停进口')).toBeInTheDocument();
  });

  it('filter supervised sites by province', async () => {
    await open({ sec: 'sites', geo: '450000' });
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('row', { name: /友谊关进境水果指定监管场地 可用 南宁海关/ })).toBeInTheDocument();
    expect(table.queryByText('停用场地')).toBeNull();
  });

  it('name the customs requirements', async () => {
    await open({ sec: 'needs' });
    expect(screen.getByText('随附植物检疫证书')).toBeInTheDocument();
    expect(lineText('监管条件')).toContain('AB 入境货物通关单');
    expect(lineText('申报要素')).toContain('1. 品名');
  });

  it('show newest month and year, confidential cells as 保密', async () => {
    await open({ sec: 'data' });
    expect(screen.getByRole('row', { name: /2025年2月 保密 — / })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /2024年 67.00 亿美元/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /导出/ })).toHaveAttribute(
      'href',
      '/home/trade/datadetail/type/1?hs=08106000',
    );
  });

  it('link to neighbours and into the directory, each code once', async () => {
    const { path, hs_codes } = buildDetail();
    await open({ sec: 'related' }, { detail: buildDetail({ path: [...path, ...hs_codes] }) });
    expect(screen.getAllByRole('link', { name: '08106000' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: '山竹' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '08' })).toHaveAttribute('href', '/home/trade/productdirectory?open=08');
  });

  it('show how much of the series is visible and what unlocks more', async () => {
    const access = { level: 'login' as const, allowed: false, preview: { unit: 'row' as const, shown: 12, total: 60 } };
    await open({}, { detail: buildDetail({ access }) });
    expect(screen.getByText('已显示 12/60 个月 · 登录查看更多')).toBeInTheDocument();
  });
});

describe('duty calculator', () => {
  const outcome = () => within(screen.getByText(/税费合计 /).closest('[role=status]') as HTMLElement);

  it('lists all applicable rates, lowest first and marked', async () => {
    await open({ sec: 'tax', origin: 'TH', cif: '100,000', kg: '５０００' }, { detail: fromThailand() });
    expect(outcome().getByText(/原产于泰国，按协定：东盟（0）/)).toHaveTextContent(
      '税费合计 9,000.00 元，含税成本 109,000.00 元，每公斤 21.80 元',
    );
    const rows = outcome()
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '协定：东盟 最低00.009,000.009,000.00109,000.0021.80',
      '最惠国 20%20,000.0010,800.0030,800.00130,800.0026.16',
    ]);
    expect(screen.getByText(/仅供参考，以海关核定为准/)).toBeInTheDocument();
  });

  it('keeps the input in the address', async () => {
    const { rendered } = await open({ sec: 'tax' });
    fireEvent.change(screen.getByLabelText('CIF 完税价格（元）'), { target: { value: '100000' } });
    expect(rendered.visited.at(-1)).toBe(`${PATH}?sec=tax&cif=100000`);
  });

  it.each([
    ['', '请填写完税价格（元）'],
    ['十万', '完税价格应为数字，最多六位小数，例如 12345.67'],
    ['-5', '完税价格应大于 0'],
    ['0', '完税价格应大于 0'],
  ])('shows what is wrong with %p', async (cif, said) => {
    await open({ sec: 'tax', cif, kg: '1' });
    expect(screen.getByText(said)).toBeInTheDocument();
  });

  it('computes without an origin the general rate and says so', async () => {
    const rates = buildTariff().rates.map((rate) => ({ ...rate, eligible: null }));
    const more = { 'trade/getTaxRate': { list: [buildTariff({ rates })], origin: null, outdated: null } };
    await open({ sec: 'tax', cif: '100000', kg: '5000' }, { more });
    expect(outcome().getByText(/未选择原产地，按最惠国/)).toHaveTextContent('税费合计 30,800.00');
    expect(screen.getAllByText('选择原产地后判断')).toHaveLength(3);
  });

  it('adds additional duties, and never uses an in-quota rate as the lowest', async () => {
    const rates = [
      buildRate(),
      buildRate({ kind: 'quota', title: '关税配额内', rate_text: '1%', rate_pct: 1, quota: 'in' }),
      buildRate({ kind: 'additional', title: '反倾销', rate_text: '10%', rate_pct: 10 }),
    ];
    const more = { 'trade/getTaxRate': { list: [buildTariff({ rates })], origin: thailand, outdated: null } };
    await open({ sec: 'tax', origin: 'TH', cif: '100000', kg: '5000' }, { detail: fromThailand(), more });
    expect(outcome().getByText(/按最惠国/)).toHaveTextContent('税费合计 41,700.00');
    expect(outcome().getByText('另须加征：反倾销 10%，已计入。')).toBeInTheDocument();
    expect(outcome().getByRole('row', { name: /关税配额内 凭配额证/ })).toBeInTheDocument();
  });
});

describe('chooser of products', () => {
  it('lists them by class and keeps the requested section', async () => {
    const { calls } = await open({ sec: 'tax' }, { name: '' });
    expect(calls.map(({ operation }) => operation)).toEqual(['trade/getProductCateList']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('选择商品');
    expect(screen.getByRole('link', { name: '榴莲' })).toHaveAttribute('href', `${PATH}?sec=tax`);
  });
});
