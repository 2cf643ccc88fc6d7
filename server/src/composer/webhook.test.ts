import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { createOutgoing } from '../http/outgoing.ts';
import type { WebhookSettings } from '../settings/release-settings.ts';
import { openMessages } from './messages.ts';
import { sendMessages } from './send-messages.ts';

type Call = { url: URL; headers: Record<string, unknown>; body: string };

const START = new Date('2026-07-26T02:00:00.000Z');
const calls: Call[] = [];
let answer = { status: 200, body: '{"errcode":0}' };
let server: Server;
let url: string;
let database: ServerTestDatabase;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ url: new URL(request.url ?? '', url), headers: request.headers, body });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=HIDDEN`;
  database = await openTestDatabase();
});
afterAll(async () => {
  server?.close();
  await database?.close();
});
beforeEach(async () => {
  calls.length = 0;
  answer = { status: 200, body: '{"errcode":0}' };
  await database.db.deleteFrom('ops_message').execute();
});

const webhookOf = (format: WebhookSettings['format'], secret = 'shared secret'): WebhookSettings => ({
  url,
  secret,
  format,
});
const later = (ms: number) => new Date(START.getTime() + ms);
const notify = () =>
  openMessages(database.db, true).notify(
    { kind: 'composition', title: '自动撤下故障版本：mf-ai', lines: ['原因：100 % 失败'], sequence: 13 },
    START,
  );
const send = (webhook: WebhookSettings, now = START) =>
  sendMessages({ db: database.db, outgoing: createOutgoing([url]), webhook, now });
const message = () => database.db.selectFrom('ops_message').selectAll().executeTakeFirstOrThrow();

describe('a message to operators', () => {
  it('arrives once, signed over time and body', async () => {
    await notify();
    expect(await send(webhookOf('json'))).toBe(1);
    expect(await send(webhookOf('json'), later(60_000))).toBe(0);
    const [call] = calls;
    const [, seconds = '', given] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(call?.headers['x-bee-signature'])) ?? [];
    expect(given).toBe(createHmac('sha256', 'shared secret').update(`${seconds}.${call?.body}`).digest('hex'));
    expect(Number(seconds)).toBe(START.getTime() / 1000);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      kind: 'composition',
      title: expect.any(String),
      sequence: 13,
    });
    expect(await message()).toMatchObject({ next_try_at: null, failure: '', tries: 1 });
  });

  it.each<[WebhookSettings['format'], object]>([
    ['wecom', { msgtype: 'text', text: { content: '【农小蜂】自动撤下故障版本：mf-ai\n原因：100 % 失败' } }],
    ['dingtalk', { msgtype: 'text', text: { content: expect.stringContaining('100 % 失败') } }],
    ['feishu', { msg_type: 'text', timestamp: '1785031200', content: { text: expect.stringContaining('mf-ai') } }],
  ])('speaks as the robots of %s want it', async (format, body) => {
    await notify();
    await send(webhookOf(format));
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject(body);
  });

  it.each<[WebhookSettings['format'], number]>([
    ['wecom', 2048],
    ['dingtalk', 20_000],
    ['feishu', 20_000],
  ])('is cut between characters where it is too long for %s, and says where the rest is', async (format, limit) => {
    const lines = ['原因：灰', ...Array.from({ length: 600 }, (_, index) => `边缘 ${index} 拒绝了𠮷文件 ask/ask.js`)];
    for (const shift of ['', 'a', 'bb', 'ccc']) {
      const alarm = { kind: 'alarm' as const, title: `${shift}异常`, lines };
      await openMessages(database.db, true).notify(alarm, START);
      await send(webhookOf(format));
      await database.db.deleteFrom('ops_message').execute();
      const { body = '' } = calls.at(-1) ?? {};
      const { text, content } = JSON.parse(body) as { text?: { content: string }; content?: { text: string } };
      const said = text?.content ?? content?.text ?? '';
      const size = Buffer.byteLength(format === 'wecom' ? said : body);
      expect(size).toBeLessThanOrEqual(limit);
      expect(size).toBeGreaterThan(limit * 0.85);
      const [kept = '', ...ending] = said.split('\n…');
      expect(ending).toEqual(['（太长，其余见 /ops）']);
      expect([`【农小蜂】${shift}异常`, ...lines].join('\n').startsWith(kept)).toBe(true);
    }
  });

  it('is signed as DingTalk and Feishu check it', async () => {
    await notify();
    await send(webhookOf('dingtalk'));
    const { searchParams } = calls[0]?.url ?? new URL(url);
    const time = searchParams.get('timestamp');
    const expected = createHmac('sha256', 'shared secret').update(`${time}\nshared secret`).digest('base64');
    expect([time, searchParams.get('sign'), searchParams.get('key')]).toEqual([
      String(START.getTime()),
      expected,
      'HIDDEN',
    ]);
    await database.db.deleteFrom('ops_message').execute();
    await notify();
    await send(webhookOf('feishu'));
    const { sign, timestamp } = JSON.parse(calls[1]?.body ?? '');
    expect(sign).toBe(createHmac('sha256', `${timestamp}\nshared secret`).digest('base64'));
  });

  it.each([
    ['a failure of the receiver', 'json', { status: 500, body: '' }, '接收方回答 500'],
    ['a robot that says no with 200', 'wecom', { status: 200, body: '{"errcode":93000,"errmsg":"bad"}' }, '93000 bad'],
    ['a page in place of an answer', 'feishu', { status: 200, body: '<html>' }, '接收方的回答不是 JSON'],
  ] as const)('is sent again after %s, later and later', async (_what, format, failing, failure) => {
    await notify();
    answer = failing;
    const webhook = webhookOf(format);
    await send(webhook);
    expect(await message()).toMatchObject({ tries: 1, failure, sent_at: null });
    await send(webhook, later(9000));
    expect(calls).toHaveLength(1);
    await send(webhook, later(10_000));
    await send(webhook, later(39_000));
    expect(calls).toHaveLength(2);
    answer = { status: 200, body: '{"code":0}' };
    expect(await send(webhook, later(40_000))).toBe(1);
  });

  it('is given up after a day, and the address is told to nobody', async () => {
    await notify();
    const gone = { ...webhookOf('json'), url: 'http://127.0.0.1:1/hook?key=HIDDEN' };
    const outgoing = createOutgoing([gone.url]);
    const sendTo = (now: Date) => sendMessages({ db: database.db, outgoing, webhook: gone, now });
    await sendTo(START);
    expect((await message()).next_try_at).not.toBeNull();
    await sendTo(later(25 * 3_600_000));
    const { next_try_at, failure } = await message();
    expect(next_try_at).toBeNull();
    expect(failure).toMatch(/外部服务/);
    expect(failure).not.toContain('HIDDEN');
  });

  it('about the same alarm is one an hour, about the same change one for ever', async () => {
    const messages = openMessages(database.db, true);
    const warn = (now: Date) => messages.warn('mf-ai@a2', '异常', [], now);
    expect([await warn(START), await warn(later(3_599_000)), await warn(later(3_601_000))]).toEqual([
      true,
      false,
      true,
    ]);
    expect([await notify(), await notify()]).toEqual([true, false]);
  });
});
