import { findOperation, type OperationId } from '@bee/contracts/operations';
import { compiledApi, describedApi } from '@bee/releases/gate/running-api';
import { dataGap, requestGap } from '@bee/releases/gate/schema/sent-and-read';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { INTERNAL_HEADER, signInternal } from './internal-signature.ts';

const METRICS_TOKEN = 'f3a1c2c7d6b54e98';
const SECRET = 'a secret of this test run';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ METRICS_TOKEN });
});
afterAll(() => test.close());

const describedTo = async (headers: Record<string, string>, cookies: Record<string, string> = {}) =>
  (await test.app.inject({ url: '/api/openapi.json', headers, cookies })).json();

it.each([
  ['this machine', {}],
  ['a monitor with the token', { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${METRICS_TOKEN}` }],
  ['the site itself', { 'x-forwarded-for': '203.0.113.9', [INTERNAL_HEADER]: signInternal(SECRET, Date.now()) }],
])('describes operators’ operations to %s', async (_name, headers) => {
  expect(Object.keys((await describedTo(headers)).paths)).toContain('/api/ops/getComposition');
});

it.each([
  ['a visitor', {}],
  ['a wrong token', { authorization: `Bearer ${METRICS_TOKEN}x` }],
  ['a made-up signature', { [INTERNAL_HEADER]: signInternal('another secret', Date.now()) }],
])('keeps operators’ operations from %s, and says so', async (_name, headers) => {
  const described = await describedTo({ 'x-forwarded-for': '203.0.113.9', ...headers });
  const ids = Object.keys(described.paths).map((path) => path.slice('/api/'.length));
  expect(ids).toContain('article/detail');
  expect(ids.filter((id) => findOperation(id as OperationId).access === 'operator')).toEqual([]);
  // The gate of another machine takes them from its own copy of the contracts, so none are missing.
  expect([...describedApi(described).keys()]).toEqual(expect.arrayContaining(['article/detail', 'ops/getComposition']));
});

it('describes operators’ operations to an operator, and not to a member', async () => {
  const [operator, member] = [await signIn(test, { operator: true }), await signIn(test)];
  const seen = async ({ token, cookies }: Browser) =>
    '/api/ops/getComposition' in (await describedTo({ 'x-forwarded-for': '203.0.113.9', token }, cookies)).paths;
  expect([await seen(operator), await seen(member)]).toEqual([true, false]);
});

it.each([
  ['this machine', {}, 200],
  ['a monitor with the token', { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${METRICS_TOKEN}` }, 200],
  ['a visitor', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ['a visitor of a proxy that names nobody', { host: 'www.example.com' }, 404],
  ['a wrong token', { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer 0' }, 404],
])('answers /metrics to %s: %j → %d', async (_name, headers, status) => {
  expect((await test.app.inject({ url: '/metrics', headers })).statusCode).toBe(status);
});

it('describes the cacheable form of public reads, next to the operation itself', async () => {
  const { paths } = await describedTo({});
  const list = paths['/api/food/getList'];
  const post = '#/paths/~1api~1food~1getList/post';
  expect(list.get.parameters[0].content['application/json'].schema.$ref).toBe(
    `${post}/requestBody/content/application~1json/schema`,
  );
  expect(list.post.requestBody.content['application/json'].schema.properties).toHaveProperty('cols');
  expect(list.get.responses['200'].$ref).toBe(`${post}/responses/200`);
  const names = (id: string) => paths[`/api/${id}`].get.parameters.map(({ name }: { name: string }) => name);
  expect(names('article/detail')).toEqual(['id', 'cmp', 'tag_id', 'q']);
  expect(names('base/getClientIp')).toEqual([]);
  expect(paths['/api/article/search']).not.toHaveProperty('get');
});

it('says of every operation what the gate of a composition reads', async () => {
  const running = describedApi((await test.app.inject({ url: '/api/openapi.json' })).json());
  const compiled = compiledApi();
  const unlike = [...running].flatMap(([id, { method, request, data }]) => {
    const own = compiled.get(id);
    const fits =
      own?.method === method &&
      !requestGap(own.request, request) &&
      (own.data === null ? data === null : data !== null && !dataGap(data, own.data) && !dataGap(own.data, data));
    return fits ? [] : [id];
  });
  expect(unlike).toEqual([]);
  expect(running.size).toBeGreaterThan(200);
});
