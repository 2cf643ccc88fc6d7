import { describeOnPostgres } from '@bee/testing/database';
import { signIn } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { sql } from 'kysely';
import { issueServed } from '../../http/served-cookie.ts';
import { issueVisit, visitHash } from '../../http/visit-cookie.ts';
import { type ActionRow, storeActions } from './store/action.repository.ts';

const SECRET = 'a secret of sixteen characters';
const LIMIT = 300;
const WAIT_MS = 10_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ INTERNAL_SECRET: SECRET, RATE_LIMIT: String(LIMIT), ACTION_LOG_DAYS: '30' });
});
afterAll(() => test?.close());

let addresses = 0;
/** A separate address per test, because of the rate limit. */
const somewhere = () => {
  addresses += 1;
  return test.newBrowser(`198.51.100.${addresses}`);
};

const rowsOf = (clientId: string) =>
  test.database.db
    .selectFrom('action_record')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy(sql`ctid`)
    .execute();

const row = (record_id: string): ActionRow => ({
  ...{ record_id, action_id: 'a', client_id: record_id, stage: '', user_id: null, ip: '', page: '', dwell_ms: 0 },
  record: {},
  created_at: test.now(),
});

/** Records are stored shortly after the response. */
const atLeast = async <Row>(count: number, read: () => Promise<Row[]>) => {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const rows = await read();
    if (rows.length >= count || Date.now() > until) return rows;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
const stored = (clientId: string, count = 1) => atLeast(count, () => rowsOf(clientId));
const first = async (clientId: string) => {
  const [row] = await stored(clientId);
  if (!row) throw new Error(`no record of ${clientId} was stored`);
  return row;
};

describe('base/actionLog', () => {
  it('takes one record or several', async () => {
    const browser = somewhere();
    const one = { actionId: 'page_view_enter', clientId: 'several' };
    expect((await test.call('base/actionLog', one, browser)).body).toMatchObject({ code: 1, data: null });
    await test.call('base/actionLog', { records: [one, { ...one, actionId: 'page_view_tp', pageTp: 12 }] }, browser);
    expect((await stored('several', 3)).map(({ action_id, dwell_ms }) => [action_id, dwell_ms])).toEqual([
      ['page_view_enter', 0],
      ['page_view_enter', 0],
      ['page_view_tp', 12],
    ]);
  });

  it.each([
    ['nothing', {}, 'actionId：缺少行为编号'],
    ['no records', { records: [] }, 'records：没有记录'],
    ['a bad one among good ones', { records: [{ actionId: 'a' }, {}] }, 'records.1.actionId：缺少行为编号'],
    ['51', { records: Array.from({ length: 51 }, () => ({ actionId: 'a' })) }, 'records：一次最多 50 条记录'],
    ['both forms', { actionId: 'a', records: [{ actionId: 'a' }] }, 'records：一条记录与 records 只能取其一'],
    ['long params', { actionId: 'a', params: { a: '长'.repeat(4000) } }, 'params：内容过长'],
    ['a negative time', { actionId: 'a', pageTp: -1 }, 'pageTp：停留时间不能为负'],
  ])('refuses %s with the reason', async (_name, request, msg) => {
    const { status, body } = await test.call('base/actionLog', request, somewhere());
    expect([status, body.msg]).toEqual([422, msg]);
  });

  it('knows remote, release, composition, kind and value of what happened', async () => {
    const running = { remote: 'mf-ai', release: '1.0.0-aaaa', composition: '7' };
    const records = [
      { actionId: 'web_vital', params: JSON.stringify({ ...running, kind: 'LCP', value: 812.5, rating: 'good' }) },
      { actionId: 'load_failure', params: { ...running, kind: 'timeout', attempt: 2, recovered: false } },
      { actionId: 'page_view_enter', params: 'not JSON' },
    ].map((record) => ({ ...record, clientId: 'columns', stage: 's'.repeat(32) }));
    await test.call('base/actionLog', { records }, somewhere());
    const rows = await stored('columns', 3);
    expect(rows[0]).toMatchObject({ ...running, kind: 'LCP', value: 812.5, stage: 's'.repeat(32) });
    expect(rows[1]).toMatchObject({ ...running, kind: 'timeout', value: 2 });
    expect(rows[1]?.record).toMatchObject({ params: { recovered: false } });
    expect(rows[2]).toMatchObject({ remote: null, release: null, kind: null, value: null });
  });

  it('knows the member by the session and never by the record', async () => {
    const member = await signIn(test);
    await test.call('base/actionLog', { actionId: 'a', clientId: 'member', userId: '999' }, member);
    await test.call('base/actionLog', { actionId: 'a', clientId: 'forged', userId: '999' }, somewhere());
    expect((await first('member')).user_id).toBe(String(member.uid));
    expect((await first('forged')).user_id).toBeNull();
  });

  it('knows the visit by the cookie of the edge and by no other', async () => {
    const from = (lot: string) => ({ ...somewhere(), cookies: { 'bee-lot': lot } });
    const cookie = issueVisit(SECRET, 42, 'visit-of-16-char');
    const record = { actionId: 'a', params: { visit: 'claimed' } };
    await test.call('base/actionLog', { ...record, clientId: 'visit' }, from(cookie));
    await test.call('base/actionLog', { ...record, clientId: 'no-visit' }, from(issueVisit('another secret', 42)));
    expect((await first('visit')).visit).toBe(visitHash('visit-of-16-char'));
    expect((await first('no-visit')).visit).toBeNull();
  });

  it('counts a report as evidence only if the edge served that very release to the visit, and by its network', async () => {
    const at = test.now().getTime();
    const visit = 'visit-of-evidenc';
    const releases = { shell: 's1', 'mf-ai': 'a1' };
    const proof = issueServed(SECRET, visit, { releases, network: 'network1', at });
    const records = ['a1', 'a2'].flatMap((release) => [
      { actionId: 'page_view_enter', clientId: 'evidence', params: { remote: 'mf-ai', release } },
      { actionId: 'load_failure', clientId: 'evidence', params: { remote: 'mf-ai', release, shell: 's2' } },
      {
        actionId: 'web_vital',
        clientId: 'evidence',
        params: { remote: 'mf-ai', release, shell: 's1', kind: 'LCP', value: 7 },
      },
    ]);
    const report = (cookies: Record<string, string>) =>
      test.call('base/actionLog', { records }, { ...somewhere(), cookies });
    const lot = { 'bee-lot': issueVisit(SECRET, 42, visit) };
    await report({ ...lot, 'bee-served': proof });
    await report({ 'bee-lot': issueVisit(SECRET, 42, 'another-visit-16'), 'bee-served': proof });
    await report({ 'bee-served': proof });
    await report(lot);
    await stored('evidence', 4 * records.length);
    const read = () => test.database.db.selectFrom('release_visit').selectAll().orderBy('remote').execute();
    const of = { visit: visitHash(visit), network: 'network1' };
    expect(await atLeast(2, read)).toMatchObject([
      { ...of, remote: 'mf-ai', release: 'a1', failed_at: expect.anything(), lcp: 7 },
      { ...of, remote: 'shell', release: 's1', failed_at: null, lcp: 7 },
    ]);
  });

  it('keeps no secret, number or address of a person, wherever it stands', async () => {
    const record = {
      actionId: 'a',
      clientId: 'private',
      currentPageUrl: 'http://x/home/search/keyword/13800000001?token=SECRET&page=2#access_token=SECRET',
      sourceLocation: 'http://x/cb?code=SECRET&state=SECRET&next=%2Fa%3Fsid%3DSECRET',
      params: JSON.stringify({ token: 'SECRET', deep: { url: '/a?imgCode=SECRET', mobile: '13800000001' } }),
      browser: { userAgent: 'x li.hua@example.com' },
      ip: '9.9.9.9',
    };
    const browser = somewhere();
    await test.call('base/actionLog', record, browser);
    const row = await first('private');
    expect(row.ip).toBe(browser.ip);
    expect(row.page).toBe('http://x/home/search/keyword/138****0001');
    expect(JSON.stringify(row)).not.toMatch(/SECRET|13800000001|li\.hua/);
    expect(row.record).toMatchObject({ params: { token: '***', deep: { url: '/a?imgCode=***' } } });
  });

  it('stores what no JSON column takes as it comes: halves of characters, NUL', async () => {
    const records = [
      { actionId: 'a', clientId: 'odd', params: { text: '葱\ud83d' } },
      { actionId: 'a', clientId: 'odd', params: '{"text":"a\\u0000b"}' },
      { actionId: 'a', clientId: 'odd', params: { kind: '\udc00' } },
    ];
    await test.call('base/actionLog', { records }, somewhere());
    expect(await stored('odd', 3)).toHaveLength(3);
  });

  it('counts a record that is sent again once', async () => {
    const browser = somewhere();
    const record = { actionId: 'a', clientId: 'again', recordId: 'one-and-the-same' };
    await test.call('base/actionLog', { records: [record, record] }, browser);
    await stored('again');
    await test.call('base/actionLog', record, browser);
    await test.call('base/actionLog', { ...record, recordId: 'another' }, browser);
    expect(await stored('again', 2)).toHaveLength(2);
  });

  it('takes a limited number of records a minute from one address', async () => {
    const browser = somewhere();
    const records = Array.from({ length: 50 }, () => ({ actionId: 'a', clientId: 'flood' }));
    for (let sent = 0; sent < LIMIT; sent += 50)
      expect((await test.call('base/actionLog', { records }, browser)).body.code).toBe(1);
    const { body } = await test.call('base/actionLog', { records }, browser);
    expect([body.code, body.msg]).toEqual([429, '记录过于频繁，请稍后再试']);
    expect((await test.call('base/actionLog', { records }, somewhere())).body.code).toBe(1);
    expect(await stored('flood', LIMIT + 50)).toHaveLength(LIMIT + 50);
  });

  it('is counted in /metrics', async () => {
    const { body } = await test.app.inject({ url: '/metrics' });
    expect(body).toMatch(/^bee_action_log_total\{outcome="stored"\} [1-9]/m);
    expect(body).toMatch(/^bee_action_log_waiting \d+$/m);
  });

  it('counts a record once that is sent again after midnight', async () => {
    const { db } = test.database;
    const at = (instant: string, record_id: string | null = 'midnight') => ({
      ...row('midnight'),
      record_id,
      created_at: new Date(`${instant}+08:00`),
    });
    expect(await storeActions(db, [at('2026-03-04T23:59:59')])).toBe(1);
    expect(await storeActions(db, [at('2026-03-05T00:00:01'), at('2026-03-05T00:00:01', 'other')])).toBe(1);
    expect(await storeActions(db, [at('2026-03-05T00:00:01', null), at('2026-03-06T00:00:01', null)])).toBe(2);
    const both = [at('2026-03-04T23:59:59', 'both'), at('2026-03-05T00:00:01', 'both')];
    expect(await storeActions(db, both)).toBe(1);
    expect((await rowsOf('midnight')).map(({ day }) => day).sort()).toEqual([
      ...['2026-03-04', '2026-03-05', '2026-03-05', '2026-03-05', '2026-03-06'],
    ]);
  });
});

describe('an installation without an action log', () => {
  it('answers and stores nothing', async () => {
    const off = await startTestApp({ ACTION_LOG: '0' });
    expect((await off.call('base/actionLog', { actionId: 'a' })).body.code).toBe(1);
    await off.app.close();
    expect(await off.database.db.selectFrom('action_record').select('record_id').execute()).toEqual([]);
    await off.close();
  });
});

describe('a server that stops', () => {
  it('stores what it has answered', async () => {
    const stopping = await startTestApp();
    await stopping.call('base/actionLog', { actionId: 'a', recordId: 'last' });
    await stopping.app.close();
    const rows = await stopping.database.db.selectFrom('action_record').select('record_id').execute();
    expect(rows).toEqual([{ record_id: 'last' }]);
    await stopping.close();
  });
});

describeOnPostgres('records that arrive together', () => {
  it('make one row when they are one record', async () => {
    const record = { actionId: 'a', clientId: 'race', recordId: 'race' };
    const browser = somewhere();
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => test.call('base/actionLog', record, { ...browser })),
    );
    expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 64 }, () => 1));
    await stored('race');
    expect(await rowsOf('race')).toHaveLength(1);
  });

  it('make one row when several processes store them at once', async () => {
    const rows = [row('processes'), row('processes')];
    const counts = await Promise.all(Array.from({ length: 64 }, () => storeActions(test.database.db, rows)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await rowsOf('processes')).toHaveLength(1);
  });
});

describe('the QR code of an address', () => {
  it('is a square of modules with its quiet zone', async () => {
    const text = 'https://bee.example/home/article/detail/id/p-1';
    const { body } = await test.call('base/getQrCode', { text }, somewhere());
    const { size, path } = body.data as { size: number; path: string };
    expect(size).toBeGreaterThan(25);
    // The corner of the first finder pattern follows a border of two modules.
    expect(path).toMatch(/^M2 2h1v1h-1z/);
    expect(path).not.toContain('M0 0');
  });

  it.each(['', 'javascript:alert(1)', '三七', `https://bee.example/${'a'.repeat(500)}`])(
    'is not drawn of %j',
    async (text) => {
      const { status, body } = await test.call('base/getQrCode', { text }, somewhere());
      expect(status).toBe(422);
      expect(body.msg).toMatch(/网址/);
    },
  );
});
