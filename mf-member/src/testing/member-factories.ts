import type { Order } from '@bee/contracts/resource/order';
import type { Favorite, ScoreRecord, UserInfo } from '@bee/contracts/resource/user';

export const buildMember = (changes: Partial<UserInfo> = {}): UserInfo => ({
  uid: '7',
  nickname: '云岭菜农',
  sex: 'unknown',
  birthday: null,
  score: 1280,
  exp: 1300,
  province: '云南',
  city: '',
  district: '',
  entity: '',
  login: 3,
  reg_ip: '',
  reg_time: '2025-01-02T03:04:05.000Z',
  last_login_ip: '',
  last_login_time: null,
  status: 'active',
  file_download: 0,
  pc_sid: '',
  mo_sid: '',
  mobile: '138****0001',
  qq_openid: '',
  wx_unionid: '',
  vip_expire: null,
  vegetable_expire: null,
  taken_back: [],
  hasVip: false,
  medal: { total_count: 4, count: 1 },
  medal_list: [
    { title: '签到之星', new_grade: 2 },
    { title: '收藏达人', new_grade: 0 },
  ],
  is_operator: false,
  avatar: '',
  ...changes,
});

export const buildFavorite = (changes: Partial<Favorite> = {}): Favorite => ({
  id: '1',
  type: 'policy',
  target_id: '42',
  title: '农产品质量安全法',
  summary: '2022年修订',
  link: { page: 'article/detail', params: { id: '42' } },
  created_at: '2026-03-03T17:00:00.000Z',
  invalid: false,
  ...changes,
});

export const buildOrder = (changes: Partial<Order> = {}): Order => ({
  id: 'o1',
  no: '202603040001',
  kind: 'vip',
  items: [{ title: 'VIP会员', spec: '一年', qty: 1, price: '365.00' }],
  amount: '365.00',
  discount: '0.00',
  points_used: 0,
  pay_amount: '365.00',
  refunded: '0.00',
  status: 'unpaid',
  pay_method: null,
  created_at: '2026-03-04T00:30:00.000Z',
  expires_at: '2026-03-04T01:00:00.000Z',
  paid_at: null,
  invoice_status: 'none',
  benefit: null,
  remark: '',
  ...changes,
});

export const listOf = <Item>(
  list: Item[],
  facets?: Record<string, { value: string; label: string; count: number }[]>,
) => ({
  list,
  total: list.length,
  page: 1,
  limit: 20,
  facets,
  updated_at: null,
});

export const buildScoreLine = (changes: Partial<ScoreRecord> = {}): ScoreRecord => ({
  id: '1',
  source: 'signin',
  title: '每日签到',
  dir: 'in',
  score: 2,
  balance: 1280,
  expire_at: null,
  biz: { type: 'day', id: '2026-03-04' },
  link: null,
  created_at: '2026-03-04T00:30:00.000Z',
  ...changes,
});

export const ordersOf = (list: Order[], facets?: Parameters<typeof listOf>[1]) => ({
  ...listOf(list, facets),
  now: '2026-03-04T00:30:00.000Z',
});
