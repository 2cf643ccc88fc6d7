import type { DataFor } from '@bee/contracts/operations';
import type { ProductPrice } from '@bee/contracts/resource/product';
import type {
  Country,
  HsNode,
  Permit,
  SupervisePlace,
  Tariff,
  TariffRate,
  TradeFigures,
  TradePoint,
  TradeProductCard,
  TradeShare,
} from '@bee/contracts/resource/trade';

export const source = { name: '测试来源', url: null, publisher: null, retrieved_at: null, sample: true };

const linkTo = (product_name: string) => ({ page: 'application/trade/detail', params: { product_name } });

export const buildRate = (rate: Partial<TariffRate> = {}): TariffRate => ({
  kind: 'mfn',
  title: '最惠国',
  rate_text: '20%',
  rate_pct: 20,
  specific: null,
  origins: [],
  quota: null,
  valid_from: '2025-01-01',
  valid_to: null,
  basis: '2025 年税则',
  eligible: true,
  ...rate,
});

export const buildTariff = (tariff: Partial<Tariff> = {}): Tariff => ({
  hs: '08106000',
  name: '鲜榴莲',
  year: 2025,
  rates: [
    buildRate(),
    buildRate({ kind: 'agreement', title: '协定：东盟', rate_text: '0', rate_pct: 0, origins: ['TH', 'VN'] }),
    buildRate({ kind: 'general', title: '普通', rate_text: '80%', rate_pct: 80, eligible: false }),
  ],
  vat_pct: 9,
  consumption_pct: null,
  export_rebate_pct: null,
  supervision: [{ code: 'AB', title: '入境货物通关单' }],
  inspection: [{ code: 'PR', title: '进境动植物检疫、食品卫生监督检验' }],
  elements: ['品名', '制作或保存方法'],
  source,
  ...tariff,
});

export const buildFigures = (figures: Partial<TradeFigures> = {}): TradeFigures => ({
  period: '2024-03~2025-02',
  flow: 'import',
  value_basis: 'CIF',
  value_usd: 6_700_000_000,
  value_cny: 48_000_000_000,
  qty: 1_500_000_000,
  unit: '千克',
  unit_price: 4.47,
  yoy_value: 12.3,
  yoy_qty: 8.1,
  flag: null,
  ...figures,
});

export const buildWholesale = (price: Partial<ProductPrice> = {}): ProductPrice => ({
  product: '榴莲',
  price_avg: 50,
  unit: '元/公斤',
  date: '2026-03-01',
  market: '广州江南市场',
  chg_d: null,
  source_name: '测试行情',
  sample: true,
  to: { page: 'application/vegetable/detail', params: { group: '水果', name: '榴莲', type: '2' } },
  ...price,
});

export const buildPermit = (permit: Partial<Permit> = {}): Permit => ({
  origin: 'TH',
  origin_name: '泰国',
  product: '榴莲',
  latin: 'Durio zibethinus',
  en: 'Durian',
  status: 'allowed',
  since: '2003-10-01',
  suspended_at: null,
  conditions: ['来自注册果园和包装厂'],
  registration_required: true,
  quarantine_permit_required: true,
  protocol: { title: '中泰水果检疫议定书', url: null, date: '2003-09-01' },
  history: [],
  source,
  to: linkTo('榴莲'),
  ...permit,
});

export const buildNode = (node: Partial<HsNode> = {}): HsNode => ({
  code: '08106000',
  level: 8,
  name: '鲜榴莲',
  en: 'Durians',
  unit: '千克',
  unit2: null,
  children: 0,
  valid_from: 2017,
  valid_to: null,
  import_usd: 6_700_000_000,
  export_usd: null,
  to: linkTo('08106000'),
  ...node,
});

export const buildCard = (card: Partial<TradeProductCard> = {}): TradeProductCard => ({
  name: '榴莲',
  alias: ['榴梿'],
  cate: '水果',
  hs: ['08106000'],
  import_usd: 6_700_000_000,
  export_usd: null,
  import_yoy: 12.3,
  export_yoy: null,
  to: linkTo('榴莲'),
  ...card,
});

export const buildShare = (share: Partial<TradeShare> = {}): TradeShare => ({
  code: 'TH',
  name: '泰国',
  value_usd: 4_000_000_000,
  share: 59.7,
  yoy: -3.2,
  to: null,
  ...share,
});

export const thailand: Country = {
  code: 'TH',
  iso3: 'THA',
  customs_code: '136',
  name: '泰国',
  en: 'Thailand',
  continent: '亚洲',
};

