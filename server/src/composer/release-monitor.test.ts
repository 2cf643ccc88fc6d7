import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition } from '@bee/contracts/composition';
import type { Composer } from '@bee/releases/compose/composer';
import { openComposer } from '@bee/releases/compose/open-composer';
import type { Gate, Violation } from '@bee/releases/gate/violation';
import { openBucket } from '@bee/releases/store/open-bucket';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { reportVisit, serve, someVisits, type TestVisit } from '@bee/testing/server/visits';
import { openMessages } from './messages.ts';
import { watchReleases } from './release-monitor.ts';
import { watchEdges } from './watch-edges.ts';

const START = new Date('2026-03-04T02:00:00.000Z');
const TEST = { by: { kind: 'cli' as const, name: 'test' } };
const [A0, A1, A2] = ['1.0.0-aaaaaaa0', '1.1.0-aaaaaaa1', '1.2.0-aaaaaaa2'] as const;
const [C1, C2] = ['1.0.0-ccccccc1', '1.1.0-ccccccc2'] as const;

let now = START;
let folder: string;
let composer: Composer;
let database: ServerTestDatabase;

/** Violations that the gate reports for an active release, by its id. */
let violations: Record<string, Violation[]> = {};
const gate: Gate = async ({ shell, remotes }) =>
  Object.values({ shell, ...remotes }).flatMap(({ active }) => violations[active] ?? []);
const open = () => openComposer(openBucket({ kind: 'folder', folder }), { gate, now: () => now });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  now = START;
  violations = {};
  folder = mkdtempSync(path.join(tmpdir(), 'bee-watch-'));
  const store = openSmallStore(folder);
  store.shell('1.0.0-sssssss1');
  for (const release of [A0, A1, A2]) store.remote('mf-ai', release);
  for (const release of [C1, C2]) store.remote('mf-content', release);
  composer = open();
  await composer.set({ shell: 'latest', 'mf-ai': A0, 'mf-content': C1 }, TEST);
  await composer.set({ 'mf-ai': A1 }, TEST);
  await composer.canary('mf-ai', { release: A2, percent: 10 }, TEST);
  for (const table of ['action_record', 'edge_observation', 'release_visit', 'ops_message', 'edge_seen'] as const)
    await database.db.deleteFrom(table).execute();
});
afterEach(() => rmSync(folder, { recursive: true }));

const running = async () => (await composer.show()) as Composition;
const look = async (automatic = true) =>
  watchReleases(await running(), {
    db: database.db,
    composer,
    messages: openMessages(database.db, true),
    networks: 5,
    automatic,
    now,
  });
const alarms = async () =>
  (await database.db.selectFrom('ops_message').selectAll().orderBy('id').execute()).map(({ title, body }) =>
    [title, ...(body as { lines: string[] }).lines].join('\n'),
  );
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
/** Visits that were served a release by an edge; the first `failing` of them report that it failed. */
const fail = async (remote: string, release: string, visits: TestVisit[], failing: number) => {
  await serve(database.db, visits, { [remote]: release }, { now });
  await reportVisit(database.db, visits, [remote, release], { now, failed: false });
  await reportVisit(database.db, visits.slice(0, failing), [remote, release], { now, failed: true });
};

