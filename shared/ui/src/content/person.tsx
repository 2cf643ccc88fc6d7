import { classNames } from './class-names.ts';
import './person.css';

export type AvatarProps = { name: string; src?: string /** px */; size?: number };
export type VipBadgeProps = { active: boolean; kind?: 'vip' | 'vegetable' };

export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const style = { height: size, width: size, fontSize: size * 0.44 };
  if (src) return <img className="bee-avatar" src={src} alt={name} width={size} height={size} style={style} />;
  return (
    <span className="bee-avatar" style={style} role="img" aria-label={name}>
      {[...name][0] ?? '蜂'}
    </span>
  );
}

export function VipBadge({ active, kind = 'vip' }: VipBadgeProps) {
  const name = kind === 'vip' ? 'VIP' : '蔬菜 VIP';
  return (
    <span
      className={classNames('bee-vip', active && 'is-active')}
      title={active ? `${name}${kind === 'vip' ? '' : ' '}会员` : `未开通 ${name}`}
    >
      {name}
    </span>
  );
}
