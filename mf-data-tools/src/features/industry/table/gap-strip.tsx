import type { SeriesHealth } from '@bee/contracts/entity/industry';
import { daysBetween } from '@bee/domain/calendar-day';
import { firstDayOf, lastDayOf, type PeriodFreq } from '@bee/domain/table-period';
import './table.css';

type GapStripProps = { health: SeriesHealth; freq: PeriodFreq; from: string; to: string };

/** Timeline of the values of a table or series: filled where they exist, hatched where they are missing. */
export function GapStrip({ health, freq, from, to }: GapStripProps) {
  const start = firstDayOf(from);
  const whole = Math.max(1, daysBetween(start, lastDayOf(freq, to)));
  const part = (day: string) => Math.max(0, Math.min(100, (daysBetween(start, day) / whole) * 100));
  const gaps = health.gaps.map((gap) => {
    const left = part(firstDayOf(gap.from));
    return { ...gap, left, width: Math.max(0.6, part(lastDayOf(freq, gap.to)) - left) };
  });
  const label =
    gaps.length === 0
      ? `${from} 至 ${to} 没有缺口`
      : `${from} 至 ${to} 有 ${health.gap_count} 处缺口：${gaps
          .slice(0, 3)
          .map((gap) => (gap.from === gap.to ? gap.from : `${gap.from} 至 ${gap.to}`))
          .join('、')}${health.gap_count > 3 ? '等' : ''}`;
  return (
    <div className="tools-gaps">
      <div className="tools-gaps-strip" role="img" aria-label={label}>
        {gaps.map(({ from: first, to: last, left, width, periods }) => (
          <span
            key={first}
            style={{ left: `${left}%`, width: `${width}%` }}
            title={`${first === last ? first : `${first} 至 ${last}`}：缺 ${periods} 期`}
          />
        ))}
      </div>
      <div className="tools-gaps-ends bee-note" aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
