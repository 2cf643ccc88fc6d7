import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Composer } from '@bee/releases/compose/composer';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openBucket } from '@bee/releases/store/open-bucket';
import { startLocalServer } from '@bee/testing/server/local-server';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { createOutgoing } from '../../http/outgoing.ts';
import { storeReleaseVisits, tallyReleaseVisitsBefore } from '../../modules/usage/store/release-visit.repository.ts';
import { followSteps } from './follow-steps.ts';
import { openReleaseHooks } from './release-hooks.ts';
import { type RolloutState, readRollout } from './rollout-state.ts';

/** 10:00 in Shanghai. */
const START = Date.parse('2026-03-04T02:00:00.000Z');
const MINUTE_MS = 60_000;
const [ACTIVE, CANARY] = ['1.0.0-aaaaaaa1', '1.1.0-aaaaaaa2'];
const by = { by: { kind: 'cli' as const, name: 'test' } };
const PLAN = { percents: [5, 25, 50], minutes: 30, visits: 20 };

let database: ServerTestDatabase;
let folder: string;
let composer: Composer;
let now: Date;
let warned: string[];

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  await database.db.deleteFrom('release_visit').execute();
  await database.db.deleteFrom('release_tally').execute();
  folder = mkdtempSync(path.join(tmpdir(), 'bee-steps-'));
  const store = openSmallStore(folder);
  store.shell('1.0.0-s1');
  for (const release of [ACTIVE, CANARY]) store.remote('mf-ai', release ?? '');
  now = new Date(START);
  warned = [];
  const bucket = openBucket({ kind: 'folder', folder });
  composer = openComposer(bucket, { gate: async () => [], now: () => now });
  await composer.set({ shell: '1.0.0-s1', 'mf-ai': ACTIVE ?? '' }, by);
});
afterEach(() => rmSync(folder, { recursive: true }));

const startSteps = (more: object = {}) =>
  composer.canary('mf-ai', { release: CANARY ?? '', percent: 5, steps: { ...PLAN, ...more } }, by);

let visits = 0;
/** Visits that were here before, and left half an hour ago. */
const visited = async (release: string | undefined, count: number, lcp: number, more: object = {}) => {
  const rows = Array.from({ length: count }, (_, index) => {
    visits += 1;
    const name = `v${visits}`;
    // Evenly spread logarithms, ± 0.7.
    const time = lcp * Math.exp(1.4 * ((index + 0.5) / count - 0.5));
    const of = { remote: 'mf-ai', release: release ?? '', sample: name, visit: name, network: name };
    return {
      ...of,
      at: now,
      failed_at: null,
      call_failed_at: null,
      lcp: time,
      inp: time / 10,
      is_returning: true,
      ...more,
    };
  });
  for (let from = 0; from < rows.length; from += 2000)
    await storeReleaseVisits(database.db, rows.slice(from, from + 2000));
  await tallyReleaseVisitsBefore(database.db, new Date(now.getTime() + MINUTE_MS));
};
const NO_HOOK = openReleaseHooks(createOutgoing([]), null);

const look = async (hooks = NO_HOOK, automatic = true) => {
  const current = await composer.show();
  if (!current) throw new Error('nothing is composed');
  const messages = { warn: async (_: string, __: string, lines: string[]) => warned.push(...lines) > 0 };
  await followSteps(current, { db: database.db, composer, hooks, messages, automatic, now });
  return (await composer.show())?.remotes['mf-ai'];
};
const stateNow = async (): Promise<RolloutState> => {
  const entry = (await composer.show())?.remotes['mf-ai'];
  return readRollout(database.db, 'mf-ai', entry as Parameters<typeof readRollout>[2], now);
};

it('the shell goes through the steps too', async () => {
  openSmallStore(folder).shell('1.1.0-s2');
  await composer.canary('shell', { release: '1.1.0-s2', percent: 5, steps: PLAN }, by);
  later(31);
  await visited('1.1.0-s2', 100, 1600, { remote: 'shell' });
  await visited('1.0.0-s1', 1900, 1600, { remote: 'shell' });
  await look();
  expect((await composer.show())?.shell.canary?.percent).toBe(25);
});

it('a good release goes through all steps by itself and becomes the active one', async () => {
  await startSteps();
  const shares: unknown[] = [];
  for (const [canary, active] of [
    [100, 1900],
    [500, 1500],
    [2500, 2500],
  ] as const) {
    later(31);
    await visited(CANARY, canary, 1600);
    await visited(ACTIVE, active, 1600);
    const entry = await look();
    shares.push(entry?.canary?.percent ?? entry?.active);
  }
  expect(shares).toEqual([25, 50, CANARY]);
  const { change } = (await composer.show()) ?? {};
  expect(change).toMatchObject({ action: 'promote', by: { kind: 'auto' }, from: ACTIVE, to: CANARY });
  expect(change?.reason).toMatch(/LCP 0 %（-[\d.]+ 至 \+[\d.]+，3100 对 5900 个访问）/);
});

it('a release that is 8 % slower is withdrawn, and so is its plan; taken steps do not count as the act of the hour', async () => {
  await startSteps();
  later(31);
  await visited(CANARY, 30, 1728);
  await visited(ACTIVE, 500, 1600);
  expect((await look())?.canary?.percent).toBe(25);
  later(5);
  await visited(CANARY, 3000, 1728);
  await visited(ACTIVE, 9000, 1600);
  const entry = await look();
  expect(entry).toMatchObject({ active: ACTIVE, withdrawn: [CANARY] });
  expect(entry).not.toHaveProperty('canary');
  expect((await composer.show())?.change?.reason).toMatch(/比正式版本差：LCP \+8 %（\+[\d.]+ 至/);
});

