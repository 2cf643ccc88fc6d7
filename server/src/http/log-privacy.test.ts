import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { methodOf } from '@bee/contracts/methods';
import { type OperationId, operations } from '@bee/contracts/operations';
import { publicReads } from '@bee/contracts/public-reads';
import { type FakeGateway, GATEWAY_KEY, startFakeGateway } from '@bee/testing/server/fake-sms-gateway';
import { askToUpload, download, sendBytes } from '@bee/testing/server/files';
import { buildPaidOrder, invoiceForm } from '@bee/testing/server/invoices';
import { PASSWORD, signIn } from '@bee/testing/server/members';
import { openMemoryLog } from '@bee/testing/server/memory-log';
import { startOtlpReceiver } from '@bee/testing/server/otlp-receiver';
import { askForCode } from '@bee/testing/server/sms';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import type { FastifyInstance } from 'fastify';
import { proxyApi } from '../edge/api-proxy.ts';
import { readSettings } from '../settings.ts';
import { openTracer } from '../telemetry/open-tracer.ts';
import { buildApp } from './app.ts';

jest.setTimeout(120_000);

const MOBILE = '13912345678';
const OTHER_MOBILE = '13687654321';
const NAME = '欧阳小芳';
const EMAIL = 'ouyang@example.com';
const TITLE = '云岭蔬菜专业合作社';
const TAX_NO = '91350100M000100Y43';
const TOKEN = 'dG9rZW4tb2YtdGhlLXRlc3QtdGhhdC1uby1saW5lLWhhcw';

/** Personal data and secrets of any kind, in case the exact value was changed on its way. */
const FORBIDDEN = [
  /(?<![\da-f])1[3-9]\d{9}(?![\da-f])/,
  /[\w.-]+@[\w-]+\.[a-z]{2,}/i,
  /\?\w+=/,
  /"(?:cookie|token|authorization)"/i,
];

