import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openBucket } from '@bee/releases/store/open-bucket';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { createOutgoing } from '../http/outgoing.ts';
import { raiseFloor } from '../modules/site/store/report-edge.repository.ts';
import { readSettings } from '../settings.ts';
import { startComposer } from './start-composer.ts';

let folder: string;
let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'bee-composer-'));
});
afterAll(async () => {
  await database?.close();
  if (folder) rmSync(folder, { recursive: true });
});

it('numbers what an operator asks for above what edges have followed, also when the store was restored to before', async () => {
  const { db } = database;
  openSmallStore(folder).shell('1.0.0-sssssss1');
  const composer = openComposer(openBucket({ kind: 'folder', folder }), { gate: async () => [] });
  await composer.set({ shell: '1.0.0-sssssss1' }, { by: { kind: 'cli', name: 'test' } });
  await raiseFloor(db, 50, new Date());
  const change = JSON.stringify({ change: { action: 'freeze' }, reason: '恢复之后', expected_sequence: 1 });
  await db.insertInto('compose_request').values({ change, uid: 7, name: '蜂巢', created_at: new Date() }).execute();

  const settings = readSettings({ RELEASE_STORE: folder, INTERNAL_SECRET: 'of a composer alone' }, '/', () => '');
  const parts = {
    settings,
    db,
    events: database.events,
    clock: { now: () => new Date() },
    outgoing: createOutgoing([]),
  };
  const stop = startComposer(parts, 'http://127.0.0.1:9', () => undefined);
  const answer = () => db.selectFrom('compose_request').select(['state', 'answer']).executeTakeFirstOrThrow();
  for (let tries = 0; tries < 200 && (await answer()).state === 'waiting'; tries += 1) await sleep(100);
  await stop();
  expect(await answer()).toEqual({ state: 'done', answer: '已生效：第 51 号组合' });
});
