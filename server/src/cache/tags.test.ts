import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describeOnPostgres } from '@bee/testing/database';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { connectTo } from '../db/connect.ts';
import { findProjectRoot } from '../project.ts';
import type { CacheTag } from './cache-tag.ts';
import { cacheOf } from './data-cache.ts';
import { followTags } from './follow-tags.ts';
import { serveTouchedTags } from './serve-touched-tags.ts';
import { readTagVersions, readTouchedTags, touchTags } from './tag.repository.ts';
import { FIRST_CURSOR, type TouchedTags } from './tag-versions.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const versionOf = async (name: string) => (await readTagVersions(database.db, [name])).get(name)?.version ?? 0;
const read = (since: string) => readTouchedTags(database.db, since);
const namesIn = ({ tags }: TouchedTags) => tags.map(({ name }) => name).sort();

describe('touched tags', () => {
  it('are those of committed changes only, with everything that depends on them', async () => {
    const { cursor } = await read(FIRST_CURSOR);
    await touchTags(database.db, ['supply:7']);
    const failing = database.db.transaction().execute(async (tx) => {
      await touchTags(tx, ['prices']);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(namesIn(await read(cursor))).toEqual(['supply', 'supply:7']);
    await touchTags(database.db, ['food'], 'withdrawn');
    expect(await readTagVersions(database.db, ['food', 'food:*', 'supply'])).toEqual(
      new Map([
        ['food', { version: 1, withdrawn: 1 }],
        ['food:*', { version: 1, withdrawn: 1 }],
        ['supply', { version: expect.any(Number), withdrawn: 0 }],
      ]),
    );
  });

  it('are delivered to a follower by an event or a poll, each version once', async () => {
    database.health.start();
    const follower = followTags(serveTouchedTags(database));
    const until = async (isTrue: () => boolean) => {
      const since = performance.now();
      while (!isTrue()) {
        if (performance.now() - since > 5_000) throw new Error('nothing was delivered within five seconds');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await until(() => database.events.isListening());
    await touchTags(database.db, ['trade']);
    await until(() => follower.versions().get('trade')?.version === 1);
    const known = follower.versions();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(follower.versions()).toBe(known);
    await touchTags(database.db, ['trade']);
    await until(() => follower.versions().get('trade')?.version === 2);
    follower.close();
  }, 20_000);
});

describeOnPostgres('tags with several processes', () => {
  it('are not missed when an earlier transaction commits after a later one', async () => {
    let commit = () => {};
    let began = () => {};
    const hasBegun = new Promise<void>((resolve) => (began = resolve));
    const early = database.db.transaction().execute(async (tx) => {
      await touchTags(tx, ['industry:early']);
      began();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await hasBegun;
    await touchTags(database.db, ['standards:late']);
    const between = await read(FIRST_CURSOR);
    expect(namesIn(between)).toContain('standards:late');
    expect(namesIn(between)).not.toContain('industry:early');
    commit();
    await early;
    expect(namesIn(await read(between.cursor))).toContain('industry:early');
  });

  it('touched by one process make the values of another stale', async () => {
    const other = connectTo({ connectionString: database.pool.options.connectionString ?? '', max: 2 });
    const rules = { tags: ['supply:8'] as const, freshSeconds: 60, keepSeconds: 60, waitForTags: true };
    let loads = 0;
    const get = () => cacheOf(other.db).get('value', rules, async () => ++loads);
    expect([await get(), await get()]).toEqual([1, 1]);
    await touchTags(database.db, ['supply:9']);
    expect(await get()).toBe(1);
    await touchTags(database.db, ['supply:8']);
    expect(await get()).toBe(2);
    await other.close();
  });

  it('are not locked by a process that was killed while it renewed a value and changed content', async () => {
    const script = path.join(findProjectRoot(), 'shared/testing/src/server/cache-worker.ts');
    const given = ['--import', 'tsx', script, database.pool.options.connectionString ?? ''];
    const child = spawn(process.execPath, given, { cwd: findProjectRoot(), stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const before = await versionOf('supply:1');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const since = performance.now();
    const tags: CacheTag[] = ['supply:1'];
    expect(
      await cacheOf(database.db).get('value', { tags, freshSeconds: 60, keepSeconds: 60 }, async () => 'mine'),
    ).toBe('mine');
    await touchTags(database.db, tags);
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(await versionOf('supply:1')).toBe(before + 1);
  }, 60_000);
});
