import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a poll is due: every ten seconds at first, then at a quarter of the age, but at least every half hour
 * regardless of age. Claiming a row counts as an attempt, since the process may die right after it.
 */
export const isPollDue = (
  now: Date,
  tried: RawBuilder<unknown>,
  began: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`
  ${now}::timestamptz - ${tried}
    >= least(interval '30 minutes', greatest(interval '10 seconds', (${now}::timestamptz - ${began}) / 4))`;
