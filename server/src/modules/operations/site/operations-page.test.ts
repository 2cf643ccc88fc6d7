import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import type { DataFor } from '@bee/contracts/operations';
import type {
  CompositionDifference,
  JobQueue,
  OperationsComposition,
  ReviewCount,
  SlowCall,
  StoredRelease,
  TriedChange,
  VersionHealth,
} from '@bee/contracts/resource/operations-page';
import { openCompositionLog } from '@bee/releases/store/composition-log';
import { openBucket } from '@bee/releases/store/open-bucket';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { reportVisit, serve, someVisits } from '@bee/testing/server/visits';
import { putSmallRelease } from '@bee/testing/small-release';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../clock.ts';
import { findTeamKey } from '../../../composer/team/team-key.repository.ts';
import { createBoss } from '../../../jobs/boss.ts';

let test: TestApp;
let operator: Browser;
let store: string;
beforeAll(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-ops-'));
  test = await startTestApp({ RELEASE_STORE: store, DATA_DIR: store });
  operator = await signIn(test, { operator: true });
});
afterAll(async () => {
  await test?.close();
  rmSync(store, { recursive: true });
});

const put = (name: string, release: string, built_at: string) =>
  putSmallRelease(store, name, release, { built_at, manifest: { title: '价格与数据', owner: '数据组' } });

const ask = async <Data>(id: Parameters<TestApp['call']>[0], request = {}) => {
  const { body } = await test.call(id, request, operator);
  expect(body).toMatchObject({ code: 1 });
  return body.data as Data;
};
const secondsAgo = (seconds: number) => new Date(test.now().getTime() - seconds * 1000);

it.each([
  'ops/getComposition',
  'ops/getVersionHealth',
  'ops/getSlowCalls',
  'ops/getJobs',
  'ops/changeJob',
  'ops/retryJob',
  'ops/getReviewCounts',
  'ops/getTeamKeys',
  'ops/createTeamKey',
  'ops/revokeTeamKey',
] as const)('%s is closed to visitors and members', async (id) => {
  expect((await test.call(id, {}, test.newBrowser())).body.code).toBe(401);
  expect((await test.call(id, {}, await signIn(test, {}))).body.code).toBe(403);
});

it('makes and revokes keys of teams, never of the shell, and shows a secret once', async () => {
  const rights = { remote: 'mf-ai', label: '流水线', canary_percent: 10, may_promote: false };
  const { secret } = await ask<DataFor<'ops/createTeamKey'>>('ops/createTeamKey', rights);
  expect(await findTeamKey(test.database.db, secret)).toMatchObject(rights);
  const keys = await ask<DataFor<'ops/getTeamKeys'>>('ops/getTeamKeys');
  expect(keys).toMatchObject({ list: [{ ...rights, used_at: null, revoked_at: null }], uses: [] });
  expect(JSON.stringify(keys)).not.toContain(secret);
  const [id] = keys.list.map((key) => key.id);
  await ask('ops/revokeTeamKey', { id });
  expect(await findTeamKey(test.database.db, secret)).toBeUndefined();
  expect((await test.call('ops/revokeTeamKey', { id }, operator)).body.code).toBe(404);
  const { body } = await test.call('ops/createTeamKey', { ...rights, remote: 'shell' }, operator);
  expect(body.msg).toContain('外壳只由运营发布');
});

it('says what to do where nothing was composed', async () => {
  const { body } = await test.call('ops/getComposition', {}, operator);
  expect(body).toMatchObject({ code: 404, msg: expect.stringContaining('npm run compose') });
});

