import { classNames } from '../content/class-names.ts';
import { linePath } from '../content/line-path.ts';
import type { ChartStep } from './chart-line.ts';
import { ChartReader } from './chart-reader.tsx';
import { nearestPlace, type Plot, type PlotAxis, type PlotLine, type PlotSeries, plotOf } from './plot-geometry.ts';

export type ChartSeries = Omit<PlotSeries, 'points'> & { points: [date: string, value: number | null][] };
export type StaticLineChartProps = {
  series: readonly PlotSeries[];
  /** Describes the chart; also its text alternative. */
  label: string;
  /** px */
  height?: number;
  scale?: 'lin' | 'log';
  /** Months and years are placed at their first day and named without it. */
  step?: ChartStep;
};

/**
 * A line chart that the server draws and that needs no chart library: in the browser it shows the values of a day.
 * Lines stretch, texts do not.
 */
export function StaticLineChart({ series, label, height = 320, scale = 'lin', step = 'day' }: StaticLineChartProps) {
  const plot = plotOf(series, scale, step);
  return (
    <figure className={classNames('bee-plot', plot.right && 'is-two')} style={{ height }}>
      <div className="bee-plot-unit">
        {plot.left.unit}
        {plot.right ? <span>{plot.right.unit}</span> : null}
      </div>
      <div className="bee-plot-area">
        <Ticks {...plot.left} />
        {plot.right ? <Ticks {...plot.right} isRight /> : null}
        <svg viewBox="0 0 1000 300" preserveAspectRatio="none" role="img" aria-label={label}>
          {plot.lines.map((line, index) => (
            <Line key={line.name} line={line} plot={plot} color={`is-${(index % 8) + 1}`} />
          ))}
        </svg>
        <ChartReader plot={plot} label={label} step={step} />
      </div>
      <div className="bee-plot-days" aria-hidden="true">
        {axisNames(plot).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {series.length > 1 ? (
        <ul className="bee-plot-names">
          {series.map(({ name }, index) => (
            <li key={name}>
              <i className={`bee-plot-swatch is-${(index % 8) + 1}`} />
              {name}
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
}

function Ticks({ ticks, isRight }: PlotAxis & { isRight?: boolean }) {
  return ticks.map(({ value, y, text }) => (
    <span
      key={value}
      className={classNames('bee-plot-tick', isRight && 'is-right')}
      style={{ bottom: `${y * 100}%` }}
      aria-hidden="true"
    >
      {text}
    </span>
  ));
}

function Line({
  line: { values, solid, dashed, yOf, band },
  plot,
  color,
}: {
  line: PlotLine;
  plot: Plot;
  color: string;
}) {
  const pathOf = (drawn: readonly (number | null)[]) =>
    linePath(
      drawn.map((value) => (value === null ? null : yOf(value))),
      { width: 1000, height: 300, min: 0, max: 1, xs: plot.xs },
    );
  // Quotes of a weekly market next to a daily one have no neighbours to be connected with.
  const lone = values.map((value, at) =>
    (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null ? value : null,
  );
  const only = (place: number) => pathOf(values.map((value, at) => (at === place ? value : null)));
  return (
    <g className={color}>
      {band.map((corners) => (
        <path
          key={corners[0]?.[0]}
          className="bee-plot-band"
          d={`M${corners.map(([x, y]) => `${Math.round(x * 1000)} ${Math.round((1 - y) * 300)}`).join('L')}Z`}
        />
      ))}
      <path d={pathOf(solid)} />
      {lone.some((value) => value !== null) ? <path className="bee-plot-lone" d={pathOf(lone)} /> : null}
      {plot.isPart.includes(true) ? <path className="bee-plot-dashed" d={pathOf(dashed)} /> : null}
      {values.flatMap((value, place) =>
        plot.isPart[place] && value !== null
          ? [
              <g key={plot.names[place]}>
                <path className="bee-plot-ring" d={only(place)} />
                <path className="bee-plot-hole" d={only(place)} />
              </g>,
            ]
          : [],
      )}
    </g>
  );
}

const axisNames = ({ names, xs }: Plot): string[] => [
  ...new Set([0, 0.25, 0.5, 0.75, 1].flatMap((part) => names[nearestPlace(xs, part)] ?? [])),
];
