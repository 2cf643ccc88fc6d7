import { classNames } from './class-names.ts';
import './medal.css';

export type MedalProps = { level: 1 | 2 | 3 | 4; active: boolean; title?: string };

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
