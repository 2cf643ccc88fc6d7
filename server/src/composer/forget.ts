import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Deletes what nobody judges or looks at any more. */
export const forgetOld = async (db: Kysely<Database>, now: Date): Promise<void> => {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db
    .deleteFrom('edge_observation')
    .where('at', '<', before(2 * HOUR_MS))
    .execute();
  await db.deleteFrom('edge_seen').where('seen_at', '<', before(DAY_MS)).execute();
  await db
    .deleteFrom('call_minute')
    .where('at', '<', before(7 * DAY_MS))
    .execute();
  await db
    .deleteFrom('compose_request')
    .where('created_at', '<', before(180 * DAY_MS))
    .execute();
  await db
    .deleteFrom('ops_message')
    .where('created_at', '<', before(180 * DAY_MS))
    // The newest change that was told is where telling goes on.
    .where('kind', '<>', 'composition')
    .execute();
};
