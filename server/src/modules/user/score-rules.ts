import type { Link } from '@bee/contracts/resource/user';

export type ScoreSource = 'signin' | 'favorite' | 'profile' | 'quote' | 'gift' | 'order' | 'merge';

type Rule = {
  source: ScoreSource;
  group: 'newbie' | 'daily' | 'growth';
  title: string;
  desc: string;
  score: number;
  /** Null: once for ever. */
  limitPerDay: number | null;
  link: Link | null;
};

/** What earns points. A new task is one entry here and one `grantScore` where it happens. */
export const SCORE_RULES = {
  profile: {
    source: 'profile',
    group: 'newbie',
    title: '完善个人资料',
    desc: '填写昵称、性别、生日和所在地区',
    score: 20,
    limitPerDay: null,
    link: { page: 'user/profile', params: {} },
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
} as const satisfies Record<string, Rule>;

export const SOURCE_LABELS: Record<ScoreSource, string> = {
  signin: '签到',
  favorite: '收藏',
  profile: '资料',
  quote: '报价',
  gift: '赠送',
  order: '订单',
  merge: '账号合并',
};

/** Every 200 points of experience are a level, up to 10. */
export const levelOf = (exp: number): number => Math.min(10, 1 + Math.floor(exp / 200));
