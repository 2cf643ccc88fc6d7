import { daysInWords, priceRights } from '@bee/domain/price-rights';
import { href } from '@bee/platform';
import { LinkButton, LoginPrompt, Section } from '@bee/ui/content';
import { unitTitle } from '../../../components/price/price-unit.ts';
import type { Detail, DetailQuery } from './detail-query.ts';
import { SeasonRing } from './season-ring.tsx';
import { hasSeason, LEAST_YEARS, seasonSummary } from './season-summary.ts';

/** Seasonal pattern: range and mean per week over all visible years, with the newest quote. */
export function SeasonBand({ detail, query }: { detail: Detail; query: DetailQuery }) {
  const { season, latest } = detail;
  if (!hasSeason(season)) return <ClosedSeason detail={detail} />;
  const summary = seasonSummary(season, latest, query.unit);
  return (
    <Section title="季节规律" note={`历年同周，${unitTitle(query.unit)}`}>
      <SeasonRing season={season} latest={latest} unit={query.unit} summary={summary} />
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
