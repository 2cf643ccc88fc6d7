import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ask, buildKnowledge, newChat, textOf } from './ai-test-data.ts';

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

describe('answers of a language model', () => {
  let test: TestApp;
  let model: Server;
  let behave: (request: IncomingMessage, response: ServerResponse, body: string) => void;
  beforeAll(async () => {
    model = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      behave(request, response, body);
    }).listen(0, '127.0.0.1');
    await once(model, 'listening');
    const { port } = model.address() as AddressInfo;
    test = await startTestApp({ AI_BASE_URL: `http://127.0.0.1:${port}/v1/`, AI_API_KEY: 'k', AI_MODEL: 'bee-1' });
    await buildKnowledge(test.database.db);
  });
  afterAll(async () => {
    await test.close();
    model.closeAllConnections();
    model.close();
  });

  const start = async () => {
    const browser = test.newBrowser();
    return { browser, chat_id: await newChat(test, browser) };
  };

  it('gets the passages with their numbers, and what it cites beyond them is taken out', async () => {
    let asked = { url: '', key: '', body: { model: '', stream: false, messages: [{ role: '', content: '' }] } };
    behave = (request, response, body) => {
      asked = { url: request.url ?? '', key: String(request.headers.authorization), body: JSON.parse(body) };
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const piece of ['番茄均价 5.20 元/公斤[', '[1', ']]，最高', ' 9.99[[8]]。']) response.write(chunk(piece));
      response.end('data: [DONE]\n\n');
    };
    const { browser, chat_id } = await start();
    const { events } = await ask(test, browser, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    expect(asked).toMatchObject({
      url: '/v1/chat/completions',
      key: 'Bearer k',
      body: { model: 'bee-1', stream: true },
    });
    expect(asked.body.messages.at(-1)?.content).toContain('[[1]] 番茄（硬果） · 甲地市场');
    expect(textOf(events)).toBe('番茄均价 5.20 元/公斤[[1]]，最高 9.99。');
    expect(events.at(-1)).toMatchObject({ type: 'done', checks: { numbers: 2, bound: 1, unbound: ['9.99'] } });
  });

  it('is cut off at the model when the reader stops', async () => {
    let closed = false;
    behave = async (_request, response) => {
      response.on('close', () => {
        closed = true;
      });
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      while (!closed) {
        response.write(chunk('番茄'));
        await pause(20);
      }
    };
    const { browser, chat_id } = await start();
    const streaming = ask(test, browser, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    let task_id: string | undefined;
    while (!task_id) {
      await pause(30);
      const row = await test.database.db
        .selectFrom('ai_message')
        .select(['task_id', 'text'])
        .where('chat_id', '=', chat_id)
        .executeTakeFirst();
      if (row?.text) task_id = row.task_id;
    }
    await test.call('a_i/stopCurl', { chat_id, message_id: 'm1', task_id }, browser);
    const { events } = await streaming;
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'stopped' });
    while (!closed) await pause(10);
  });

  it('fails with a message and gives the question back when the model does not work', async () => {
    behave = (_request, response) => response.writeHead(503).end('internal secret');
    const { browser, chat_id } = await start();
    const { events } = await ask(test, browser, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    expect(events.at(-1)).toMatchObject({
      type: 'error',
      msg: '模型服务暂时不可用（503），请稍后重试',
      retryable: true,
    });
    await pause(50);
    const { body } = await test.call('a_i/getChatId', {}, browser);
    expect(body.data).toMatchObject({ quota: { used: 0 } });
  });

  it('is not asked when nothing was found', async () => {
    let calls = 0;
    behave = (_request, response) => {
      calls += 1;
      response.end();
    };
    const { browser, chat_id } = await start();
    const { events } = await ask(test, browser, { chat_id, message_id: 'm1', question: '火星上的望远镜口径有多大？' });
    expect(textOf(events)).toContain('平台没有找到');
    expect(calls).toBe(0);
  });
});
