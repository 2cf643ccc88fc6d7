import { Tag } from './tag.tsx';
import './tag.css';

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
  return <Tag type={type}>{accessWords(level, points, price)}</Tag>;
}

/**
 * Marks generated data, which must never be mistaken for real data. The shell says so once per page in a ribbon; the
 * badges themselves are visible in print, and where a page also shows real data, which leaves a hidden mark.
 * @param props `sample` is undefined while unknown; releases before 1.4 omit it and mean true
 */
export function SampleBadge(props: { sample?: boolean | null | undefined }) {
  const sample = 'sample' in props ? props.sample : true;
  if (typeof sample !== 'boolean') return null;
  if (!sample) return <span className="bee-real" hidden />;
  return <span className="bee-tag bee-cut is-sample">示例数据</span>;
}

/** For the badge of a list; undefined without rows. */
export const anySample = (rows: readonly { sample: boolean }[] | null | undefined): boolean | undefined =>
  rows?.[0] && rows.some(({ sample }) => sample);

/** The label of a lock: who can see the content. Used by all locks. */
export function accessWords(level: AccessLevel, points?: number, price?: string): string {
  if (level === 'login') return '登录可看';
  if (level === 'vip') return 'VIP 可看';
  if (level === 'veg_vip') return '蔬菜 VIP 可看';
  if (level === 'points') return points === undefined ? '积分兑换' : `${points} 积分`;
  return price === undefined ? '单独购买' : `¥${price}`;
}
