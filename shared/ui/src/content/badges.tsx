import { Tag } from './tag.tsx';

export type AccessLevel = 'public' | 'login' | 'vip' | 'veg_vip' | 'points' | 'buy';
export type AccessBadgeProps = {
  level: AccessLevel;
  /** Points for one download, with level `points`. */
  points?: number;
  /** Decimal string in yuan, with level `buy`. */
  price?: string;
};

/** Shows on the card, before the click, what full access requires. Public content has no badge. */
export function AccessBadge({ level, points, price }: AccessBadgeProps) {
  if (level === 'public') return null;
  const type = level === 'login' ? 'grey' : level === 'buy' ? 'blue' : 'honey';
  return <Tag type={type}>{accessText(level, points, price)}</Tag>;
}

/** Marks generated data, which must never be mistaken for real data. */
export function SampleBadge() {
  return (
    <span className="bee-tag is-sample" title="这些数据由系统生成，仅供演示，不代表真实行情">
      示例数据
    </span>
  );
}

function accessText(level: AccessLevel, points?: number, price?: string): string {
  if (level === 'login') return '登录可看';
  if (level === 'vip') return 'VIP';
  if (level === 'veg_vip') return '蔬菜VIP';
  if (level === 'points') return points === undefined ? '积分兑换' : `${points} 积分`;
  return price === undefined ? '单独购买' : `¥${price}`;
}
