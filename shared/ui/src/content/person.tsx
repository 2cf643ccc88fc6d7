import { classNames } from './class-names.ts';

export type AvatarProps = { name: string; src?: string /** px */; size?: number };
export type MedalProps = { level: 1 | 2 | 3 | 4; active: boolean; title?: string };
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

const medalNames = ['铜牌', '银牌', '金牌', '钻石'];

/** One of four medals: a honeycomb cell with as many leaves as its level. */
export function Medal({ level, active, title = `${medalNames[level - 1]}勋章` }: MedalProps) {
  const name = `${title}${active ? '' : '（未获得）'}`;
  return (
    <svg
      className={classNames('bee-medal', `is-${level}`, active && 'is-active')}
      viewBox="0 0 32 36"
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      <path className="bee-medal-cell" d="M16 1.5 30 9.5v17L16 34.5 2 26.5v-17Z" />
      <path className="bee-medal-ring" d="M16 6.5 25.7 12v12L16 29.5 6.3 24V12Z" />
      <text x="16" y="22.5" textAnchor="middle">
        {level}
      </text>
    </svg>
  );
}

export function VipBadge({ active, kind = 'vip' }: VipBadgeProps) {
  const name = kind === 'vip' ? 'VIP' : '蔬菜VIP';
  return (
    <span className={classNames('bee-vip', active && 'is-active')} title={active ? `${name}会员` : `未开通${name}`}>
      {name}
    </span>
  );
}
