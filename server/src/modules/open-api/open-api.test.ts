import type { DataFor } from '@bee/contracts/operations';
import { MAX_API_KEYS, openApiRights } from '@bee/domain/open-api-rights';
import { tradeRights } from '@bee/domain/trade-rights';
import { signIn } from '@bee/testing/server/members';
import { getOpen, newKey } from '@bee/testing/server/open-api';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { hashSecret } from '../../http/secrets.ts';

jest.setTimeout(120_000);

let test: TestApp;
let catalog: DataFor<'openApi/getCatalog'>;
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  catalog = (await test.call('openApi/getCatalog')).body.data as DataFor<'openApi/getCatalog'>;
});
afterAll(() => test?.close());

const keysOf = async (browser: Browser) =>
  (await test.call('openApi/getKeyList', {}, browser)).body.data as DataFor<'openApi/getKeyList'>;
const address = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
/** Columns of a line without quotes in it. */
const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n');

it('answers the example of every series with its columns, as JSON and as CSV', async () => {
  const { secret } = await newKey(test, await signIn(test, { vip: true }));
  for (const { path, example, columns } of catalog.list) {
    const query = Object.fromEntries(new URLSearchParams(example));
    const json = await getOpen(test, address(path, { ...query, limit: '20' }), secret);
    expect([path, json.json().msg, json.statusCode]).toEqual([path, '', 200]);
    const { data, total } = json.json();
    expect(total).toBeGreaterThan(0);
    expect(data).toHaveLength(Math.min(total, 20));
    expect(Object.keys(data[0])).toEqual(columns.map(({ key }) => key));
    const csv = await getOpen(test, address(path, { ...query, limit: '20', format: 'csv', titles: 'zh' }), secret);
    const [head] = linesOf(csv.body);
    expect(head).toBe(columns.map(({ title, unit }) => (unit ? `${title}（${unit}）` : title)).join(','));
    expect(linesOf(csv.body).slice(1)).toHaveLength(data.length);
    expect(csv.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'x-total-rows': String(total) });
  }
});

it('gives the figures of the pages, and pages through them', async () => {
  const browser = await signIn(test);
  const { secret } = await newKey(test, browser);
  const chart = (await test.call('vegetable/getEchart', { group: '叶菜类', name: '大白菜', freq: 'W' }, browser)).body
    .data as DataFor<'vegetable/getEchart'>;
  const points = chart.series.flatMap((one) => one.points).filter(([, avg]) => avg !== null);
  const whole = await getOpen(test, address('prices/history', { group: '叶菜类', name: '大白菜', freq: 'W' }), secret);
  expect(whole.json()).toMatchObject({ total: points.length, next: null, left_out: chart.access.reason });
  expect(whole.json().data.map((row: Record<string, unknown>) => [row.date, row.price_avg])).toEqual(
    points.map(([day, avg]) => [day, avg]),
  );
  const query = { group: '叶菜类', name: '大白菜', freq: 'W', limit: '3' };
  const read: unknown[] = [];
  let next: string | null = address('prices/history', query);
  while (next) {
    const answer: { data: unknown[]; next: string | null } = (await getOpen(test, next, secret)).json();
    read.push(...answer.data);
    next = answer.next?.split('/open/v1/')[1] ?? null;
  }
  expect(read).toEqual(whole.json().data);
});

it('shows a secret once, stores its hash only, and knows it by its beginning', async () => {
  const browser = await signIn(test);
  const { key, secret } = await newKey(test, browser);
  expect(secret).toMatch(/^bee_[\w-]{43}$/);
  expect(secret.startsWith(key.prefix)).toBe(true);
  const list = await test.call('openApi/getKeyList', {}, browser);
  expect(JSON.stringify(list.body)).not.toContain(secret.slice(key.prefix.length));
  const [row] = await test.database.db.selectFrom('api_key').selectAll().where('id', '=', Number(key.id)).execute();
  expect(row?.secret_hash).toBe(hashSecret(secret));
  expect(JSON.stringify(row)).not.toContain(secret.slice(key.prefix.length));
});

it('refuses what has no valid key, and says what to do', async () => {
  const browser = await signIn(test);
  const { key, secret } = await newKey(test, browser);
  const without = await getOpen(test, 'prices');
  expect([without.statusCode, without.json().msg]).toEqual([401, expect.stringContaining('Authorization: Bearer')]);
  const wrong = await getOpen(test, 'prices', `${secret}x`);
  expect([wrong.statusCode, wrong.json().msg]).toEqual([401, expect.stringContaining('密钥无效')]);
  await test.call('openApi/revokeKey', { id: key.id }, browser);
  const revoked = await getOpen(test, 'prices', secret);
  expect([revoked.statusCode, revoked.json().msg]).toEqual([401, expect.stringContaining('已经吊销')]);
});

it.each([
  ['prices?colour=red', 422, '没有参数“colour”'],
  ['prices?page=0', 422, '页码'],
  ['prices?name=a&name=b', 422, '不止一次'],
  ['prices/history?name=大白菜', 422, 'group'],
  ['prices/history?group=叶菜类&name=大白菜&from=2026-13-01', 422, 'from'],
  ['prices/history?group=叶菜类&name=不存在', 404, '不存在'],
  ['trade?hs=99999999', 404, '99999999'],
  ['herbs/history?name=没有', 404, '没有药材“没有”'],
  ['trade?hs=,', 422, '至少写一个商品编码'],
  ['standards/limits', 422, 'food'],
  ['nothing', 404, '/open-api'],
  ['prices?limit=501', 403, '每次最多 500 行'],
])('answers %s with %i and names the remedy', async (path, status, words) => {
  const { secret } = await newKey(test, await signIn(test));
  const answer = await getOpen(test, encodeURI(path), secret);
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    { code: status, success: false, msg: expect.stringContaining(words), data: null, ...fieldOf(answer.json()) },
  ]);
});

