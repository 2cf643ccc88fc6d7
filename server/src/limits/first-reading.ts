import { createHash } from 'node:crypto';
import type { Db } from '../db/schema.ts';
import { consumeRateLimits } from './rate-limit.repository.ts';

const HOUR_SECONDS = 3600;

type Reading = { reader: string; id: string; now: Date };

/**
 * Readings that are the first of their reader within an hour, counted in all processes together.
 * @returns number of them by id
 */
export const countFirstReadings = async (
  db: Db,
  kind: 'article' | 'baike',
  readings: readonly Reading[],
): Promise<Map<string, number>> => {
  // Readers are stored as hashes. In order of the keys, so that batches of two processes do not block each other.
  const keyed = readings
    .map((reading) => ({ ...reading, key: `read:${kind}:${hashOf(`${reading.reader}\n${reading.id}`)}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .filter(({ key }, index, all) => key !== all[index - 1]?.key);
  const counts = new Map<string, number>();
  for (let from = 0; from < keyed.length; from += BATCH_SIZE) {
    const batch = keyed.slice(from, from + BATCH_SIZE);
    const keys = batch.map(({ key }) => key);
    const attempts = await consumeRateLimits(db, keys, HOUR_SECONDS, batch[0]?.now ?? new Date());
    for (const [index, { count }] of attempts.entries()) {
      const id = batch[index]?.id;
      if (id !== undefined && count === 1) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
};

/** Three parameters a row; a statement has at most 65,535. */
const BATCH_SIZE = 1000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
