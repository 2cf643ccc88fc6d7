import type { Kysely } from 'kysely';
import { type Clock, shanghaiDay } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { bumpContentVersion } from '../source/source.repository.ts';

const INTERVAL_MS = 3_600_000;

/** Ends what is shown or paused and whose last day is over. @returns how many */
export const expirePostings = async ({ db, clock }: { db: Kysely<Database>; clock: Clock }): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('supply_posting')
    .set({ status: 'expired' })
    .where('status', 'in', ['online', 'paused'])
    .where('expires_at', '<', shanghaiDay(clock.now()))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await bumpContentVersion(db);
  return Number(numUpdatedRows);
};

/** Now and every hour; lists leave out what is over also before. @returns what stops it. */
export const startPostingExpiryJob = (deps: Deps, report: (line: string) => void): (() => void) => {
  const look = () =>
    expirePostings(deps).catch((error: unknown) =>
      report(`供需信息到期没有处理，一小时后再试：${error instanceof Error ? error.message : String(error)}`),
    );
  void look();
  const timer = setInterval(look, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};
