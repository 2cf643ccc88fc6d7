import { weekOf } from '@bee/domain/calendar-day';
import { Section } from '@bee/ui/content';
import { Sentence } from '@bee/ui/data';
import { priceText, unitTitle } from '../../../parts/price/price-unit.ts';
import type { Detail, DetailQuery } from './detail-query.ts';
import { type BandGeometry, bandGeometry } from './season-geometry.ts';
import { hasSeason, seasonSummary } from './season-summary.ts';

const MONTHS = ['1月', '3月', '5月', '7月', '9月', '11月'];

/** The year as it usually goes: range and mean per week over all years, and where the newest quote stands. */
export function SeasonBand({ detail, query }: { detail: Detail; query: DetailQuery }) {
  const { season, latest } = detail;
  if (!hasSeason(season)) return null;
  const summary = seasonSummary(season, latest, query.unit);
  const drawing = bandGeometry(season, latest.price_avg, weekOf(latest.date));
  return (
    <Section title="季节规律" note={`历年同周，${unitTitle(query.unit)}`}>
      <figure className="tools-season" role="img" aria-label={summary}>
        <div className="tools-season-scale" aria-hidden="true">
          <span>{priceText(drawing.max, query.unit)}</span>
          <span>{priceText(drawing.min, query.unit)}</span>
        </div>
        <Band drawing={drawing} />
        <div className="tools-season-months" aria-hidden="true">
          {MONTHS.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
        <ul className="tools-season-keys" aria-hidden="true">
          <li className="is-band">历年最低至最高</li>
          <li className="is-mean">历年均价</li>
          <li className="is-now">当前</li>
        </ul>
      </figure>
      <Sentence text={summary} />
    </Section>
  );
}

function Band({ drawing }: { drawing: BandGeometry }) {
  return (
    <div className="tools-season-area" aria-hidden="true">
      <svg viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true">
        <path className="is-band" d={drawing.band} />
        <path className="is-mean" d={drawing.mean} />
      </svg>
      {drawing.now ? <i style={{ left: `${drawing.now.left}%`, top: `${drawing.now.top}%` }} /> : null}
    </div>
  );
}
