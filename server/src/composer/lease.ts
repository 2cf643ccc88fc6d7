import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

const HELD_MS = 15_000;

/** Lets a single process compose at a time. Uses the time of the database, so that hosts' clocks do not matter. */
export type Lease = {
  /** Acquires or renews the lease. @returns whether this process holds it now */
  hold(): Promise<boolean>;
  /** Whether it was held and cannot have expired since, by the monotonic clock of this process. */
  isHeld(): boolean;
  release(): Promise<void>;
};

/** A row with an expiry, because an advisory lock does not work in the embedded database: it has a single session. */
export const openLease = (db: Db, holder: string, name = 'composer'): Lease => {
  let heldUntil = Number.NEGATIVE_INFINITY;
  return {
    hold: async () => {
      const askedAt = performance.now();
      const { rows } = await sql`
        insert into composer_lease (name, holder, until)
        values (${name}, ${holder}, now() + ${HELD_MS} * interval '1 millisecond')
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where composer_lease.holder = excluded.holder or composer_lease.until < now()
        returning 1`.execute(db);
      heldUntil = rows.length > 0 ? askedAt + HELD_MS : Number.NEGATIVE_INFINITY;
      return rows.length > 0;
    },
    isHeld: () => performance.now() < heldUntil,
    release: async () => {
      heldUntil = Number.NEGATIVE_INFINITY;
      await db.deleteFrom('composer_lease').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
};