describe('of a site that is composed', () => {
  const by = { kind: 'operator' as const, name: '老周' };
  const log = () => openCompositionLog(openBucket({ kind: 'folder', folder: store }));
  beforeAll(async () => {
    put('shell', '1.0.0-aaaaaaaa', '2026-01-01T00:00:00Z');
    put('mf-data', '1.0.0-bbbbbbbb', '2026-01-01T00:00:00Z');
    put('mf-data', '1.1.0-cccccccc', '2026-02-01T00:00:00Z');
    const shell = { active: '1.0.0-aaaaaaaa' };
    const data = { active: '1.0.0-bbbbbbbb' };
    await log().change(async () => ({ shell, remotes: { 'mf-data': data, 'mf-gone': { active: '9.9.9-zzzzzzzz' } } }));
    const canary = { release: '1.1.0-cccccccc', percent: 10, visitors: true, salt: 's', since: '2026-03-01T00:00:00Z' };
    const change = { action: 'canary' as const, remote: 'mf-data', to: canary.release, reason: '试一周', by };
    const note = 'mf-data 灰度 1.1.0-cccccccc 10 %';
    await log().change(async () => ({ shell, remotes: { 'mf-data': { ...data, canary } }, change, note }));
  });

  it('shows parts, edges and the newest change first', async () => {
    await test.database.db
      .insertInto('edge_seen')
      .values([
        { edge: 'a', composition: '2', sequence: 2, seen_at: secondsAgo(1) },
        { edge: 'old', composition: '1', sequence: 1, seen_at: secondsAgo(90_000) },
      ])
      .execute();
    const shown = await ask<OperationsComposition>('ops/getComposition');
    expect(shown).toMatchObject({ sequence: 2, signed: false, composer_runs: false });
    expect(shown.edges.map(({ edge }) => edge)).toEqual(['a']);
    expect(shown.services.disk_free).toBeGreaterThan(0);
    expect(shown.services.redis_ready).toBeNull();
    expect(shown.parts[1]).toMatchObject({
      name: 'mf-data',
      owner: '数据组',
      active: { version: '1.0.0' },
      canary: { percent: 10, release: { release: '1.1.0-cccccccc', built_at: '2026-02-01T00:00:00Z' } },
    });
    expect(shown.history.map(({ sequence, by_name, reason, what }) => [sequence, by_name, reason, what])).toEqual([
      [2, '老周', '试一周', 'mf-data 灰度 1.1.0-cccccccc 10 %'],
      [1, '', '', ''],
    ]);
  });

  it('follows the store at once', async () => {
    await log().change(async (now) => now && { shell: now.shell, remotes: now.remotes, note: 'again' });
    expect((await ask<OperationsComposition>('ops/getComposition')).history[0]).toMatchObject({ what: 'again' });
  });

  it('lists the releases of a part with what they are now, and refuses a name that is not composed', async () => {
    const { list } = await ask<{ list: StoredRelease[] }>('ops/getReleases', { remote: 'mf-data' });
    expect(list.map(({ release, role }) => [release, role])).toEqual([
      ['1.1.0-cccccccc', 'canary'],
      ['1.0.0-bbbbbbbb', 'active'],
    ]);
    expect((await test.call('ops/getReleases', { remote: 'mf-other' }, operator)).body.code).toBe(404);
    expect((await test.call('ops/getReleases', { remote: '../secret' }, operator)).status).toBe(422);
  });

  it('says what would differ and refuses a release that is not there', async () => {
    const { list } = await ask<{ list: CompositionDifference[] }>('ops/getComposeDiff', {
      versions: { 'mf-data': '1.1.0' },
    });
    expect(list).toMatchObject([{ name: 'mf-data', release: { was: '1.0.0-bbbbbbbb', is: '1.1.0-cccccccc' } }]);
    const missing = await test.call('ops/getComposeDiff', { versions: { 'mf-data': '7.7.7' } }, operator);
    expect(missing.body).toMatchObject({ code: 409, msg: expect.stringContaining('7.7.7') });
  });

  it('says what would differ from an earlier composition, and asks for one way to say it', async () => {
    const { list } = await ask<{ list: CompositionDifference[] }>('ops/getComposeDiff', { sequence: 1 });
    expect(list).toMatchObject([{ name: 'mf-gone', release: { was: null, is: null } }]);
    const diff = async (request: object) => (await test.call('ops/getComposeDiff', request, operator)).body;
    expect(await diff({ sequence: 99 })).toMatchObject({ code: 409, msg: expect.stringContaining('第 99 号') });
    for (const request of [{}, { sequence: 1, versions: { 'mf-data': '1.1.0' } }])
      expect(await diff(request)).toMatchObject({ msg: expect.stringContaining('之一') });
  });

  it('tries a change: what the gate has against it by owner and remedy, other refusals as they are, nothing changes', async () => {
    const before = await log().read();
    const expected_sequence = before?.sequence ?? 0;
    const tried = (change: ComposeChange['change'], expected = expected_sequence) =>
      ask<TriedChange>('ops/tryChange', { change, expected_sequence: expected });
    const set = { action: 'set' as const, versions: { 'mf-data': '1.1.0' } };
    const { violations, refusal } = await tried(set);
    expect(refusal).toBe('');
    expect(violations).toContainEqual(
      expect.objectContaining({
        rule: 'integrity',
        remote: 'mf-data',
        owner: '数据组',
        remedy: expect.stringContaining('请'),
      }),
    );
    expect(await tried(set, 1)).toMatchObject({ violations: [], refusal: expect.stringContaining('组合已经变了') });
    expect(await tried({ action: 'rollbackAll', sequence: 77 })).toMatchObject({
      refusal: expect.stringContaining('第 77 号'),
    });
    expect(await tried({ action: 'endCanary', remote: 'mf-data' })).toEqual({ violations: [], refusal: '' });
    expect(await log().read()).toEqual(before);
  });

  it('counts a visit once however often it fails, and shows releases that nothing was heard of', async () => {
    const { db } = test.database;
    const release = '1.1.0-cccccccc';
    const window = { edge: 'a', remote: 'mf-data', release, renders: 2, render_failed: 1, files_refused: 0 };
    await db
      .insertInto('edge_observation')
      .values(
        [10, 300, 7200].map((seconds) => ({
          ...window,
          slot: seconds,
          at: secondsAgo(seconds),
          documents: 3,
          visits: 2,
          render_p95: 40,
          render_networks: [],
        })),
      )
      .execute();
    const record = { client_id: '', stage: '', user_id: null, ip: '', page: '', dwell_ms: 0, composition: '2' };
    const failure = (visit: string, phase: string) => ({
      ...record,
      record_id: randomUUID(),
      day: shanghaiDay(secondsAgo(5)),
      remote: 'mf-data',
      release,
      visit,
      action_id: 'load_failure',
      kind: 'script',
      value: 1,
      record: JSON.stringify({ params: { phase } }),
      created_at: secondsAgo(5),
    });
    await db
      .insertInto('action_record')
      .values([
        failure('v1', 'load'),
        failure('v1', 'load'),
        failure('v1', 'style'),
        { ...failure('v9', 'load'), visit: null },
      ])
      .execute();
    const { list } = await ask<{ list: VersionHealth[] }>('ops/getVersionHealth');
    expect(list.find((one) => one.release === release)).toMatchObject({
      role: 'canary',
      visits_minute: 2,
      documents_day: 9,
      failed: { load: 1, style: 1, mount: 0 },
      failed_visits: 1,
      reported_visits: 1,
      renders: 4,
      lcp_p75: null,
      render_p95: 40,
    });
    expect(list.find(({ remote }) => remote === 'shell')).toMatchObject({ role: 'active', visits_minute: 0 });
    const lines = await ask<DataFor<'ops/getReleaseMinutes'>>('ops/getReleaseMinutes', { remote: 'mf-data' });
    const sum = (of: 'visits' | 'failing') => lines.list.reduce((all, minute) => all + minute[of], 0);
    expect({ visits: sum('visits'), failing: sum('failing') }).toEqual({ visits: 1, failing: 1 });
    expect(lines.list.filter(({ render }) => render === 40).map((minute) => minute.release)).toEqual([
      release,
      release,
    ]);
    expect(lines.changes.map(({ what }) => what)).toEqual(['第 2 号：mf-data 灰度 1.1.0-cccccccc 10 %']);
    expect(await ask('ops/getReleaseMinutes', { remote: 'mf-other' })).toMatchObject({ list: [] });
  });

  it('keeps a withdrawn release in the list', async () => {
    const before = await log().read();
    if (!before) throw new Error('nothing is composed');
    const { shell, remotes } = before;
    const data = { ...remotes['mf-data'], active: '1.0.0-bbbbbbbb', withdrawn: ['1.2.0-dddddddd'] };
    await log().change(async () => ({ shell, remotes: { ...remotes, 'mf-data': data } }));
    const { list } = await ask<{ list: VersionHealth[] }>('ops/getVersionHealth');
    expect(list.find(({ release }) => release === '1.2.0-dddddddd')).toMatchObject({
      role: 'withdrawn',
      evidence: null,
    });
    await log().change(async () => ({ shell, remotes }));
  });

  it('says what the watch thinks of a release, and what keeps it from acting', async () => {
    const { db } = test.database;
    const release = '1.1.0-cccccccc';
    const of = async () => {
      const { list } = await ask<{ list: VersionHealth[] }>('ops/getVersionHealth');
      return list.find((one) => one.release === release)?.evidence;
    };
    expect(await of()).toEqual({
      ...{
        visits: 0,
        failing: 0,
        networks: 0,
        usual: 0,
        act: 'leave',
        why: '还没有访客的记录；服务器渲染 4 次，不足 10 次',
        held: '',
      },
      needed: { visits: 12, failing: 4, networks: 5, share: 0.05, times: 3 },
    });
    const visits = someVisits(20, 'evidence');
    await serve(db, visits, { 'mf-data': release }, { now: test.now() });
    await reportVisit(db, visits, ['mf-data', release], { now: test.now(), failed: true });
    expect(await of()).toMatchObject({
      ...{ visits: 20, failing: 20, act: 'withdraw', held: '没有值守进程在运行' },
      why: expect.stringContaining('20 个访问中有 20 个失败'),
    });
  });
});

