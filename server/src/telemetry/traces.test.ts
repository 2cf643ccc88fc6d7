import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Composer } from '@bee/releases/compose/composer';
import { openEdgeApp } from '@bee/testing/server/edge-app';
import { openMemoryLog } from '@bee/testing/server/memory-log';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '@bee/testing/server/otlp-receiver';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { carryOutRequests } from '../composer/carry-out.ts';
import { proxyApi } from '../edge/api-proxy.ts';
import { buildApp } from '../http/app.ts';
import { createOutgoing } from '../http/outgoing.ts';
import { newRequestId } from '../http/request-id.ts';
import { createBoss } from '../jobs/boss.ts';
import { defineJob } from '../jobs/job.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { readSettings, type Settings } from '../settings.ts';
import { runActivity } from './activity.ts';
import { type OpenTracer, openTracer } from './open-tracer.ts';

const SECRET = 'a secret of this test run';
const VISITOR_ID = '0123456789abcdef0123456789abcdef';

/** A remote whose page reads the list of news. */
const REMOTE = `exports.renderPage = async (_address, { transport, onLoaded }) => {
  const payload = { type: 'industry_news' };
  const { body } = await transport({ method: 'POST', path: '/api/article/getNewsList', payload, headers: {} });
  onLoaded();
  return { status: 200, html: '<p>' + body.code + '</p>', head: null, data: null };
};`;

let receiver: OtlpReceiver;
let test: TestApp;
let edge: FastifyInstance;
const tracers: OpenTracer[] = [];
const ends: (() => unknown)[] = [];
const { log, records } = openMemoryLog('debug');

const open = async (role: Settings['role'], ratio = 1, secret = SECRET): Promise<OpenTracer['tracer']> => {
  const traces = { endpoint: receiver.url, ratio };
  const opened = await openTracer({ traces, role, internalSecret: secret }, () => undefined);
  if (!opened) throw new Error('no tracer');
  tracers.push(opened);
  return opened.tracer;
};

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  test = await startTestApp({ LOG_LEVEL: 'info' }, undefined, { log, tracer: await open('api') });
  ends.push(() => test.close());
  test.app.get('/broken', async () => {
    throw new TypeError('a phone: 13912345678');
  });
  test.app.get('/statement', () => sql`select 1 / ${0}::int as quotient`.execute(test.database.db));
  const apiUrl = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const site = { log, tracer: await open('edge') };
  const opened = await openEdgeApp({
    apiUrl,
    remote: REMOTE,
    env: { LOG_LEVEL: 'info' },
    site,
    addApi: proxyApi(apiUrl),
  });
  ends.push(opened.close);
  edge = opened.app;
});

afterAll(async () => {
  for (const end of ends.reverse()) await end();
  for (const { close } of tracers) await close();
  receiver?.close();
});

/** Spans of a trace, once so many that began a process's part have arrived: they end last. */
const traceOf = async (requestId: unknown, firsts = 1): Promise<ReceivedSpan[]> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    for (const { flush } of tracers) await flush();
    const spans = receiver.spans.filter(({ traceId }) => traceId === requestId);
    if (spans.filter(({ kind, parentSpanId }) => kind === 'server' || !parentSpanId).length >= firsts) return spans;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`no such trace among ${JSON.stringify(receiver.spans)}`);
};

const called = (spans: ReceivedSpan[], name: string): ReceivedSpan => {
  const [span, ...more] = spans.filter((one) => one.name === name);
  if (!span || more.length > 0) throw new Error(`${1 + more.length} of ${name}: ${spans.map((one) => one.name)}`);
  return span;
};

jest.setTimeout(60_000);