const fieldOf = ({ field }: { field?: string }) => (field === undefined ? {} : { field });

it('counts what is answered per day, and refuses above the limit of a key until tomorrow', async () => {
  const browser = await signIn(test);
  const { key, secret } = await newKey(test, browser, 2);
  const other = await newKey(test, browser);
  await getOpen(test, 'prices?colour=red', secret);
  for (const left of [1, 0])
    expect((await getOpen(test, 'prices?limit=5', secret)).headers['x-requests-left']).toBe(String(left));
  const refused = await getOpen(test, 'prices', secret);
  expect([refused.statusCode, refused.json().msg]).toEqual([429, expect.stringContaining('自设的 2 次')]);
  // 10:00 in Shanghai.
  expect(Number(refused.headers['retry-after'])).toBe(14 * 3600);
  expect((await getOpen(test, 'prices?limit=7', other.secret)).statusCode).toBe(200);
  const use = async (id?: string) => (await test.call('openApi/getUse', id ? { id } : {}, browser)).body.data;
  const { list, today, used_today } = await keysOf(browser);
  expect(await use(key.id)).toEqual([{ day: today, requests: 2, rows: 10, refused: 1 }]);
  expect(await use()).toEqual([{ day: today, requests: 3, rows: 17, refused: 1 }]);
  expect([used_today, list.map((one) => one.used_today)]).toEqual([3, [1, 2]]);
  expect(list[1]?.last_used_at).not.toBeNull();
});

it('gives no more rows of trade per day than files would, over all keys', async () => {
  const browser = await signIn(test);
  const keys = [await newKey(test, browser), await newKey(test, browser)];
  const perDay = tradeRights.member.exports * tradeRights.member.exportRows;
  let rows = 0;
  for (let month = 1; month <= 12; month += 1) {
    const period = `2025-${String(month).padStart(2, '0')}`;
    const query = { hs: '07,08', flow: 'import,export', from: period, to: period };
    const answer = await getOpen(test, address('trade', query), keys[month % 2]?.secret);
    const { data } = answer.json();
    if (answer.statusCode === 200) rows += data.length;
    else
      expect([answer.statusCode, answer.json().msg]).toEqual([
        429,
        expect.stringContaining(`今天还可取 ${perDay - rows} 行`),
      ]);
  }
  expect(rows).toBeLessThanOrEqual(perDay);
  const [use] = (await test.call('openApi/getUse', {}, browser)).body.data as DataFor<'openApi/getUse'>;
  expect(use?.rows).toBe(rows);
  expect(use?.refused).toBeGreaterThan(0);
});

it('gives a member no key or figure of another', async () => {
  const owner = await signIn(test);
  const { key, secret } = await newKey(test, owner);
  await getOpen(test, 'prices?limit=1', secret);
  const stranger = await signIn(test);
  expect((await test.call('openApi/revokeKey', { id: key.id }, stranger)).body.code).toBe(404);
  const change = { id: key.id, name: '改名', day_limit: null };
  expect((await test.call('openApi/changeKey', change, stranger)).body.code).toBe(404);
  expect((await test.call('openApi/getUse', { id: key.id }, stranger)).body.data).toEqual([]);
  expect((await keysOf(stranger)).list).toEqual([]);
  expect((await test.call('openApi/changeKey', change, owner)).body.data).toMatchObject({ name: '改名' });
});

it('has at most so many keys in use, and no limit above that of the membership', async () => {
  const browser = await signIn(test);
  for (let made = 0; made < MAX_API_KEYS; made += 1) await newKey(test, browser);
  const more = await test.call('openApi/createKey', { name: '多一个' }, browser);
  expect([more.body.code, more.body.msg]).toEqual([409, expect.stringContaining('请先吊销')]);
  const [first] = (await keysOf(browser)).list;
  await test.call('openApi/revokeKey', { id: first?.id }, browser);
  expect((await test.call('openApi/createKey', { name: '多一个' }, browser)).body.code).toBe(1);
  const { requestsPerDay } = openApiRights.member;
  const high = await test.call(
    'openApi/changeKey',
    { id: first?.id, name: '高', day_limit: requestsPerDay + 1 },
    browser,
  );
  expect(high.body).toMatchObject({ code: 0, field: 'day_limit' });
});

it('is described by a document that lists every series with its parameters and columns', async () => {
  const { statusCode, body } = await getOpen(test, 'openapi.json');
  expect(statusCode).toBe(200);
  const { paths, security } = JSON.parse(body);
  expect(security).toEqual([{ key: [] }]);
  expect(Object.keys(paths)).toEqual(catalog.list.map(({ path }) => `/${path}`));
  for (const { path, parameters } of catalog.list) {
    const described = paths[`/${path}`].get.parameters as { name: string; description?: string; required: boolean }[];
    expect(described.map(({ name }) => name)).toEqual([...parameters, ...catalog.parameters].map(({ name }) => name));
    expect(described.filter(({ description }) => !description)).toEqual([]);
  }
});
