import { formatNumber } from '@bee/domain/format';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { classNames } from '../content/class-names.ts';
import { decimalsOf } from '../plot/plot-geometry.ts';
import { niceTicks } from '../plot/ticks.ts';
import './scatter-plot.css';

export type ScatterPoint = { id: string; name: string; x: number; y: number; href?: string; current?: boolean };
export type ScatterAxis = { title: string; unit: string; decimals: number };
export type ScatterPlotProps = {
  points: readonly ScatterPoint[];
  x: ScatterAxis;
  y: ScatterAxis;
  /** Describes the plot; also its text alternative. */
  label: string;
};

/** Points that are named in the drawing; the others are named on hover and by screen readers. */
const MAX_NAMED = 8;

type PlaceProps = { href?: string; className: string; style: CSSProperties; children: ReactNode };

function Place(props: PlaceProps) {
  return props.href ? <a {...props} /> : <button type="button" {...props} />;
}

/** Two figures of each place, read by mouse, tap and Tab. Server-rendered, needs no JavaScript. */
export function ScatterPlot({ points, x, y, label }: ScatterPlotProps) {
  const across = axisOf(points.map((point) => point.x));
  const up = axisOf(points.map((point) => point.y));
  const named = namedOf(points);
  const text = (value: number, { unit, decimals }: ScatterAxis) => `${formatNumber(value, decimals)} ${unit}`;
  return (
    <figure className="bee-scatter bee-note" aria-label={label}>
      <p>
        {y.title}（{y.unit}）
      </p>
      <div className="bee-scatter-area">
        {up.ticks.map((tick) => (
          <span
            key={tick.text}
            className="bee-scatter-tick is-y"
            style={{ bottom: up.place(tick.value) }}
            aria-hidden="true"
          >
            {tick.text}
          </span>
        ))}
        {across.ticks.map((tick) => (
          <span
            key={tick.text}
            className="bee-scatter-tick is-x"
            style={{ left: across.place(tick.value) }}
            aria-hidden="true"
          >
            {tick.text}
          </span>
        ))}
        {points.map((point) => (
          <Fragment key={point.id}>
            <Place
              {...(point.href && { href: point.href })}
              className={classNames('bee-scatter-point', point.current && 'is-current')}
              style={{ left: across.place(point.x), bottom: up.place(point.y) }}
            >
              <span className={named.has(point.id) || point.current ? undefined : 'bee-quiet'}>{point.name}</span>
            </Place>
            <span className="bee-scatter-value">
              {point.name}：{x.title} {text(point.x, x)}，{y.title} {text(point.y, y)}
            </span>
          </Fragment>
        ))}
      </div>
      <p className="is-x">
        {x.title}（{x.unit}）
      </p>
    </figure>
  );
}

const axisOf = (values: readonly number[]) => {
  const ticks = niceTicks(Math.min(0, ...values), Math.max(...values));
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  const decimals = decimalsOf(ticks);
  return {
    ticks: ticks.map((value) => ({ value, text: formatNumber(value, decimals) })),
    place: (value: number) => `${Math.round(((value - first) / (last - first || 1)) * 1000) / 10}%`,
  };
};

/** A name takes this part of the width and height to the right of its point. */
const NAME_WIDTH = 0.15;
const NAME_HEIGHT = 0.08;

/** The outermost points, which are read first, unless their names would overlap. */
const namedOf = (points: readonly ScatterPoint[]): Set<string> => {
  const most = (value: (point: ScatterPoint) => number) =>
    [...points].sort((one, other) => value(other) - value(one)).slice(0, MAX_NAMED / 2);
  const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(0, ...values) || 1;
  const width = NAME_WIDTH * rangeOf(points.map(({ x }) => x));
  const height = NAME_HEIGHT * rangeOf(points.map(({ y }) => y));
  const named: ScatterPoint[] = [];
  for (const point of [...most(({ y }) => y), ...most(({ x }) => x)])
    if (!named.some(({ x, y }) => Math.abs(x - point.x) < width && Math.abs(y - point.y) < height)) named.push(point);
  return new Set(named.map(({ id }) => id));
};
