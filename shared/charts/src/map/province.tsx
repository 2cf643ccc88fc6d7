import { memo } from 'react';
import type { ProvinceShape } from './china-shapes.ts';

export type ProvinceProps = {
  shape: ProvinceShape;
  /** 1 to 5; none without a value. */
  tone: number | undefined;
  /** Fill without a value. */
  hatch: string;
  /** 1.85 元/公斤，3 个市场，2026-03-04 */
  text: string;
  /** The one in the tab order. */
  stop: boolean;
  current: boolean;
  pickable: boolean;
};

/** Memoised: rendered again only when its own tone or text changes. */
export const Province = memo(function Province({ shape, tone, hatch, text, stop, current, pickable }: ProvinceProps) {
  const { adcode, name, path, at, small } = shape;
  return (
    <g
      className={`bee-map-province ${tone ? `is-${tone}` : 'is-missing'}`}
      data-adcode={adcode}
      role={pickable ? 'button' : 'img'}
      aria-label={`${name}：${text}`}
      aria-current={current || undefined}
      tabIndex={stop ? 0 : -1}
      fill={tone ? undefined : hatch}
    >
      <path d={path} />
      {small ? <circle cx={at[0]} cy={at[1]} r="5" /> : null}
    </g>
  );
});

/** Outline of the current province, above the borders of its neighbours. */
export function ProvinceRing({ path }: { path: string | undefined }) {
  return path === undefined ? null : (
    <>
      <path className="bee-map-halo" d={path} />
      <path className="bee-map-ring" d={path} />
    </>
  );
}
