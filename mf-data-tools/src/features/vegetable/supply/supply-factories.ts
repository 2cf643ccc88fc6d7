import type { SupplyDetail } from '@bee/contracts/entity/supply';
import type { DataFor } from '@bee/contracts/operations';
import { buildRow } from '../price-factories.ts';

/** Responses of the supply API for tests, with plausible defaults. */
export const buildPosting = (posting: Partial<SupplyDetail> = {}): SupplyDetail => ({
  id: 'p1',
  kind: 'supply',
  title: '大棚番茄现货，产地直发',
  product: '番茄',
  variety: null,
  spec: '硬果',
  qty: 5000,
  qty_unit: '公斤',
  price: 2,
  price_unit: '元/斤',
  price_kg: 4,
  negotiable: false,
  wholesale: { avg: 5, date: '2026-03-03', market: '北京新发地市场' },
  adcode: '370700',
  place: '山东省潍坊市',
  origin: null,
  expires_at: '2026-03-10',
  days_left: 6,
  images: [],
  contact: '老周',
  mobile_masked: '138****1234',
  views: 12,
  contacts: 3,
  status: 'online',
  reject_reason: null,
  is_owner: false,
  sample: false,
  created_at: '2026-03-03T02:00:00.000Z',
  published_at: '2026-03-03T03:00:00.000Z',
  desc: '成熟度八成。',
  mobile: null,
  reveals_left: null,
  ref_price: buildRow({ price_avg: 5 }),
  revision: 1,
  ...posting,
});

export const buildPostings = (
  list: SupplyDetail[],
  answer: Partial<DataFor<'vegetable/getSupplyDemandList'>> = {},
): DataFor<'vegetable/getSupplyDemandList'> => ({
  list,
  total: list.length,
  page: 1,
  limit: 24,
  updated_at: null,
  ...answer,
});
