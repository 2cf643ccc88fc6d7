import { formatNumber } from '@bee/domain/format';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { ChartStep } from './chart-line.ts';
import { nearestPlace, type Plot } from './plot-geometry.ts';

type ChartReaderProps = { plot: Plot; label: string; step: ChartStep };

const MISSING = { day: '无报价', month: '无记录', quarter: '无记录', year: '无记录' } as const;
const PAGE = 10;

/**
 * Shows the values of a day: under the mouse; where a finger taps or drags, while vertical swipes scroll the page; with
 * the arrow keys, which a screen reader announces.
 */
export function ChartReader({ plot, label, step }: ChartReaderProps) {
  const [at, setAt] = useState<number | null>(null);
  const last = plot.xs.length - 1;
  if (last < 0) return null;
  const follow = ({ nativeEvent, currentTarget }: PointerEvent<HTMLDivElement>) =>
    setAt(nearestPlace(plot.xs, nativeEvent.offsetX / currentTarget.clientWidth));
  const moveByKey = (event: KeyboardEvent) => {
    const to = placeByKey(event.key, at ?? last, last);
    if (to === undefined) return;
    event.preventDefault();
    // The keys of the card have other meanings.
    event.stopPropagation();
    setAt(to);
  };
  return (
    <div
      className="bee-plot-reader"
      role="slider"
      tabIndex={0}
      aria-label={`${label}（左右方向键逐点读数）`}
      aria-readonly="true"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={textOf(plot, at ?? last, step)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(null)}
      onPointerCancel={() => setAt(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setAt(at ?? last)}
      onBlur={() => setAt(null)}
      onKeyDown={moveByKey}
    >
      {at === null ? null : <Reading plot={plot} at={Math.min(at, last)} step={step} />}
    </div>
  );
}

function Reading({ plot, at, step }: { plot: Plot; at: number; step: ChartStep }) {
  const x = plot.xs[at] ?? 0;
  const left = percent(x);
  const box = x < 0.5 ? { left } : { right: percent(1 - x) };
  return (
    <>
      <span className="bee-plot-cursor" style={{ left }} />
      {plot.lines.map(({ name, values, yOf }, index) => {
        const value = values[at] ?? null;
        return value === null ? null : (
          <span
            key={name}
            className={`bee-plot-dot is-${(index % 8) + 1}`}
            style={{ left, bottom: percent(yOf(value)) }}
          />
        );
      })}
      <div className="bee-plot-box" style={box}>
        <strong>{plot.names[at]}</strong>
        {plot.lines.map(({ name, unit, values, decimals }, index) => (
          <div key={name}>
            <span hidden={plot.lines.length === 1}>
              <i className={`bee-plot-swatch is-${(index % 8) + 1}`} />
              {name}
            </span>
            <b>{valueText(values[at] ?? null, unit, decimals, step)}</b>
          </div>
        ))}
      </div>
    </>
  );
}

export const placeByKey = (key: string, at: number, last: number): number | undefined => {
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - PAGE,
    PageUp: at + PAGE,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? undefined : Math.max(0, Math.min(last, to));
};

const textOf = ({ names, lines }: Plot, at: number, step: ChartStep): string =>
  [
    names[at],
    ...lines.map(
      ({ name, unit, values, decimals }) => `${name} ${valueText(values[at] ?? null, unit, decimals, step)}`,
    ),
  ].join('，');

const valueText = (value: number | null, unit: string | undefined, decimals: number, step: ChartStep): string => {
  if (value === null) return MISSING[step];
  const number = formatNumber(value, decimals);
  return unit === '%' ? `${number}%` : [number, unit].filter(Boolean).join(' ');
};

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
