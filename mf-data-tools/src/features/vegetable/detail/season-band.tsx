import { weekOf } from '@bee/domain/calendar-day';
import { Section } from '@bee/ui/content';
import { SeasonPlot, Sentence } from '@bee/ui/data';
import { priceText, unitTitle } from '../../../parts/price/price-unit.ts';
import type { Detail, DetailQuery } from './detail-query.ts';
import { hasSeason, seasonSummary } from './season-summary.ts';

const MONTHS = ['1月', '3月', '5月', '7月', '9月', '11月'];
const WEEKS = { first: 1, last: 53 };

/** The year as it usually goes: range and mean per week over all years, and where the newest quote stands. */
export function SeasonBand({ detail, query }: { detail: Detail; query: DetailQuery }) {
  const { season, latest } = detail;
  if (!hasSeason(season)) return null;
  const summary = seasonSummary(season, latest, query.unit);
  return (
    <Section title="季节规律" note={`历年同周，${unitTitle(query.unit)}`}>
      <SeasonPlot
        parts={season.map(({ week, min, avg, max }) => ({ at: week, min, avg, max }))}
        axis={WEEKS}
        marks={MONTHS}
        newest={latest.price_avg === null ? undefined : { at: weekOf(latest.date), value: latest.price_avg }}
        text={(value) => priceText(value, query.unit)}
        names={{ band: '历年最低至最高', mean: '历年均价', now: '当前' }}
        label={summary}
      />
      <Sentence text={summary} />
    </Section>
  );
}
