import type { DataFor } from '@bee/contracts/operations';
import { addDays, weekOf } from '@bee/domain/calendar-day';
import { cacheOf } from '../../../cache/data-cache.ts';
import type { Db } from '../../../db/schema.ts';
import { marketProductLink } from '../../../page-links.ts';
import { listInSeason, type SeasonRow } from '../store/season.repository.ts';

type Season = DataFor<'food/getSeason'>;

const YEARS = 5;
/** Foods without a quote within a week are considered off the market. */
const PRICE_DAYS = 7;
const SHOWN = 12;

/** Foods whose wholesale price is usually at its yearly low in this week, based on previous years. */
export const readSeason = async (db: Db, today: string): Promise<Season> => {
  const rows = (await inSeason(db, today)).slice(0, SHOWN);
  return {
    day: today,
    week: weekOf(today),
    list: rows.map(({ group_name, class_id: _, week_avg, year_avg, ...row }) => ({
      ...row,
      unit: '元/公斤',
      // Only the percentage is public; the means are price history, which requires a membership.
      below_pct: belowPercent({ week_avg, year_avg }),
      price_to: marketProductLink(group_name, row.product),
    })),
  };
};

/** How far the usual price of the week is below that of the year. */
export const belowPercent = ({ week_avg, year_avg }: Pick<SeasonRow, 'week_avg' | 'year_avg'>): number =>
  Math.round(1000 * (1 - week_avg / year_avg)) / 10;

const DAY_S = 86_400;
export const seasonTags = ['food', 'prices'] as const;

/** Five years of quotes are summed once a day, and again after an import. */
export const inSeason = (db: Db, today: string): Promise<SeasonRow[]> => {
  const rules = { tags: seasonTags, freshSeconds: DAY_S, keepSeconds: DAY_S, waitForTags: true };
  return cacheOf(db).get(`season ${today}`, rules, () =>
    listInSeason(db, {
      week: weekOf(today),
      // Starts one week later, so that no calendar week is counted in six years.
      from: addDays(today, 7 - 365 * YEARS),
      since: addDays(today, -PRICE_DAYS),
    }),
  );
};