it('without automatic acts it warns and keeps the share', async () => {
  await startSteps();
  later(60);
  await visited(CANARY, 3000, 2400);
  await visited(ACTIVE, 3000, 1600);
  expect((await look(NO_HOOK, false))?.canary?.percent).toBe(5);
  expect(warned.join()).toMatch(/比正式版本差：LCP \+50 %.*AUTO_ROLLBACK=0/);
});

it.each([
  ['its minutes', {}, 29, 100, /^这一步 29 分钟，不足 30 分钟$/],
  ['its visits', {}, 31, 19, /^这一步已比较 19 个访问，不足 20 个$/],
  ['the pause', { paused: true }, 31, 100, /^已暂停$/],
  ['the quiet hours', { quiet: { from: 9, to: 11 } }, 31, 100, /^9 点到 11 点不扩大$/],
  ['the night', { quiet: { from: 22, to: 11 } }, 31, 100, /^22 点到 11 点不扩大$/],
])('waits for %s', async (_what, plan, minutes, count, wait) => {
  await startSteps(plan);
  later(minutes);
  await visited(CANARY, count, 1600);
  await visited(ACTIVE, 400, 1600);
  expect((await look())?.canary?.percent).toBe(5);
  expect((await stateNow()).wait).toMatch(wait);
});

it('does not promote what was hardly visited, nor compares first visits', async () => {
  await startSteps({ percents: [5] });
  later(31);
  await visited(CANARY, 40, 1600);
  await visited(ACTIVE, 400, 1600);
  await visited(CANARY, 4000, 1600, { is_returning: false });
  expect((await look())?.canary?.percent).toBe(5);
  expect((await stateNow()).wait).toBe('出错的访问、接口失败的访问、LCP、INP还不能确定不比正式版本差');
});

describe('a hook', () => {
  let answers: Record<string, { status?: number; answer?: string; reason?: string }>;
  let asked: { body: { event: string; from: number; to: number }; signature: unknown; text: string }[];
  let server: Awaited<ReturnType<typeof startLocalServer>>;
  beforeEach(async () => {
    answers = {};
    asked = [];
    server = await startLocalServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const body = JSON.parse(text);
      asked.push({ body, text, signature: request.headers['x-bee-signature'] });
      const { status = 200, ...answer } = answers[body.event] ?? { answer: 'go' };
      response.writeHead(status).end(JSON.stringify(answer));
    });
    await startSteps();
    later(31);
    await visited(CANARY, 100, 1600);
    await visited(ACTIVE, 900, 1600);
  });
  afterEach(() => server.close());

  const hooked = () => openReleaseHooks(createOutgoing([server.url]), { url: `${server.url}/hook`, secret: 'shared' });
  /** Until the hook has answered and the answer had its effect. */
  const looks = async (hooks: ReturnType<typeof openReleaseHooks>) => {
    let entry = await look(hooks);
    for (let turn = 0; turn < 4; turn += 1) {
      await sleep(50);
      entry = await look(hooks);
    }
    return entry;
  };

  it('is asked after the last step and before the next, with a signature', async () => {
    expect((await looks(hooked()))?.canary?.percent).toBe(25);
    const [after, before] = asked;
    expect(after?.body).toMatchObject({ event: 'after', from: 0, to: 5, remote: 'mf-ai', release: CANARY });
    expect(before?.body).toMatchObject({ event: 'before', from: 5, to: 25, active: ACTIVE });
    const [, seconds, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(before?.signature)) ?? [];
    expect(signature).toBe(createHmac('sha256', 'shared').update(`${seconds}.${before?.text}`).digest('hex'));
  });

  it.each([
    [{ answer: 'wait', reason: '大促' }, '大促'],
    [{ status: 500 }, '钩子回答 500'],
    [{ answer: 'perhaps' }, '钩子没有回答'],
  ])(
    'that answers %j keeps the share, is asked again a minute later, and its reason is told',
    async (answer, reason) => {
      answers = { before: answer };
      const hooks = hooked();
      expect((await looks(hooks))?.canary?.percent).toBe(5);
      expect(asked.filter(({ body }) => body.event === 'before')).toHaveLength(1);
      expect(warned.join()).toContain(reason);
      answers = {};
      later(2);
      expect((await looks(hooks))?.canary?.percent).toBe(25);
    },
  );

  it.each(['before', 'after'])('can have the release withdrawn, %s a step', async (event) => {
    answers = { [event]: { answer: 'withdraw', reason: '订单少了' } };
    expect(await looks(hooked())).toMatchObject({ active: ACTIVE, withdrawn: [CANARY] });
    expect((await composer.show())?.change?.reason).toContain('订单少了');
  });

  it('is asked again when a release that it had withdrawn is tried again', async () => {
    answers = { after: { answer: 'withdraw' } };
    const hooks = hooked();
    expect(await looks(hooks)).toMatchObject({ withdrawn: [CANARY] });
    answers = {};
    await startSteps();
    later(31);
    await visited(CANARY, 100, 1600);
    await visited(ACTIVE, 900, 1600);
    expect((await looks(hooks))?.canary?.percent).toBe(25);
  });
});
