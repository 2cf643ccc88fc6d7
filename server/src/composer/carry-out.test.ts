import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import type { Composer } from '@bee/releases/compose/composer';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openBucket } from '@bee/releases/store/open-bucket';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { announceChanges } from './announce.ts';
import { carryOutRequests } from './carry-out.ts';
import { openMessages } from './messages.ts';

const NOW = new Date('2026-03-04T02:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

let folder: string;
let composer: Composer;
let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'bee-requests-'));
  const store = openSmallStore(folder);
  store.shell('1.0.0-s1');
  store.remote('mf-ai', '1.0.0-a1');
  store.remote('mf-ai', '1.1.0-a2');
  composer = openComposer(openBucket({ kind: 'folder', folder }), { gate: async () => [], now: () => NOW });
  await composer.set({ shell: '1.0.0-s1', 'mf-ai': '1.0.0-a1' }, { by: { kind: 'cli', name: 'test' } });
});
afterAll(async () => {
  await database?.close();
  if (folder) rmSync(folder, { recursive: true });
});

const ask = async (change: unknown, expected?: number, at = NOW) => {
  const expected_sequence = expected ?? (await composer.show())?.sequence;
  const row = { change: JSON.stringify({ change, expected_sequence, reason: '试试看' }), uid: 7, name: '蜂巢' };
  const { id } = await database.db
    .insertInto('compose_request')
    .values({ ...row, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const carryOut = (now = NOW) => carryOutRequests({ db: database.db, composer, now });
const outcome = (id: number) =>
  database.db.selectFrom('compose_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const done = async (change: ComposeChange['change']) => {
  const id = await ask(change);
  await carryOut();
  const { state, answer } = await outcome(id);
  return { state, answer, composition: await composer.show() };
};

describe('what an operator asks for', () => {
  it('is done, in his name and with his reason', async () => {
    const { state, answer, composition } = await done({
      action: 'canary',
      remote: 'mf-ai',
      release: '1.1.0-a2',
      percent: 10,
    });
    expect([state, answer]).toEqual(['done', `已生效：第 ${composition?.sequence} 号组合`]);
    expect(composition?.remotes['mf-ai']?.canary).toMatchObject({ release: '1.1.0-a2', percent: 10 });
    expect(composition?.change).toMatchObject({ by: { kind: 'operator', name: '蜂巢' }, reason: '试试看' });
  });

  it.each<[ComposeChange['change'], object]>([
    [{ action: 'canary', remote: 'mf-ai', percent: 25 }, { canary: { percent: 25 } }],
    [{ action: 'promote', remote: 'mf-ai' }, { active: '1.1.0-a2' }],
    [{ action: 'rollback', remote: 'mf-ai' }, { active: '1.0.0-a1' }],
    [{ action: 'freeze', remote: 'mf-ai' }, { frozen: '试试看' }],
    [{ action: 'unfreeze', remote: 'mf-ai' }, { active: '1.0.0-a1' }],
    [{ action: 'set', versions: { 'mf-ai': '1.1.0-a2' } }, { active: '1.1.0-a2' }],
    [{ action: 'rollbackAll' }, { active: '1.0.0-a1' }],
  ])('can be %j', async (change, expected) => {
    const { state, answer, composition } = await done(change);
    expect([state, answer]).toEqual(['done', expect.stringContaining('已生效')]);
    expect(composition?.remotes['mf-ai']).toMatchObject(expected);
  });

  it.each<[string, unknown, number | undefined, string]>([
    ['on another composition than the one that runs', { action: 'promote', remote: 'mf-ai' }, 1, '第 1 号'],
    ['for a version that is not there', { action: 'set', versions: { 'mf-ai': '9.9.9' } }, undefined, '9.9.9'],
    ['for what nobody knows', { action: 'explode' }, undefined, ''],
    ['for a remote outside of the store', { action: 'promote', remote: '../../etc' }, undefined, '没有这个应用'],
  ])('is refused %s, and nothing changes', async (_what, change, expected, said) => {
    const before = await composer.show();
    const id = await ask(change, expected);
    await carryOut();
    expect(await outcome(id)).toMatchObject({ state: 'refused', answer: expect.stringContaining(said) });
    expect(await composer.show()).toEqual(before);
  });

  it('is not done when nobody expects it any more', async () => {
    const before = await composer.show();
    const id = await ask({ action: 'set', versions: { 'mf-ai': '1.1.0-a2' } }, undefined, NOW);
    await carryOut(later(61_000));
    expect(await outcome(id)).toMatchObject({ state: 'refused', answer: expect.stringContaining('超过一分钟') });
    expect(await composer.show()).toEqual(before);
  });

  it('is answered with what is wrong with another part as before', async () => {
    const wrong = { rule: 'operations', remote: 'shell', owner: '平台组', what: 'shell 调用 a/b', remedy: '请升级' };
    const strict = openComposer(openBucket({ kind: 'folder', folder }), { gate: async () => [wrong], now: () => NOW });
    const id = await ask({ action: 'set', versions: { 'mf-ai': '1.1.0-a2' } });
    await carryOutRequests({ db: database.db, composer: strict, now: NOW });
    expect(await outcome(id)).toMatchObject({
      state: 'done',
      answer: expect.stringMatching(/^已生效：第 \d+ 号组合\n另外：shell 调用 a\/b（平台组）.*（这次变更之前就有）$/),
    });
    await done({ action: 'set', versions: { 'mf-ai': '1.0.0-a1' } });
  });

  it('waits for another process where this one lost the lease on the way', async () => {
    const ids = [await ask({ action: 'freeze', remote: 'mf-ai' }), await ask({ action: 'unfreeze', remote: 'mf-ai' })];
    const answers = [true, false];
    const mayGoOn = () => answers.shift() ?? false;
    await carryOutRequests({ db: database.db, composer, now: NOW, mayGoOn });
    expect((await Promise.all(ids.map(outcome))).map(({ state }) => state)).toEqual(['done', 'waiting']);
    await carryOut(later(61_000));
    await done({ action: 'unfreeze', remote: 'mf-ai' });
  });

  it('is done once, also where two look at the same time', async () => {
    const id = await ask({ action: 'set', versions: { 'mf-ai': '1.1.0-a2' } });
    await ask({ action: 'set', versions: { 'mf-ai': '1.0.0-a1' } });
    await Promise.all([carryOut(), carryOut()]);
    expect((await composer.show())?.remotes['mf-ai']?.active).toBe('1.1.0-a2');
    expect((await outcome(id)).state).toBe('done');
  });
});

describe('changes of the composition', () => {
  const announce = async () =>
    announceChanges({
      current: (await composer.show()) as NonNullable<Awaited<ReturnType<Composer['show']>>>,
      history: composer.history,
      messages: openMessages(database.db, true),
      now: NOW,
    });
  const titles = async () =>
    (await database.db.selectFrom('ops_message').selectAll().orderBy('id').execute()).map(({ title }) => title);

  it('are told from the first look on, each once, whoever made them', async () => {
    expect(await announce()).toBe(0);
    const [begun] = await database.db.selectFrom('ops_message').selectAll().execute();
    expect(begun).toMatchObject({ title: expect.stringContaining('开始值守'), next_try_at: null });
    const by = { by: { kind: 'cli' as const, name: '小李' }, reason: '月度发布' };
    await composer.set({ 'mf-ai': '1.0.0-a1' }, by);
    await composer.freeze('mf-ai', true, by);
    expect(await Promise.all([announce(), announce()])).toEqual(expect.arrayContaining([expect.any(Number)]));
    expect((await titles()).slice(1)).toEqual(['切换版本：mf-ai', '冻结：mf-ai']);
    const [, switched] = await database.db.selectFrom('ops_message').selectAll().orderBy('id').execute();
    expect(switched?.body).toMatchObject({
      lines: expect.arrayContaining(['版本：1.1.0-a2 → 1.0.0-a1', '原因：月度发布', '操作：命令行 小李']),
    });
    expect(switched?.next_try_at).not.toBeNull();
    expect(await announce()).toBe(0);
  });
});
