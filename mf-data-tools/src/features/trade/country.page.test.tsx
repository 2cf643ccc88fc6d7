import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import {
  buildCard,
  buildFigures,
  buildOrigin,
  buildPermit,
  buildPoints,
  buildShare,
  buildTariff,
  source,
  thailand,
} from '../../testing/trade-factories.ts';
import { page } from './country.page.tsx';

const PATH = '/home/trade/countrydetail/origin/TH';

const open = async (
  query: Record<string, string> = {},
  {
    origin = 'TH',
    permits = [buildPermit()],
    mirror = false,
    values = [40e6, 60e6] as (number | null)[],
    years = ['2024', '2023'],
  } = {},
) => {
  const options = {
    manifest,
    otherPages: ['home', 'user/vip'],
    answers: {
      'trade/getProductByOrigin': {
        country: thailand,
        products: [buildCard()],
        series: buildPoints(values),
        mirror: { import: mirror, export: false },
        ports: [buildShare({ code: '7204', name: '友谊关' })],
        last_year: {
          import: buildFigures({ value_basis: mirror ? 'FOB' : 'CIF' }),
          export: buildFigures({ flow: 'export' as const, value_basis: 'FOB' as const, value_usd: null }),
        },
        source,
        updated_at: null,
      },
      'trade/getPermitProductListByOrigin': permits,
      'trade/getTaxRateByOrigin': [
        {
          product: '榴莲',
          tariff: buildTariff(),
          requirements: [{ title: '标签与单证', text: '随附合同与发票。' }],
          to: { page: 'application/trade/detail', params: { product_name: '榴莲' } },
        },
      ],
      'trade/getExportByOrigin': {
        year: '2024',
        years,
        list: [buildShare({ code: '0810', name: '其他鲜果' })],
        total: 5_000_000_000,
        mirror,
        source,
      },
      'trade/getOriginList': [
        buildOrigin(),
        buildOrigin({ code: 'CL', iso3: 'CHL', name: '智利', continent: '南美洲', suspended: 2 }),
      ],
      'trade/getPermitProductList': {
        list: permits,
        total: permits.length,
        page: 1,
        limit: 30,
        facets: { cate: [{ value: '水果', label: '水果', count: 7 }] },
        updated_at: null,
      },
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: (origin ? { origin } : {}) as Record<string, string>, query };
  const data = await page.load({ api: platform.api, ...address });
  renderWithPlatform(page.render(data, address), options);
  return calls;
};

const requestOf = (calls: Awaited<ReturnType<typeof open>>, operation: string) =>
  calls.find((call) => call.operation === operation)?.request;

describe('page of a country', () => {
  it('shows what it may export, with a filter in the address', async () => {
    const calls = await open(
      { status: 'suspended' },
      { permits: [buildPermit({ status: 'suspended', suspended_at: '2025-01-15' })] },
    );
    expect(requestOf(calls, 'trade/getPermitProductListByOrigin')).toEqual({ origin: 'TH', status: 'suspended' });
    expect(screen.getByRole('row', { name: /榴莲 暂停进口 2025-01-15 起/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '有条件准入' })).toHaveAttribute('href', `${PATH}?status=conditional`);
  });

  it('counts as 可以输华 only approved products', async () => {
    await open(
      {},
      {
        permits: [
          buildPermit(),
          buildPermit({ product: '荔枝', status: 'conditional' }),
          buildPermit({ product: '花生', status: 'none' }),
        ],
      },
    );
    expect(screen.getByText('2 种可以输华，1 种未准入')).toBeInTheDocument();
  });

  it('links a product to the decision for this country', async () => {
    await open();
    const table = within(screen.getByRole('table', { name: '泰国输华准入商品' }));
    expect(table.getByRole('rowheader', { name: '榴莲' }).querySelector('a')).toHaveAttribute(
      'href',
      `/home/trade/detail/name/${encodeURIComponent('榴莲')}?origin=TH`,
    );
  });

  it("shows the composition of a year's exports, and other years by address", async () => {
    const calls = await open({ year: '2023' });
    expect(requestOf(calls, 'trade/getExportByOrigin')).toEqual({ origin: 'TH', year: 2023 });
    expect(screen.getByText('2024年1-2月，合计 50.00 亿美元，CIF 到岸价')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2023' })).toHaveAttribute('href', `${PATH}?year=2023`);
  });

  it('draws the trend, and names basis and missing values of the totals', async () => {
    await open();
    expect(screen.getByRole('img', { name: /2024年2月泰国进口额 6,000.0 万美元/ })).toBeInTheDocument();
    expect(screen.getByText(/2024年3月至2025年2月出口/).closest('div')).toHaveTextContent(/FOB 离岸价—/);
  });

  it('names the reporting side and the basis for mirror data', async () => {
    await open({}, { mirror: true });
    const said = '伙伴海关申报的出口，FOB 离岸价';
    expect(screen.getByText(`2024年1-2月，合计 50.00 亿美元，${said}`)).toBeInTheDocument();
    expect(screen.getByText(/2024年3月至2025年2月进口/)).toHaveTextContent(said);
    expect(screen.getByText(/^万美元，伙伴海关申报的出口，FOB 离岸价，/)).toBeInTheDocument();
  });

  it('names the cheapest lawful rate of each product, its papers and source', async () => {
    await open();
    const row = within(screen.getByRole('table', { name: '从泰国进口各商品的最低可用税率与单证' })).getAllByRole(
      'row',
    )[1];
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['榴莲', '08106000', '协定：东盟 0', '最惠国 20%', '9%'],
      '依据2025 年税则；须提交相应的原产地证明，没有的按最惠国税率；随附合同与发票',
    ]);
  });

  it('marks the changes of permits on the curve of imports, not on that of exports', async () => {
    const permits = [buildPermit({ history: [{ date: '2024-02-10', status: 'suspended', note: '检出病害' }] })];
    await open({}, { permits });
    expect(screen.getByText('榴莲暂停进口：检出病害')).toBeInTheDocument();
  });

  it('has no changes of permits on the curve of exports', async () => {
    const permits = [buildPermit({ history: [{ date: '2024-02-10', status: 'suspended', note: '检出病害' }] })];
    await open({ flow: 'export' }, { permits });
    expect(screen.queryByText('榴莲暂停进口：检出病害')).toBeNull();
  });

  it('draws no empty chart of a flow without records', async () => {
    await open({}, { values: [null, null] });
    expect(screen.getByText('没有进口记录')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has one sentence and the way on, instead of three empty sections, where nothing was ever imported', async () => {
    await open({}, { values: [null, null], years: [] });
    expect(screen.getByText('统计里没有中国从泰国进口的记录')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看中国对泰国的出口' })).toHaveAttribute('href', `${PATH}?flow=export`);
    expect(screen.queryByText('没有进口记录')).toBeNull();
    for (const name of ['泰国对华出口结构', '主要进口商品', '主要口岸'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });

  it('drops an invalid year and status', async () => {
    const calls = await open({ year: '1800', status: 'maybe' });
    expect(requestOf(calls, 'trade/getExportByOrigin')).toEqual({ origin: 'TH' });
    expect(requestOf(calls, 'trade/getPermitProductListByOrigin')).toEqual({ origin: 'TH' });
  });
});

describe('chooser of countries', () => {
  it('groups them by continent and lists all access below', async () => {
    await open({}, { origin: '' });
    expect(screen.getByRole('heading', { name: '南美洲' })).toBeInTheDocument();
    expect(screen.getByText('暂停 2')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^水果 ?7$/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /榴莲 泰国 已准入/ })).toBeInTheDocument();
  });

  it('filters the list by word, class, status and page', async () => {
    const calls = await open({ q: '榴莲', cate: '水果', status: 'allowed', p: '2' }, { origin: '', permits: [] });
    expect(requestOf(calls, 'trade/getPermitProductList')).toEqual({
      name: '榴莲',
      cate: '水果',
      status: 'allowed',
      page: 2,
      limit: 30,
    });
    expect(screen.getByText('没有符合条件的准入记录')).toBeInTheDocument();
  });
});