it('a page is one trace: edge, render worker, api and statements, each the child of its caller', async () => {
  const traceparent = `00-${VISITOR_ID}-00f067aa0ba902b7-01`;
  const answer = await edge.inject({ url: '/a?keyword=13912345678', headers: { traceparent } });
  expect(answer.body).toContain('<p>1</p>');
  expect(answer.headers['x-request-id']).toBe(VISITOR_ID);
  const spans = await traceOf(VISITOR_ID, 2);
  const page = called(spans, 'GET page:a');
  const render = called(spans, 'render page');
  const call = called(spans, 'GET /api/article/getNewsList');
  expect(page).toMatchObject({ service: 'bee-edge', kind: 'server', parentSpanId: undefined, failed: false });
  expect(page.attributes).toMatchObject({ 'http.route': 'page:a', 'http.response.status_code': 200 });
  expect(render).toMatchObject({ parentSpanId: page.spanId, attributes: { 'bee.remote': 'mf-a' } });
  expect(call).toMatchObject({ service: 'bee-api', parentSpanId: render.spanId, attributes: { 'bee.code': 1 } });
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(statement).toMatchObject({ kind: 'client', parentSpanId: call.spanId });
  expect(statements.map(({ attributes }) => attributes['db.query.text']).join()).toContain('from article');
  expect(new Set(records().flatMap(({ requestId, route }) => (requestId === VISITOR_ID ? [route] : [])))).toEqual(
    new Set(['page:a', '/api/article/getNewsList']),
  );
});

it('a call of a browser passes the edge as one trace', async () => {
  const answer = await edge.inject({
    method: 'POST',
    url: '/api/article/getNewsList',
    payload: { type: 'policy_repository' },
  });
  const id = answer.headers['x-request-id'];
  const spans = await traceOf(id, 2);
  const first = spans.find(({ service }) => service === 'bee-edge');
  const second = spans.find(({ service, kind }) => service === 'bee-api' && kind === 'server');
  expect(first?.parentSpanId).toBeUndefined();
  expect(second?.parentSpanId).toBe(first?.spanId);
});

it('a failure has one id in answer, trace and log, and only its type in the trace', async () => {
  const answer = await test.app.inject('/broken');
  const id = String(answer.headers['x-request-id']);
  expect(answer.json().msg).toContain(id);
  const span = called(await traceOf(id), 'GET /broken');
  expect(span).toMatchObject({ failed: true, attributes: { 'error.type': '500', 'bee.code': 500 } });
  const line = records().find(({ requestId, err }) => requestId === id && err);
  expect(line).toMatchObject({
    route: '/broken',
    err: { type: 'TypeError', stack: expect.stringContaining('traces.test') },
  });
});

it('a statement that fails is named in the log and marked in the trace, without its values', async () => {
  const id = String((await test.app.inject('/statement')).headers['x-request-id']);
  const spans = await traceOf(id);
  const text = 'select 1 / $1::int as quotient';
  expect(called(spans, 'SELECT')).toMatchObject({
    failed: true,
    attributes: { 'db.query.text': text, 'error.type': expect.stringContaining('22012') },
  });
  expect(records().find(({ requestId, err }) => requestId === id && err)).toMatchObject({ err: { statement: text } });
});