describe('the watch', () => {
  it('withdraws a canary that fails, with the figures in the history', async () => {
    await fail('mf-ai', A2, someVisits(15, 'canary'), 15);
    await fail('mf-ai', A1, someVisits(100, 'active'), 1);
    const { remotes, change } = (await look()) as Composition;
    expect(remotes['mf-ai']).toMatchObject({ active: A1, withdrawn: [A2] });
    expect(remotes['mf-ai']?.canary).toBeUndefined();
    expect(change).toMatchObject({ action: 'withdraw', remote: 'mf-ai', by: { kind: 'auto' } });
    expect(change?.reason).toContain('15 个访问中有 15 个失败（100 %，来自 15 个网段），正式版本与其他应用为 1 %');
    expect(await look()).toBeNull();
  });

  it('takes a release in service back to the last good one', async () => {
    await fail('mf-ai', A1, someVisits(40, 'active'), 30);
    expect((await look())?.remotes['mf-ai']).toMatchObject({ active: A0, withdrawn: [A1] });
  });

  it('does nothing for many cookies of five networks among many visitors', async () => {
    const forged = someVisits(34, 'forged', (index) => `203.0.${Math.max(0, index - 29)}.7`);
    await fail('mf-ai', A1, [...forged, ...someVisits(300, 'visitor')], forged.length);
    expect(await look()).toBeNull();
    await fail('mf-ai', A1, someVisits(40, 'other'), 40);
    expect((await look())?.remotes['mf-ai']).toMatchObject({ active: A0 });
  });

  it.each<[string, () => Promise<void>]>([
    [
      'that the server cannot render',
      async () => {
        await serve(database.db, someVisits(20, 'active'), { 'mf-ai': A1 }, { now, failed: 12 });
        await serve(database.db, someVisits(20, 'content'), { 'mf-content': C1 }, { now });
      },
    ],
    [
      'whose files every edge refuses',
      async () => {
        for (const edge of ['one', 'two', 'one'])
          await serve(database.db, someVisits(2, edge), { 'mf-ai': A1 }, { now, refused: 1, edge });
      },
    ],
  ])('takes a release in service %s back as well', async (_what, break_) => {
    await break_();
    expect((await look())?.remotes['mf-ai']).toMatchObject({ active: A0, withdrawn: [A1] });
  });

  it('asks for a person where one edge alone refuses files', async () => {
    for (const edge of ['one', 'two', 'one'])
      await serve(database.db, someVisits(2, edge), { 'mf-ai': A1 }, { now, refused: edge === 'one' ? 1 : 0, edge });
    expect(await look()).toBeNull();
    expect(await alarms()).toEqual([expect.stringMatching(/2 个边缘中的 1 个[\s\S]*需要人工检查/)]);
  });

  it('goes back to nothing that the gate does not take', async () => {
    const against = {
      rule: 'operations',
      remote: 'mf-ai',
      owner: '智能组',
      what: '服务器没有的接口',
      remedy: '请升级',
    };
    violations = { [A0]: [against] };
    await fail('mf-ai', A1, someVisits(40, 'active'), 30);
    const before = await running();
    expect(await look()).toBeNull();
    expect(await running()).toEqual(before);
    expect(await alarms()).toEqual([expect.stringMatching(/没有自动处理：服务器没有的接口（智能组）。请升级/)]);
  });

  it('nor to a release that was withdrawn before', async () => {
    const at = path.join(folder, 'composition.json');
    const composed = JSON.parse(readFileSync(at, 'utf8'));
    composed.remotes['mf-ai'].withdrawn = [A0];
    writeFileSync(at, JSON.stringify(composed));
    await fail('mf-ai', A1, someVisits(40, 'active'), 30);
    expect(await look()).toBeNull();
    expect((await running()).remotes['mf-ai']?.active).toBe(A1);
    expect(await alarms()).toEqual([expect.stringContaining(`好版本 ${A0} 因故障撤回过`)]);
  });

  it('acts once an hour, also after a restart and for two that look, and asks for a person otherwise', async () => {
    await fail('mf-ai', A2, someVisits(15, 'canary'), 15);
    await Promise.all([look(), look()]);
    const { sequence } = await running();
    await composer.set({ 'mf-content': C2 }, TEST);
    composer = open();
    pass(1000);
    await fail('mf-content', C2, someVisits(40, 'content'), 40);
    expect(await look()).toBeNull();
    expect((await running()).sequence).toBe(sequence + 1);
    expect((await alarms()).at(-1)).toMatch(/^正式版本异常：mf-content@[\s\S]*没有自动处理：一小时内已自动处理过一次/);
    await look();
    expect((await alarms()).filter((text) => text.includes('mf-content'))).toHaveLength(1);
    pass(3_600_000);
    await fail('mf-content', C2, someVisits(40, 'again'), 40);
    expect((await look())?.remotes['mf-content']?.active).toBe(C1);
  });

  it.each<[string, () => Promise<void>]>([
    [
      'records that nobody issued a visit for',
      async () => {
        await serve(database.db, someVisits(50, 'v'), { 'mf-ai': A2 }, { now });
        await reportVisit(database.db, Array<null>(10_000).fill(null), ['mf-ai', A2], { now, failed: true });
      },
    ],
    [
      'ten thousand cookies from one network',
      () =>
        fail(
          'mf-ai',
          A2,
          someVisits(4900, 'v', (index) => `203.0.113.${index % 250}`),
          4900,
        ),
    ],
    [
      'four networks, were they to send for ever',
      () =>
        fail(
          'mf-ai',
          A2,
          someVisits(4900, 'v', (index) => `203.0.${index % 4}.7`),
          4900,
        ),
    ],
    [
      'one who asks again and again for what cannot be rendered',
      () =>
        serve(
          database.db,
          someVisits(500, 'v', () => '203.0.113.7'),
          { 'mf-ai': A2 },
          { now, failed: 500 },
        ),
    ],
  ])('is not moved by %s', async (_what, forge) => {
    const before = await running();
    await forge();
    expect(await look()).toBeNull();
    expect(await running()).toEqual(before);
    expect(await alarms()).toEqual([]);
  });

  it('only tells where nothing is to be done without asking', async () => {
    await fail('mf-ai', A2, someVisits(15, 'canary'), 15);
    expect(await look(false)).toBeNull();
    expect(await alarms()).toEqual([expect.stringMatching(/^灰度版本异常：mf-ai@[\s\S]*AUTO_ROLLBACK=0/)]);
  });

  it('only tells where there is nothing to go back to', async () => {
    await fail('mf-content', C1, someVisits(40, 'content'), 40);
    const before = await running();
    expect(await look()).toBeNull();
    expect(await running()).toEqual(before);
    expect(await alarms()).toEqual([expect.stringContaining('没有自动处理：mf-content 没有记下更早的好版本')]);
  });

  it('tells of an edge that stays behind, and of none that has gone', async () => {
    const { db } = database;
    const { sequence } = await running();
    const seen = (edge: string, behind: number, seen_at: Date, problem = '') =>
      db
        .insertInto('edge_seen')
        .values({ edge, composition: String(sequence - behind), sequence: sequence - behind, problem, seen_at })
        .execute();
    pass(3_600_000);
    await seen('well', 0, now);
    await seen('behind', 1, now, '签名无效');
    await seen('gone', 1, START);
    await seen('partly', 0, now, '灰度版本 mf-ai@2 不可用');
    await watchEdges(await running(), { db, messages: openMessages(db, true), now });
    expect((await alarms()).sort()).toEqual([
      expect.stringMatching(/^边缘 behind 没有跟上组合[\s\S]*签名无效/),
      expect.stringMatching(/^边缘 partly 报告了问题[\s\S]*mf-ai@2 不可用/),
    ]);
  });
});
