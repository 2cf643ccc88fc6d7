import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openBucket } from '@bee/releases/store/open-bucket';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { createOutgoing } from '../http/outgoing.ts';
import { readSettings } from '../settings.ts';
import { runComposerLoop } from './composer-loop.ts';

let folder: string;
let database: ServerTestDatabase;
/** Releases the gate; until then every change that needs it waits. */
let openTheGate: () => void;
let stop: () => Promise<void>;
let reached: boolean;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'bee-composing-'));
  const store = openSmallStore(folder);
  store.shell('1.0.0-s1');
  for (const release of ['1.0.0-a1', '1.1.0-a2']) store.remote('mf-ai', release);
  const bucket = openBucket({ kind: 'folder', folder });
  const by = { by: { kind: 'cli' as const, name: 'test' } };
  await openComposer(bucket, { gate: async () => [] }).set({ shell: '1.0.0-s1', 'mf-ai': '1.0.0-a1' }, by);

  const gate = new Promise<void>((resolve) => {
    openTheGate = resolve;
  });
  reached = false;
  const composer = openComposer(bucket, {
    gate: async () => {
      reached = true;
      await gate;
      return [];
    },
  });
  await ask({ action: 'set', versions: { 'mf-ai': '1.1.0-a2' } }, 1);
  await ask({ action: 'freeze' }, 2);
  stop = runComposerLoop({
    db: database.db,
    events: database.events,
    clock: { now: () => new Date() },
    outgoing: createOutgoing([]),
    settings: readSettings({ RELEASE_STORE: folder, INTERNAL_SECRET: 'of a composer alone' }, '/', () => ''),
    composer,
    holder: 'this',
    report: () => undefined,
  });
  await until(async () => reached);
});
afterEach(async () => {
  openTheGate?.();
  await stop?.();
  await database?.close();
  rmSync(folder, { recursive: true });
});

const ask = (change: object, expected_sequence: number) =>
  database.db
    .insertInto('compose_request')
    .values({
      change: JSON.stringify({ change, reason: '试试看', expected_sequence }),
      uid: 7,
      name: '蜂巢',
      created_at: new Date(),
    })
    .execute();
const states = async () =>
  (await database.db.selectFrom('compose_request').select('state').orderBy('id').execute()).map(({ state }) => state);
const leases = () => database.db.selectFrom('composer_lease').select(['holder', 'until']).execute();

const until = async (what: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await what()) return;
    await sleep(100);
  }
  throw new Error('it never came');
};

it('holds the lease while a change takes long, and gives it back at its end, when the change is done', async () => {
  const [first] = await leases();
  await until(async () => String((await leases())[0]?.until) !== String(first?.until));
  expect(await states()).toEqual(['waiting', 'waiting']);
  const stopped = stop();
  openTheGate();
  await stopped;
  expect((await states())[0]).toBe('done');
  expect(await leases()).toEqual([]);
});
