import { type RawBuilder, sql } from 'kysely';

/**
 * Whether what began some time ago and was tried since is due once more: every ten seconds at first, then ever less often,
 * but never more than half an hour apart, however old it is. Taking something counts as a try, and a process may die right
 * after it.
 */
export const isPollDue = (
  now: Date,
  tried: RawBuilder<unknown>,
  began: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`
  ${now}::timestamptz - ${tried}
    >= least(interval '30 minutes', greatest(interval '10 seconds', (${now}::timestamptz - ${began}) / 4))`;
