import type { Link } from '@bee/contracts/resource/user';

type Task = {
  /** Name in the ledger. */
  source: string;
  group: 'newbie' | 'daily' | 'growth';
  title: string;
  desc: string;
  score: number;
  /** Null: only once. */
  limitPerDay: number | null;
  link: Link | null;
};

/** Tasks that earn points. A new task needs an entry here and a `grantScore` call where it happens. */
export const scoreTasks = {
  profile: {
    source: 'profile',
    group: 'newbie',
    title: '完善个人资料',
    desc: '填写昵称、性别、生日和所在地区',
    score: 20,
    limitPerDay: null,
    link: { page: 'user/profile', params: {} },
  },
  firstorder: {
    source: 'firstorder',
    group: 'newbie',
    title: '首次下单',
    desc: '第一次购买会员、报告或数据并支付成功',
    score: 50,
    limitPerDay: null,
    link: { page: 'user/vip', params: {} },
  },
  signin: {
    source: 'signin',
    group: 'daily',
    title: '每日签到',
    desc: '每天第一次登录访问',
    score: 2,
    limitPerDay: 1,
    link: null,
  },
  favorite: {
    source: 'favorite',
    group: 'daily',
    title: '收藏内容',
    desc: '收藏研报、资讯、政策或行情，每天最多 5 次',
    score: 1,
    limitPerDay: 5,
    link: { page: 'article/news', params: { type: 'industry_news' } },
  },
  quote: {
    source: 'quote',
    group: 'growth',
    title: '提供市场报价',
    desc: '在品种行情页报价，审核通过后获得，每天最多 10 条',
    score: 5,
    limitPerDay: 10,
    link: { page: 'application/vegetable/list', params: {} },
  },
  comment: {
    source: 'comment',
    group: 'growth',
    title: '完善百科条目',
    desc: '在百科条目下补充内容，或评论经审核通过后获得，每天最多 5 条',
    score: 3,
    limitPerDay: 5,
    link: { page: 'application/baike', params: {} },
  },
} as const satisfies Record<string, Task>;
