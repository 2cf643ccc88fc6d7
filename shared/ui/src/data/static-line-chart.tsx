import { splitAtParts } from '@bee/domain/series';
import { linePath } from '../content/line-path.ts';
import type { ChartParts } from './chart-line.ts';
import { scaleTicks } from './scale-ticks.ts';

export type ChartSeries = {
  name: string;
  unit?: string;
  points: [date: string, value: number | null][];
  parts?: ChartParts;
};
export type StaticLineChartProps = {
  series: ChartSeries[];
  /** Describes the chart; also its text alternative. */
  label: string;
  /** px; same as the chart that covers it. */
  height?: number;
  scale?: 'lin' | 'log';
};

/**
 * A line chart without JavaScript: server-rendered, stays when the interactive one fails to load. Lines stretch, texts
 * do not.
 */
export function StaticLineChart({ series, label, height = 320, scale = 'lin' }: StaticLineChartProps) {
  const days = [...new Set(series.flatMap(({ points }) => points.map(([day]) => day)))].sort();
  const ticks = scaleTicks(series, scale);
  const place = scale === 'log' && (ticks[0] ?? 0) > 0 ? Math.log10 : (value: number) => value;
  const lines = series.map((each) => ({ ...each, values: alignTo(days, each.points, place) }));
  const min = place(ticks[0] ?? 0);
  const max = place(ticks[ticks.length - 1] ?? 1);
  return (
    <figure className="bee-plot" style={{ height }} role="img" aria-label={label}>
      <div className="bee-plot-unit">{series[0]?.unit}</div>
      <div className="bee-plot-area">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="bee-plot-tick"
            style={{ bottom: `${((place(tick) - min) / (max - min || 1)) * 100}%` }}
          >
            {tick}
          </span>
        ))}
        <svg viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ name, values, parts = {} }, index) => {
            const color = `is-${(index % 8) + 1}`;
            const isPart = (at: number) => parts[days[at] ?? ''] !== undefined;
            const { solid, dashed } = splitAtParts(values, isPart);
            const pathOf = (drawn: readonly (number | null)[]) =>
              linePath([...drawn], { width: 1000, height: 300, min, max });
            return (
              <g key={name} className={color}>
                <path d={pathOf(solid)} />
                {Object.keys(parts).length > 0 ? <path className="bee-plot-dashed" d={pathOf(dashed)} /> : null}
                {days.map((day, place) =>
                  isPart(place) && values[place] !== null ? (
                    <g key={day}>
                      <path
                        className="bee-plot-ring"
                        d={pathOf(values.map((value, at) => (at === place ? value : null)))}
                      />
                      <path
                        className="bee-plot-hole"
                        d={pathOf(values.map((value, at) => (at === place ? value : null)))}
                      />
                    </g>
                  ) : null,
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <div className="bee-plot-days">
        {dayLabels(days).map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      {series.length > 1 ? (
        <ul className="bee-plot-names">
          {series.map(({ name }, index) => (
            <li key={name} className={`is-${(index % 8) + 1}`}>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
}

function alignTo(days: string[], points: ChartSeries['points'], place: (value: number) => number): (number | null)[] {
  const byDay = new Map(points);
  return days.map((day) => {
    const value = byDay.get(day) ?? null;
    return value === null ? null : place(value);
  });
}

function dayLabels(days: string[]): string[] {
  const places = [0, 0.25, 0.5, 0.75, 1].map((part) => days[Math.round(part * (days.length - 1))]);
  return [...new Set(places.filter((day) => day !== undefined))];
}
