import { weekOf } from '@bee/domain/calendar-day';
import { Sentence } from '@bee/ui/data';
import { priceText, type ShownUnit } from '../../../components/price/price-unit.ts';
import type { Detail } from './detail-query.ts';
import { ringOf, SIZE } from './season-ring-geometry.ts';
import './season-ring.css';

type SeasonRingProps = Pick<Detail, 'season' | 'latest'> & { unit: ShownUnit; summary: string };

/** The year as a circle, so that December is next to January. Server-rendered, needs no JavaScript. */
export function SeasonRing({ season, latest, unit, summary }: SeasonRingProps) {
  const newest = latest.price_avg === null ? null : { week: weekOf(latest.date), value: latest.price_avg };
  const { circles, bands, means, months, now } = ringOf(season, newest);
  const centre = SIZE / 2;
  return (
    <div className="tools-season">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={summary}>
        {circles.map(({ radius }) => (
          <circle key={radius} cx={centre} cy={centre} r={radius} />
        ))}
        {bands.map((d) => (
          <path key={d} className="is-band" d={d} fillRule="evenodd" />
        ))}
        {means.map((d) => (
          <path key={d} className="is-mean" d={d} />
        ))}
        {circles.map(({ radius, value }) => (
          <text key={radius} className="is-value" x={centre} y={centre - radius + 4}>
            {priceText(value, unit)}
          </text>
        ))}
        {months.map(({ x, y, title }) => (
          <text key={title} x={x} y={y + 4}>
            {title}
          </text>
        ))}
        {now ? <circle className="is-now" cx={now.x} cy={now.y} r={6} /> : null}
      </svg>
      <div>
        <ul className="bee-plot-keys bee-note bee-wrap" aria-hidden="true">
          <li className="is-band">历年最低至最高</li>
          <li className="is-mean">历年均价</li>
          {now ? <li className="is-now">当前 {priceText(latest.price_avg, unit)}</li> : null}
        </ul>
        <Sentence text={summary} />
      </div>
    </div>
  );
}
