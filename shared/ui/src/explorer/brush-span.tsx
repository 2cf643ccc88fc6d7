import { navigate } from '@bee/platform';
import { useEffect, useState } from 'react';
import { linePath } from '../content/line-path.ts';
import { type ChartView, spanOf } from '../data/chart-view.ts';
import { thinLines } from '../data/thin-lines.ts';
import { type ChartLine, type ChartStep, stepText } from '../plot/chart-line.ts';
import { plotOf } from '../plot/plot-geometry.ts';

type BrushSpanProps = {
  lines: readonly ChartLine[];
  /** All days of the period, oldest first. */
  days: readonly string[];
  step: ChartStep;
  brush: string | undefined;
  hrefOf(change: Partial<ChartView>): string;
};

const LEAST_DAYS = 3;
/** ms without a change before the chart is drawn again. */
const STILL = 250;
const SIZE = { width: 1000, height: 100 };
const MAX_POINTS = 300;

/** The whole period as a small drawing with two handles, which mouse, finger and keys move. */
export function BrushSpan({ lines, days, step, brush, hrefOf }: BrushSpanProps) {
  const last = days.length - 1;
  const shown = placesOf(days, brush);
  const [[from, to], setPlaces] = useState(shown);
  const isChanged = from !== shown[0] || to !== shown[1];
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      const isWhole = from === 0 && to === last;
      navigate(hrefOf({ brush: isWhole ? undefined : `${days[from]}..${days[to]}` }), { replace: true });
    }, STILL);
    return () => clearTimeout(timer);
  });
  if (days.length < LEAST_DAYS) return null;
  const plot = plotOf(thinLines([...lines], MAX_POINTS), 'lin', step);
  const nameOf = (place: number) => stepText(days[place] ?? '', step);
  const handle = (title: string, place: number, move: (to: number) => void) => (
    <input
      type="range"
      min={0}
      max={last}
      value={place}
      aria-label={title}
      aria-valuetext={nameOf(place)}
      onChange={({ currentTarget }) => move(Number(currentTarget.value))}
    />
  );
  return (
    <div className="bee-brush">
      <div className="bee-brush-area">
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
          {plot.lines.map(({ name, values, yOf }, index) => (
            <path
              key={name}
              className={`is-${(index % 8) + 1}`}
              d={linePath(
                values.map((value) => (value === null ? null : yOf(value))),
                { ...SIZE, min: 0, max: 1, xs: plot.xs },
              )}
            />
          ))}
        </svg>
        <span style={{ left: 0, width: share(from / last) }} />
        <span style={{ right: 0, width: share(1 - to / last) }} />
        {handle('起点', from, (place) => setPlaces([Math.min(place, to - 1), to]))}
        {handle('终点', to, (place) => setPlaces([from, Math.max(place, from + 1)]))}
      </div>
      <p>
        {nameOf(from)} 至 {nameOf(to)}
        {brush === undefined ? null : <a href={hrefOf({ brush: undefined })}>全部</a>}
      </p>
    </div>
  );
}

/** The first and last shown day. */
const placesOf = (days: readonly string[], brush: string | undefined): [from: number, to: number] => {
  const span = brush === undefined ? null : spanOf(brush);
  const from = span ? days.findIndex((day) => day >= span.from) : 0;
  const to = span ? days.findLastIndex((day) => day <= span.to) : days.length - 1;
  return from < 0 || to <= from ? [0, days.length - 1] : [from, to];
};

const share = (part: number): string => `${Math.round(part * 10_000) / 100}%`;
