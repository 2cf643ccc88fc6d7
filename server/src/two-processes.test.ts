import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@bee/testing/database';
import { type ApiProcess, startApiProcess } from '@bee/testing/server/api-process';
import { buildArticle } from '@bee/testing/server/articles';
import { type FakeLanguageModel, says, startFakeLanguageModel } from '@bee/testing/server/fake-language-model';
import { PASSWORD } from '@bee/testing/server/members';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { type EdgeProcess, startEdge } from '@bee/testing/server/start-edge';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { buildKnowledge, eventsOf, textOf } from './modules/assistant/ai-test-data.ts';
import { hashPassword } from './modules/identity/model/password.ts';

const SECRET = 'a secret of this test run';
const GOOD = '番茄均价 5.20 元/公斤[[1]]。';

/** Shows the hot words that its edge gets from its api. */
const REMOTE = `exports.renderPage = async (_address, { transport, onLoaded }) => {
  const path = '/api/article/hotKeywords';
  const { body } = await transport({ method: 'POST', path, payload: { limit: 10 }, headers: {} });
  onLoaded();
  const html = '<p>words:' + body.data.map(({ keyword }) => keyword).join() + '</p>';
  return { status: 200, html, head: null, data: null };
};`;

/** An edge and the api that it asks. */
type Pair = { api: ApiProcess; edge: EdgeProcess };
type Reader = { cookie?: string; token?: string; ip?: string };

