import type { DataFor } from '@bee/contracts/operations';
import type { MarketReportCard, MarketReportRow } from '@bee/contracts/resource/market-report';

/** Responses of the market reports and daily notes for tests, with plausible defaults. */
const source = { name: '测试来源', url: null, publisher: null, retrieved_at: null, sample: true };

export const buildReportCard = (card: Partial<MarketReportCard> = {}): MarketReportCard => ({
  id: 'mw-beijing-2026-03-02',
  kind: 'weekly',
  market_id: 'beijing',
  market: '北京市场',
  province: '北京市',
  date: '2026-03-02',
  title: '北京市场周报（2月23日至3月1日）：番茄上涨7.2%',
  summary: '本周12个可比品种中7个上涨、5个下跌。',
  products: 12,
  up: 7,
  down: 5,
  cover: null,
  access: { level: 'veg_vip', allowed: false, preview: { unit: 'row', shown: 8, total: 12 } },
  sample: true,
  ...card,
});

export const buildReportedRow = (row: Partial<MarketReportRow> = {}): MarketReportRow => ({
  product: '番茄',
  group: '茄果类',
  spec: '硬果',
  price: 5.2,
  before: 4.85,
  unit: '元/公斤',
  trend: 7.2,
  arrival: 120,
  origin: '山东',
  comment: '比4个市场的中位价高2.0%',
  to: { page: 'application/vegetable/detail', params: { group: '茄果类', name: '番茄', type: '1' } },
  ...row,
});

export const buildReport = (
  report: Partial<DataFor<'vegetable/marketReportDetail'>> = {},
): DataFor<'vegetable/marketReportDetail'> => ({
  ...buildReportCard(),
  author: '市场监测组',
  from: '2026-02-23',
  to: '2026-03-01',
  before_from: '2026-02-16',
  before_to: '2026-02-22',
  rows: [buildReportedRow()],
  images: [],
  content_html: '',
  prev: { id: 'mw-beijing-2026-02-23', title: '上一期', date: '2026-02-23' },
  next: null,
  source,
  ...report,
});

export const buildReports = (list: MarketReportCard[]): DataFor<'vegetable/getMarketWeeklyList'> => ({
  list,
  total: list.length,
  page: 1,
  limit: 20,
  facets: {
    kind: [{ value: 'weekly', label: '周报', count: 3 }],
    month: [{ value: '2026-03', label: '2026-03', count: 2 }],
    market: [{ value: 'beijing', label: '北京市场', count: 3 }],
  },
  updated_at: null,
});

type Notes = DataFor<'article/getDailyReportList'>;

export const buildNote = (note: Partial<Notes['list'][number]> = {}): Notes['list'][number] => ({
  id: '2026-03-04',
  date: '2026-03-04',
  title: '2026年3月4日行情：30个品种上涨、20个下跌',
  summary: '20个市场报出60个品种。',
  products: 60,
  markets: 20,
  quotes: 1180,
  up: 30,
  down: 20,
  flat: 5,
  chg_d: 0.4,
  movers: [],
  groups: [],
  content_html: '<p>20个市场报出60个品种。</p>',
  product: null,
  sample: true,
  link: { page: 'data/daily', params: { date: '2026-03-04' } },
  ...note,
});

export const buildNotes = (
  list: Notes['list'],
  dates: Notes['dates'] = { min: '2026-01-05', max: '2026-03-04' },
): Notes => ({
  list,
  total: list.length,
  page: 1,
  limit: 31,
  dates,
  source,
  updated_at: null,
});
