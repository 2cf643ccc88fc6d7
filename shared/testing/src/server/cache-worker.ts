/**
 * Entry point of a process that is killed while it renews a cached value and changes content:
 * `tsx cache-worker.ts <connection string>`; prints `ready` when it is in the middle of both.
 */
import { cacheOf } from '../../../../server/src/cache/data-cache.ts';
import { touchTags } from '../../../../server/src/cache/tag.repository.ts';
import { connectTo } from '../../../../server/src/db/connect.ts';

const { db } = connectTo({ connectionString: process.argv[2] ?? '', max: 3 });
const forEver = () => new Promise<never>(() => undefined);

void cacheOf(db).get('value', { tags: ['supply:1'], freshSeconds: 60, keepSeconds: 60 }, forEver);
await db.transaction().execute(async (tx) => {
  await touchTags(tx, ['supply:1']);
  console.log('ready');
  await forEver();
});