it('weights the percentiles of minutes by their calls and leaves out what is older', async () => {
  const call = (process: string, seconds: number, calls: number, p95: number) => ({
    process,
    at: secondsAgo(seconds),
    operation: 'site/x',
    calls,
    failures: 1,
    p50: 1,
    p95,
    slowest: p95 * 2,
  });
  await test.database.db
    .insertInto('call_minute')
    .values([call('a', 60, 30, 10), call('b', 60, 10, 50), call('a', 7200, 10, 900)])
    .execute();
  const { list } = await ask<{ list: SlowCall[] }>('ops/getSlowCalls', { span: '1h' });
  const found = list.find(({ operation }) => operation === 'site/x');
  expect(found).toMatchObject({ calls: 40, failures: 2, p95: 20, slowest: 100 });
  expect((await test.call('ops/getSlowCalls', { order: 'calls; drop table' }, operator)).status).toBe(422);
});

it('tells an import that nothing is heard of from one that runs, and what waits since when', async () => {
  const run = (id: string, beat: number) =>
    sql`insert into import_run (id, kind, files, state, started_at, heartbeat_at)
      values (${id}, 'price', '{a.csv}', 'running', ${secondsAgo(600)}, ${secondsAgo(beat)})`.execute(test.database.db);
  await run('lost', 300);
  await run('alive', 5);
  const oldest = secondsAgo(120);
  await sql`insert into compose_request (change, uid, name, created_at) values ('{}', 1, '老周', ${oldest})`.execute(
    test.database.db,
  );
  const { imports, queues } = await ask<{ imports: { id: string; lost: boolean }[]; queues: JobQueue[] }>(
    'ops/getJobs',
  );
  expect(Object.fromEntries(imports.map(({ id, lost }) => [id, lost]))).toEqual({ lost: true, alive: false });
  expect(queues.map(({ queue }) => queue)).toEqual(['ai', 'message', 'change']);
  expect(queues[2]).toMatchObject({ waiting: 1, oldest_at: oldest.toISOString() });
});