describeOnPostgres('two apis and two edges on one database', () => {
  let database: ServerTestDatabase;
  let folder: string;
  let model: FakeLanguageModel;
  let a: Pair;
  let b: Pair;
  beforeAll(async () => {
    database = await openTestDatabase();
    model = await startFakeLanguageModel();
    folder = mkdtempSync(path.join(os.tmpdir(), 'bee-two-'));
    const store = openSmallStore(path.join(folder, 'releases'));
    store.shell('1');
    store.remote('mf-words', '1', undefined, REMOTE);
    store.compose(1, { active: '1' }, { 'mf-words': { active: '1' } });
    const shared = { INTERNAL_SECRET: SECRET, RELEASE_STORE: store.folder, TRUST_PROXY: '1' };
    const start = async (name: string): Promise<Pair> => {
      const DATABASE_URL = database.pool.options.connectionString ?? '';
      const api = await startApiProcess(path.join(folder, name), { ...shared, ...model.env, DATABASE_URL });
      return { api, edge: await startEdge({ ...shared, API_URL: api.url, EDGE_NAME: name }) };
    };
    [a, b] = await Promise.all([start('a'), start('b')]);
  }, 400_000);
  afterAll(async () => {
    for (const pair of [a, b]) {
      await pair?.edge.stop();
      pair?.api.kill();
    }
    await model?.close();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = ({ edge }: Pair, operation: string, request: object, reader: Reader = {}) =>
    fetch(`${edge.url}/api/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(reader) },
      body: JSON.stringify(request),
    });
  const headersOf = ({ cookie, token, ip }: Reader): Record<string, string> => ({
    'x-forwarded-for': ip ?? '203.0.113.1',
    ...(cookie && { cookie }),
    ...(token && { token }),
  });
  const call = async (pair: Pair, operation: string, request: object, reader: Reader = {}) => {
    const answer = await post(pair, operation, request, reader);
    return { ...((await answer.json()) as { code: number; token?: string; data: never }), cookie: cookieOf(answer) };
  };
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
  const until = async (isTrue: () => Promise<boolean>) => {
    const from = performance.now();
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
    return performance.now() - from;
  };
  const signIn = async (pair: Pair, mobile: string, is_operator: boolean): Promise<Reader> => {
    const password_hash = await hashPassword(PASSWORD);
    const member = { mobile, password_hash, nickname: '会员', reg_time: new Date(), is_operator };
    await database.db.insertInto('member').values(member).execute();
    const { token = '', cookie } = await call(pair, 'user/login', { username: mobile, password: PASSWORD });
    return { token, cookie };
  };
  const page = async ({ edge }: Pair, reader: Reader = {}) => {
    const answer = await fetch(`${edge.url}/words`, { headers: headersOf(reader) });
    const [, words] = /<p>words:(.*?)<\/p>/.exec(await answer.text()) ?? [];
    return { words, cookie: cookieOf(answer), render: answer.headers.get('x-bee-render') };
  };

  it('show what an operator publishes through either on the pages of both, within ten seconds', async () => {
    await database.db.insertInto('hot_keyword').values({ keyword: '坏词', heat: 9, trend: 'up' }).execute();
    for (const pair of [a, b]) expect(await page(pair)).toMatchObject({ words: '坏词', render: 'server' });
    const operator = await signIn(a, '13900000001', true);
    expect(await call(a, 'ops/setHotKeyword', { keyword: '坏词', status: 'hidden' }, operator)).toMatchObject({
      code: 1,
    });
    for (const pair of [a, b]) expect(await until(async () => (await page(pair)).words === '')).toBeLessThan(10_000);
    expect(await call(b, 'ops/addHotKeyword', { keyword: '好词', pinned: true }, operator)).toMatchObject({ code: 1 });
    for (const pair of [a, b])
      expect(await until(async () => (await page(pair)).words === '好词')).toBeLessThan(10_000);
  });

  it('share the limit of failed logins', async () => {
    const codes: number[] = [];
    for (let attempt = 0; attempt < 24; attempt++) {
      const login = { username: '13900000001', password: 'wrong' };
      codes.push((await call(attempt % 2 ? a : b, 'user/login', login, { ip: '203.0.113.9' })).code);
    }
    const allowed = codes.indexOf(429);
    expect(allowed).toBeGreaterThan(0);
    expect(codes.slice(allowed).every((code) => code === 429)).toBe(true);
  });

  it('count the exports of a member together', async () => {
    const member = await signIn(a, '13900000002', false);
    const taken = await Promise.all([a, b, a, b, a, b].map((pair) => call(pair, 'food/takeExport', {}, member)));
    const counts = taken.map(({ code, data }) => (code === 1 ? (data as { left: number }).left : code)).sort();
    expect(counts).toEqual([0, 429, 429, 429, 429, 429]);
  });

  it('show one answer: begun at one, followed and resumed at the other', async () => {
    await buildKnowledge(database.db);
    model.behave(says(`${GOOD}其中乙地市场 4.10 元/公斤[[2]]。`, { size: 4, everyMs: 50 }));
    const started = await fetch(`${a.edge.url}/api/a_i/getChatId`, { headers: headersOf({}) });
    const reader = { cookie: cookieOf(started) };
    const { chat_id } = ((await started.json()) as { data: { chat_id: string } }).data;
    const question = { chat_id, message_id: 'm1', question: '番茄多少钱？' };
    const streaming = await post(a, 'a_i/getAnswer', question, reader);
    const following = await post(b, 'a_i/getAnswer', question, reader);
    const [here, there] = await Promise.all(
      [streaming, following].map(async (answer) => eventsOf(await answer.text())),
    );
    expect(textOf(here ?? [])).toContain('5.20');
    expect(there).toEqual(here);
    const rest = await post(b, 'a_i/getAnswer', { ...question, last_seq: 2 }, reader);
    expect(eventsOf(await rest.text())).toEqual(here?.slice(2));
    expect(model.calls).toHaveLength(1);
  });

  it('count one reading of a reader who is served by both', async () => {
    const { id } = await buildArticle(database.db);
    const params = JSON.stringify({ page: 'article/detail', route: { id } });
    const read = (pair: Pair, clientId: string, ip: string) =>
      call(pair, 'base/actionLog', { actionId: 'page_view_enter', clientId, params }, { ip });
    for (const [index, pair] of [a, b, a, b].entries()) await read(pair, `c${index}`, '203.0.113.10');
    await read(a, 'c9', '203.0.113.11');
    const views = async () =>
      (await database.db.selectFrom('article').select('views').where('id', '=', id).executeTakeFirstOrThrow()).views;
    expect(await until(async () => (await views()) === 2)).toBeLessThan(10_000);
  });

  it('report what each has served: every document once', async () => {
    const seen = () =>
      database.db
        .selectFrom('edge_observation')
        .select(['edge', 'documents', 'visit_hashes'])
        .where('remote', '=', 'mf-words')
        .execute();
    const before = await seen();
    expect((await page(a)).cookie).toBe('');
    const cookie = cookieOf(await fetch(`${a.edge.url}/visits`, { method: 'POST', headers: headersOf({}) }));
    expect(cookie).toMatch(/^bee-lot=/);
    for (const pair of [a, b, b]) await page(pair, { cookie });
    // Edges that end report what they have not reported yet.
    await Promise.all([a.edge.stop(), b.edge.stop()]);
    const after = await seen();
    const documents = (edge: string, of: typeof after) =>
      of.filter((row) => row.edge === edge).reduce((sum, row) => sum + row.documents, 0);
    expect(['a', 'b'].map((edge) => documents(edge, after) - documents(edge, before))).toEqual([2, 2]);
  });
});
