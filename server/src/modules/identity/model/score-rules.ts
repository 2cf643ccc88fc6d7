export type ScoreSource =
  | 'signin'
  | 'favorite'
  | 'profile'
  | 'quote'
  | 'comment'
  | 'firstorder'
  | 'gift'
  | 'order'
  | 'merge';

export const SOURCE_LABELS: Record<ScoreSource, string> = {
  signin: '签到',
  favorite: '收藏',
  profile: '资料',
  quote: '报价',
  comment: '百科',
  firstorder: '首次下单',
  gift: '赠送',
  order: '订单',
  merge: '账号合并',
};

const EXP_PER_LEVEL = 200;
const HIGHEST_LEVEL = 10;

/** One level per 200 experience points, up to level 10, which has no next level. */
export const levelOf = (exp: number): { level: number; level_from: number; level_next: number | null } => {
  const level = Math.min(HIGHEST_LEVEL, 1 + Math.floor(exp / EXP_PER_LEVEL));
  return {
    level,
    level_from: (level - 1) * EXP_PER_LEVEL,
    level_next: level < HIGHEST_LEVEL ? level * EXP_PER_LEVEL : null,
  };
};