describe('jobs', () => {
  const NAME = 'commerce.expire-orders';
  const change = (action: string, job = NAME) => test.call('ops/changeJob', { job, action }, operator);
  const jobs = () => ask<DataFor<'ops/getJobs'>>('ops/getJobs');

  it('are an empty list before the first worker process', async () => {
    expect(await jobs()).toMatchObject({ jobs: [], failures: [], worker_seen_at: null });
    expect((await change('run')).body).toMatchObject({ code: 404, msg: '没有这个任务' });
  });

  it('run at once, unless they are paused', async () => {
    const boss = createBoss(test.database.db, { supervise: false });
    await boss.start();
    await boss.createQueue(NAME, { name: NAME, policy: 'short', retryLimit: 0 });
    await change('pause');
    expect((await jobs()).jobs).toMatchObject([{ job: NAME, every: 15, waiting_since: null }]);
    expect((await jobs()).jobs[0]?.paused_at).not.toBeNull();
    expect((await change('run')).body).toMatchObject({ code: 409, msg: '任务已暂停，请先恢复再运行' });
    await change('resume');
    await Promise.all([change('run'), change('run')]);
    const { rows } = await test.database.pool.query('select state from pgboss.job');
    expect(rows).toEqual([{ state: 'created' }]);
    expect((await jobs()).jobs[0]).toMatchObject({ paused_at: null, waiting_since: expect.any(String) });
  });

  it('that gave up are shown with their stack, and get another attempt', async () => {
    const boss = createBoss(test.database.db, { supervise: false });
    const [run] = await boss.fetch(NAME);
    await boss.fail(NAME, run?.id ?? '', new Error('支付方没有应答'));
    const { failures, jobs: listed } = await jobs();
    expect(failures).toMatchObject([
      { job: NAME, item: '', state: 'failed', attempts: 1, retry_at: null, message: '支付方没有应答' },
    ]);
    expect(failures[0]?.stack).toContain('operations-page.test.ts');
    expect(listed[0]).toMatchObject({ failed: 1 });
    const retry = () => test.call('ops/retryJob', { job: NAME, id: run?.id ?? '' }, operator);
    expect((await retry()).body).toMatchObject({ code: 1 });
    const [again] = await boss.fetch(NAME);
    await boss.complete(NAME, again?.id ?? '');
    expect((await jobs()).jobs[0]).toMatchObject({ failed: 0, done: 1, last_at: expect.any(String) });
    expect((await retry()).body).toMatchObject({ code: 404 });
  });
});

