import type { AccessBlock } from '@bee/contracts/shapes';
import { addDays } from '@bee/domain/calendar-day';
import { daysInWords } from '@bee/domain/price-rights';
import { sql } from 'kysely';
import type { PriceScope } from '../../../../db/schema/price.ts';
import type { Db } from '../../../../db/schema.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { historyRight } from '../model/vegetable.policy.ts';

/** The days whose quotes a viewer may see, for responses about many series at once. */
export type OpenDays = {
  /** The first open day; null if all days are open. */
  since: string | null;
  /** The first day with a quote: earlier days are empty, not closed. */
  first: string;
  /** How to get access to the closed days; undefined if all days are open. */
  closed: AccessBlock | undefined;
};

const ALL_OPEN: OpenDays = { since: null, first: '', closed: undefined };

/**
 * Counted back from the newest quote of the scope. As no series has a newer quote, these days never exceed the visible
 * history of a single series, which is counted back from its own newest quote.
 */
export const openDays = async (db: Db, scope: PriceScope, viewer: Viewer | null): Promise<OpenDays> => {
  const { days, next, remedy } = historyRight(viewer);
  if (days === null) return ALL_OPEN;
  const { rows } = await sql<{ first: string | null; newest: string | null }>`
    select min(first_date) as first, max(last_date) as newest from price_series where scope = ${scope}`.execute(db);
  const { first, newest } = rows[0] ?? {};
  if (!newest || !first) return ALL_OPEN;
  const since = addDays(newest, 1 - days);
  return {
    since,
    first,
    closed: { level: next, allowed: false, reason: `可看最近 ${daysInWords(days)}（${since} 起）的价格；${remedy}` },
  };
};

export const isClosed = ({ since, first }: OpenDays, day: string | undefined): boolean =>
  day !== undefined && since !== null && day < since && day >= first;

/** The 30 days up to `day`, with null for days before `since`. */
export const openSpark = (spark: (number | null)[], day: string, since: string | null): (number | null)[] =>
  since === null ? spark : spark.map((value, place) => (addDays(day, place + 1 - spark.length) < since ? null : value));
