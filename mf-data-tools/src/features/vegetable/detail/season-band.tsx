import { weekOf } from '@bee/domain/calendar-day';
import { daysInWords, priceRights } from '@bee/domain/price-rights';
import { href } from '@bee/platform';
import { LinkButton, LoginPrompt, Section } from '@bee/ui/content';
import { SeasonPlot, Sentence } from '@bee/ui/data';
import { priceText, unitTitle } from '../../../components/price/price-unit.ts';
import type { Detail, DetailQuery } from './detail-query.ts';
import { hasSeason, LEAST_YEARS, seasonSummary } from './season-summary.ts';

const MONTHS = ['1月', '3月', '5月', '7月', '9月', '11月'];
const WEEKS = { first: 1, last: 53 };

/** Seasonal pattern: range and mean per week over all visible years, with the newest quote. */
export function SeasonBand({ detail, query }: { detail: Detail; query: DetailQuery }) {
  const { season, latest } = detail;
  if (!hasSeason(season)) return <ClosedSeason detail={detail} />;
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

/** A seasonal pattern needs years of prices: where they are locked, says what unlocks them. */
function ClosedSeason({ detail: { access, dates } }: { detail: Detail }) {
  if (access.allowed || yearsBetween(dates) < LEAST_YEARS) return null;
  return (
    <LoginPrompt
      title={`季节规律由 ${LEAST_YEARS} 年以上的报价算出 · 开通 VIP 可看 ${daysInWords(priceRights.vip.days)}`}
      action={
        <LinkButton kind="honey" size="small" href={href('user/vip')}>
          开通 VIP
        </LinkButton>
      }
    >
      这个品种的报价自 {dates.min} 起。
    </LoginPrompt>
  );
}

const yearsBetween = ({ min, max }: Detail['dates']): number =>
  (Date.parse(max) - Date.parse(min)) / (365 * 86_400_000);
