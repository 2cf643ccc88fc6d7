import { statfs } from 'node:fs/promises';
import type { RunningServices } from '@bee/contracts/resource/operations-page';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { isRedisReady } from '../../../../http/redis.ts';

/** A process writes its calls every minute; the calls of this page are among them. */
const SEEN_MS = 3 * 60_000;

/** The other parts that the site runs on, as this process sees them. @param dataDir folder of uploads, on the disk in question */
export const listServices = async (db: Db, dataDir: string, now: Date): Promise<RunningServices> => {
  const asked = performance.now();
  const { rows } = await sql<{ process: string }>`
    select distinct process from call_minute where at > ${new Date(now.getTime() - SEEN_MS)} order by 1`.execute(db);
  const database_ms = Math.round(performance.now() - asked);
  const disk = await statfs(dataDir).catch(() => null);
  return {
    apis: rows.map(({ process }) => process),
    database_ms,
    redis_ready: isRedisReady(),
    disk_free: disk && disk.blocks > 0 ? disk.bavail / disk.blocks : null,
  };
};