describe('a change', () => {
  const request = { change: { action: 'promote', remote: 'mf-data' }, reason: '好用', expected_sequence: 3 };
  const ask = () => test.call('ops/changeComposition', request, operator);
  const requests = () => test.database.db.selectFrom('compose_request').selectAll().where('uid', '>', 1).execute();

  it('is not even noted while nothing would carry it out', async () => {
    expect((await ask()).body).toMatchObject({ code: 503, msg: expect.stringContaining('没有值守进程') });
    expect(await requests()).toEqual([]);
  });

  it('waits for the composer and answers with its own words', async () => {
    const { db } = test.database;
    await sql`insert into composer_lease (name, holder, until) values ('composer', 'x', now() + interval '1 minute')`.execute(
      db,
    );
    const asked = ask();
    let [noted] = await requests();
    for (let tries = 0; !noted && tries < 50; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      [noted] = await requests();
    }
    expect(noted).toMatchObject({ name: '测试会员', state: 'waiting', change: request });
    await db
      .updateTable('compose_request')
      .set({ state: 'refused', answer: '超出体积预算' })
      .where('uid', '>', 1)
      .execute();
    const { data } = (await asked).body;
    expect(data).toMatchObject({ state: 'refused', answer: '超出体积预算' });
    const { id } = data as { id: string };
    expect((await test.call('ops/getRequestedChange', { id }, operator)).body.data).toEqual(data);
    expect((await test.call('ops/getRequestedChange', { id: '99999' }, operator)).body.code).toBe(404);
  });

  it('is refused to members, and where it is not one', async () => {
    expect((await test.call('ops/changeComposition', request, await signIn(test, {}))).body.code).toBe(403);
    const other = { ...request, change: { action: 'destroy' } };
    expect((await test.call('ops/changeComposition', other, operator)).status).toBe(422);
  });
});

it('counts what waits for an operator', async () => {
  await test.call('user/feedback', { contact: '老周', tel: '13812345678', content: '看不清' }, test.newBrowser());
  const { list } = await ask<{ list: ReviewCount[] }>('ops/getReviewCounts');
  expect(list.find(({ tab }) => tab === 'feedback')).toEqual({
    tab: 'feedback',
    open: 1,
    oldest_at: test.now().toISOString(),
  });
  expect(list.find(({ tab }) => tab === 'refund')).toMatchObject({ open: 0, oldest_at: null });
});
