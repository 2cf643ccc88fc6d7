import type { TradeFlow, TradeShare } from '@bee/contracts/resource/trade';
import { groupBy } from '@bee/domain/group-by';
import type { Db } from '../../../db/schema.ts';
import { comparesYears, yearBefore, yearOfPeriod } from '../model/trade-period.ts';
import { growth, round } from '../model/trade-series.ts';
import { readPortMonths, type TradeSpan } from '../store/trade-year.repository.ts';

/** The ports with the largest trade value in the given months. */
export const topPorts = async (
  db: Db,
  asked: { hs: readonly string[]; partner: string; flows: readonly TradeFlow[] },
  months: readonly string[],
  span: TradeSpan,
  most: number,
): Promise<TradeShare[]> => {
  if (months.length === 0) return [];
  const rows = await readPortMonths(db, { ...asked, from: yearOfPeriod(months[0] ?? '') - 1 });
  const compared = comparesYears(months, span);
  const parts = [...groupBy(rows, ({ port }) => port)].map(([code, of]) => {
    const sum = (periods: readonly string[]) =>
      of.reduce((total, { period, usd }) => (periods.includes(period) ? total + usd : total), 0);
    return { code, name: of[0]?.name ?? code, now: sum(months), before: compared ? sum(months.map(yearBefore)) : null };
  });
  const total = parts.reduce((all, { now }) => all + now, 0);
  return parts
    .filter(({ now }) => now > 0)
    .sort((a, b) => b.now - a.now || (a.code < b.code ? -1 : 1))
    .slice(0, most)
    .map(({ code, name, now, before }) => ({
      code,
      name,
      value_usd: now,
      share: round((100 * now) / total, 2),
      yoy: growth(now, before),
      to: null,
    }));
};