it('a job run is a trace with its statements, and its log lines have its id', async () => {
  const db = test.database.db;
  const boss = createBoss(db, { supervise: false });
  await boss.start();
  const name = 'test.traced';
  await boss.createQueue(name, { name, policy: 'short', retryLimit: 0, expireInSeconds: 60 });
  const run = async () => {
    await sql`select 42 as answer`.execute(db);
    log.warn('from the job');
    throw new Error('it failed');
  };
  const runner = createJobRunner({
    ...{ boss, jobs: [defineJob({ name, everySeconds: 60, run })], deps: { ...test, db } as never },
    onEnd: async () => undefined,
    report: () => undefined,
    tracer: await open('api'),
  });
  await (await runner.startDue())();
  await runner.stop();
  const line = records().find(({ msg }) => msg === 'from the job');
  expect(line).toMatchObject({ job: name, requestId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const spans = await traceOf(line?.requestId);
  const root = called(spans, `job ${name}`);
  expect(root).toMatchObject({ kind: 'internal', parentSpanId: undefined, failed: true });
  const answer = spans.find(({ attributes }) => attributes['db.query.text'] === 'select 42 as answer');
  expect(answer?.parentSpanId).toBe(root.spanId);
});

it('the change of an operator is one trace: the call, and the work of the composer', async () => {
  const { db } = test.database;
  const [requestId, now] = [newRequestId(), new Date()];
  const row = { change: '{}', uid: 7, name: '蜂巢', created_at: now, request_id: requestId };
  await db.insertInto('compose_request').values(row).execute();
  await carryOutRequests({ db, composer: {} as Composer, now, tracer: await open('composer') });
  const spans = await traceOf(requestId);
  const work = called(spans, 'job composer.change');
  expect(work).toMatchObject({ service: 'bee-composer', kind: 'internal', failed: false });
  expect(called(spans, 'UPDATE').parentSpanId).toBe(work.spanId);
});

it('a call to another machine is a span that the machine is given as parent', async () => {
  const seen: unknown[] = [];
  const other = createServer(({ headers }, response) => {
    seen.push(headers.traceparent);
    response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const base = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const outgoing = createOutgoing([base], log);
  const requestId = newRequestId();
  const tracer = await open('api');
  const root = tracer.root({ requestId }, 'a request', 'SERVER');
  const call = () => outgoing(`${base}/v3/pay/out-trade-no/2026030412345?mchid=1`);
  await runActivity({ requestId, fields: () => ({}), span: root }, call);
  await runActivity({ requestId, fields: () => ({}) }, call);
  await call();
  other.close();
  root?.end();
  const spans = await traceOf(requestId);
  const span = called(spans, `GET ${new URL(base).host}`);
  expect(span).toMatchObject({ kind: 'client', parentSpanId: root?.id });
  expect(span.attributes).toMatchObject({ 'url.template': '/v3/pay/out-trade-no/*', 'http.response.status_code': 503 });
  // Calls that are not recorded tell other machines nothing.
  expect(seen).toEqual([`00-${requestId}-${span.spanId}-01`, undefined, undefined]);
  expect(records().filter((line) => line.msg === 'outgoing call' && line.requestId === requestId)).toHaveLength(2);
});

describe('sampling', () => {
  const ids = Array.from({ length: 4000 }, newRequestId);
  const chosen = async (ratio: number, secret = SECRET) => {
    const tracer = await open('api', ratio, secret);
    return ids.filter((requestId) => tracer.root({ requestId }, 'x', 'SERVER'));
  };

  it('records the configured part, the same traces in every process', async () => {
    const some = await chosen(0.1);
    expect(some.length).toBeGreaterThan(300);
    expect(some.length).toBeLessThan(500);
    expect(await chosen(0.1)).toEqual(some);
  });

  it('cannot be predicted without the secret', async () => {
    expect(await chosen(0.1, 'another secret of the test')).not.toEqual(await chosen(0.1));
  });

  it('is not forced by the flag of a caller', async () => {
    const tracer = await open('api', 1e-9);
    const settings = readSettings({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' }, '/', () => SECRET);
    const app = await buildApp({ settings, tracer, composition: () => '', isReady: () => true }, async () => undefined);
    const before = receiver.spans.length;
    const answer = await app.inject({
      url: '/livez',
      headers: { traceparent: `00-${newRequestId()}-00f067aa0ba902b7-01` },
    });
    await app.close();
    await tracers.at(-1)?.flush();
    expect(answer.statusCode).toBe(200);
    expect(receiver.spans.length).toBe(before);
  });

  it.each([null, { endpoint: 'http://127.0.0.1:1', ratio: 0 }])(
    'off: with settings %j nothing is opened',
    async (traces) => {
      expect(await openTracer({ traces, role: 'api', internalSecret: SECRET }, () => undefined)).toBeNull();
    },
  );
});

it('a collector that fails is reported once, and when it is back', async () => {
  const lines: string[] = [];
  const traces = { endpoint: receiver.url, ratio: 1 };
  const opened = await openTracer({ traces, role: 'api', internalSecret: SECRET }, (line) => lines.push(line));
  for (const status of [400, 400, 200, 200]) {
    receiver.answerWith(status);
    opened?.tracer.root({ requestId: newRequestId() }, 'x', 'SERVER')?.end();
    await opened?.flush().catch(() => undefined);
  }
  await opened?.close();
  expect(lines).toEqual(['追踪没有送达收集器，期间的都丢弃；不再逐次报告', '追踪的收集器已恢复']);
});