export const buildOrigin = (
  origin: Partial<DataFor<'trade/getOriginList'>[number]> = {},
): DataFor<'trade/getOriginList'>[number] => ({
  ...thailand,
  allowed: 3,
  suspended: 0,
  import_usd: 4_000_000_000,
  to: { page: 'application/trade/country-detail', params: { origin: 'TH' } },
  ...origin,
});

export const buildPlace = (place: Partial<SupervisePlace> = {}): SupervisePlace => ({
  id: '1',
  name: '友谊关进境水果指定监管场地',
  cate: '水果',
  customs: '南宁海关',
  port: '友谊关',
  adcode: '451400',
  address: '广西凭祥市',
  lng: 106.7,
  lat: 22,
  status: 'active',
  approved_at: '2019-05-01',
  source,
  ...place,
});

/** One month per value from January 2024 on, at 4 US$ per kilogram. */
export const buildPoints = (values: readonly (number | null)[]): TradePoint[] =>
  values.map((value, place) => [
    `${2024 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`,
    value,
    value === null ? null : value / 4,
    value === null ? null : 4,
    null,
  ]);

export const buildDetail = (
  detail: Partial<DataFor<'trade/getTradeProductDetail'>> = {},
): DataFor<'trade/getTradeProductDetail'> => ({
  name: '榴莲',
  alias: ['榴梿'],
  cate: '水果',
  description: null,
  hs_codes: [buildNode()],
  path: [buildNode({ code: '08', level: 2, name: '食用水果及坚果', children: 9 })],
  outdated: null,
  origin: null,
  permit: null,
  site_cate: '水果',
  permit_summary: { allowed: 4, suspended: 1, conditional: 0 },
  last_year: { import: buildFigures(), export: null },
  series: {
    unit: '千克',
    import: buildPoints([40e6, null, 60e6]),
    export: [],
    mirror: { import: false, export: false },
  },
  top_partners: { import: [buildShare()], export: [] },
  top_ports: [buildShare({ code: '7204', name: '友谊关', share: 41.2 })],
  requirements: [{ title: '检疫要求', text: '随附植物检疫证书', source }],
  tags: [],
  access: { level: 'public', allowed: true },
  source,
  updated_at: null,
  ...detail,
});

export const buildTop = (top: Partial<DataFor<'trade/getTopClass'>> = {}): DataFor<'trade/getTopClass'> => ({
  newest_month: '2025-02',
  newest_year: '2024',
  months: [buildFigures({ period: '2025-02', value_usd: 12_300_000_000 })],
  years: [
    buildFigures({ period: '2024', flow: 'export', value_basis: 'FOB', value_usd: 98_000_000_000, flag: 'prov' }),
  ],
  top_imports: [buildCard()],
  top_exports: [buildCard({ name: '大蒜', export_usd: 2_500_000_000, import_usd: null, to: linkTo('大蒜') })],
  top_partners: [buildShare()],
  classes: [
    buildNode({ code: '08', name: '食用水果及坚果', to: null }),
    buildNode({ code: '07', name: '食用蔬菜', to: null }),
  ],
  permit_changes: [buildPermit({ status: 'suspended', suspended_at: '2025-01-15' })],
  source,
  updated_at: null,
  ...top,
});

export const buildAnswer = (
  answer: Partial<DataFor<'trade/getTradeDataList'>> = {},
): DataFor<'trade/getTradeDataList'> => ({
  row: 'hs',
  col: 'period',
  hs: [{ code: '08106000', name: '鲜榴莲', unit: '千克' }],
  columns: [
    { key: '2025-01', label: '2025-01' },
    { key: '2025-02', label: '2025-02' },
  ],
  list: [
    {
      key: '08106000',
      label: '鲜榴莲',
      unit: '千克',
      cells: { value_usd: [1_234_567, null] },
      flags: [null, null],
    },
  ],
  totals: {
    rows: [{ cells: { value_usd: 1_234_567 }, share: 61.7 }],
    columns: { value_usd: [2_000_000, null] },
    all: { value_usd: 2_000_000 },
    unit: '千克',
  },
  total: 1,
  page: 1,
  limit: 20,
  from: '2025-01',
  to: '2025-02',
  dates: { min: '2022-01', max: '2025-02' },
  mirror: { import: false, export: false },
  growth: 'year_before',
  statements: [],
  outdated: [],
  access: { level: 'public', allowed: true },
  as_of: '2025-02',
  source,
  ...answer,
});