let dataDir: string;
let gateway: FakeGateway;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-log-'));
  gateway = await startFakeGateway();
});
afterAll(async () => {
  await gateway.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The values of the run that no line may contain. */
type Secrets = Set<string>;

const register = async (test: TestApp, secrets: Secrets) => {
  const browser = test.newBrowser();
  gateway.behave('real');
  await askForCode(test, browser, MOBILE, 'register');
  const { code } = JSON.parse(gateway.calls.at(-1)?.query.TemplateParam ?? '{}') as { code: string };
  const request = { username: MOBILE, code, password: PASSWORD, action: 'register' };
  const { body } = await test.call('user/mobileAuth', request, browser);
  expect(body.code).toBe(1);
  await test.call('user/login', { username: MOBILE, password: `${PASSWORD}x` }, browser);
  gateway.behave({ status: 502, body: '' });
  await askForCode(test, test.newBrowser(), OTHER_MOBILE, 'mobile_login');
  for (const secret of [String(body.token), ...Object.values(browser.cookies)]) secrets.add(secret);
};

const buy = async (test: TestApp, secrets: Secrets) => {
  const member = await signIn(test, { mobile: '13700001111' });
  const { id } = await buildPaidOrder(test, member.uid);
  const form = invoiceForm(id, { title: TITLE, tax_no: TAX_NO, email: EMAIL });
  expect((await test.call('order/invoiceSubmit', form, { ...member })).body.code).toBe(1);
  secrets.add(form.form_token);

  const sent = { name: `${NAME}.pdf`, bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), purpose: 'attachment' } as const;
  const { upload_url } = (await askToUpload(test, member, sent)).body.data as { upload_url: string };
  const { data } = (await sendBytes(test, member, upload_url, sent.bytes)).json();
  const { url } = (await test.call('file/getFileToken', { fid: data.fid }, member)).body.data as { url: string };
  expect((await download(test, member, url)).statusCode).toBe(200);
  secrets.add(upload_url.split('/').at(-1) ?? '').add(new URL(url, 'http://x').searchParams.get('token') ?? '');
};

const PERSONAL = { username: MOBILE, mobile: MOBILE, tel: MOBILE, contact: NAME, name: NAME, q: NAME, title: TITLE };
const REQUEST = { ...PERSONAL, keyword: MOBILE, email: EMAIL, tax_no: TAX_NO, token: TOKEN, content: NAME, id: '1' };
const HEADERS = {
  token: TOKEN,
  authorization: `Bearer ${TOKEN}`,
  cookie: `token=${TOKEN}; sid=${TOKEN}`,
  referer: `http://localhost/home/search?keyword=${encodeURIComponent(NAME)}&mobile=${MOBILE}`,
  'user-agent': `test of ${EMAIL}`,
};

const callEverything = async (app: FastifyInstance) => {
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const query = new URLSearchParams(REQUEST);
  const call = async (url: string, init: RequestInit = {}, headers = {}) =>
    (await fetch(base + url, { ...init, headers: { ...HEADERS, ...headers } })).arrayBuffer();
  const json = { 'content-type': 'application/json' };
  for (const id of Object.keys(operations) as OperationId[]) {
    if (publicReads.includes(id)) await call(`/api/${id}?q=${encodeURIComponent(JSON.stringify(REQUEST))}`);
    if (methodOf(id) === 'GET') await call(`/api/${id}?${query}`);
    else await call(`/api/${id}?${query}`, { method: 'POST', body: JSON.stringify(REQUEST) }, json);
  }
  const name = encodeURIComponent(NAME);
  for (const url of [`/api/file/upload/${TOKEN}`, `/api/file/download?token=${TOKEN}`, `/api/no/${MOBILE}`])
    await call(url);
  for (const url of [`/home/search/keyword/${name}?p=${MOBILE}`, `/${MOBILE}`, `/%E5?mobile=${MOBILE}`])
    await call(url);
};

const breakDown = async (test: TestApp) => {
  const feedback = { contact: NAME, tel: MOBILE, content: `请回电 ${MOBILE}，${EMAIL}` };
  expect((await test.call('user/feedback', feedback)).body.code).toBe(1);
  await test.database.pool.query('alter table feedback rename to feedback_away');
  expect((await test.call('user/feedback', feedback, test.newBrowser('198.51.100.9'))).body.code).toBe(500);
};

const startEdge = (log: ReturnType<typeof openMemoryLog>['log'], level: string) =>
  buildApp(
    {
      settings: readSettings({ LOG_LEVEL: level }, '/', () => 'a secret of this test'),
      log,
      composition: () => 'test-7',
      isReady: () => true,
    },
    proxyApi('http://127.0.0.1:1'),
  );

describe.each(['info', 'debug'])('the log at level %s, and the traces', (level) => {
  it('contain no phone number, name, e-mail, token, cookie or query of any call', async () => {
    const { log, lines, records } = openMemoryLog(level);
    const sms = { ALIYUN_SMS_KEY_ID: GATEWAY_KEY.id, ALIYUN_SMS_KEY_SECRET: GATEWAY_KEY.secret };
    const text = { ALIYUN_SMS_SIGN_NAME: '农小蜂', ALIYUN_SMS_TEMPLATE: 'SMS_1', ALIYUN_SMS_URL: gateway.url };
    const env = { LOG_LEVEL: level, DATA_DIR: dataDir, ...sms, ...text };
    const collector = await startOtlpReceiver();
    const settings = { traces: { endpoint: collector.url, ratio: 1 }, role: 'api', internalSecret: TOKEN } as const;
    const traces = await openTracer(settings, () => undefined);
    if (!traces) throw new Error('no tracer');
    const test = await startTestApp(env, undefined, { log, tracer: traces.tracer });
    const edge = await startEdge(log, level);
    const secrets: Secrets = new Set([NAME, encodeURIComponent(NAME), TITLE, TAX_NO, TOKEN, PASSWORD]);
    await register(test, secrets);
    await buy(test, secrets);
    await callEverything(test.app);
    await callEverything(edge);
    await breakDown(test);
    await edge.close();
    await test.close();
    await traces.close();
    collector.close();

    const logged = records();
    expect(logged.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(2 * Object.keys(operations).length);
    expect(logged.filter(({ msg }) => msg === 'request failed').length).toBeGreaterThan(0);
    expect(logged.find(({ route }) => route === '/api/order/invoiceSubmit')).toMatchObject({ member: true, code: 1 });
    expect(logged.find(({ route }) => route === '/api/user/feedback')).toMatchObject({ member: false });
    expect(logged.some(({ msg, status }) => msg === 'outgoing call' && status === 502)).toBe(true);
    expect(secrets.has('')).toBe(false);
    expect(collector.spans.filter(({ kind }) => kind === 'server').length).toBeGreaterThan(
      Object.keys(operations).length,
    );
    expect(collector.spans.some(({ name }) => name === `POST ${new URL(gateway.url).host}`)).toBe(true);
    expect(collector.spans.some(({ name }) => name === 'INSERT')).toBe(true);
    const sent = [...lines, ...collector.spans.map((span) => JSON.stringify(span))];
    for (const secret of secrets) expect(sent.filter((line) => line.includes(secret))).toEqual([]);
    for (const pattern of FORBIDDEN) expect(sent.filter((line) => pattern.test(line))).toEqual([]);
  });
});
