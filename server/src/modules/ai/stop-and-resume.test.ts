import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '../../testing/test-app.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ask, buildKnowledge, eventsOf, newChat, textOf } from './ai-test-data.ts';

describe('an answer in the making', () => {
  let test: TestApp;
  let address: string;
  beforeAll(async () => {
    test = await startTestApp();
    await buildKnowledge(test.database.db);
    address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => {
    // fetch opens a spare connection after an abort.
    test.app.server.closeAllConnections();
    return test.close();
  });

  const findAnswering = async (chat_id: string) => {
    for (;;) {
      const row = await test.database.db
        .selectFrom('ai_message')
        .select(['id', 'task_id', 'status', 'text'])
        .where('chat_id', '=', chat_id)
        .executeTakeFirst();
      if (row && (row.text || row.status !== 'answering')) return row;
      await pause(20);
    }
  };

  const detail = async (browser: Browser, chat_id: string) => {
    const { body } = await test.call('a_i/getHistoryDetail', { chat_id }, browser);
    return body.data as { messages: { status: string; text: string }[] };
  };

  it('ends on the server when it is stopped, and keeps what was written', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    const streaming = ask(test, browser, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    const { task_id } = await findAnswering(chat_id);
    const stopped = await test.call('a_i/stopCurl', { chat_id, message_id: 'm1', task_id }, browser);
    expect(stopped.body.data).toMatchObject({ status: 'stopped' });
    const { events } = await streaming;
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'stopped' });
    const { messages } = await detail(browser, chat_id);
    expect(messages[0]).toMatchObject({ status: 'stopped', text: textOf(events) });
    expect((stopped.body.data as { kept_chars: number }).kept_chars).toBe(textOf(events).length);
    await pause(400);
    expect((await detail(browser, chat_id)).messages[0]?.text).toBe(textOf(events));
  });

  it('cannot be stopped twice, nor with a foreign task', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    await ask(test, browser, { chat_id, message_id: 'm1', question: '番茄' });
    const { task_id } = await findAnswering(chat_id);
    expect((await test.call('a_i/stopCurl', { chat_id, message_id: 'm1', task_id }, browser)).body.code).toBe(409);
    expect((await test.call('a_i/stopCurl', { chat_id, message_id: 'm1', task_id: 'x' }, browser)).body.code).toBe(404);
  });

  it('goes on when its reader leaves, and is read on from the last event', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    const question = { chat_id, message_id: 'm1', question: '番茄多少钱？' };
    const leaving = new AbortController();
    const response = await fetch(`${address}/api/a_i/getAnswer`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: Object.entries(browser.cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
      },
      body: JSON.stringify(question),
      signal: leaving.signal,
    });
    const first = await response.body?.getReader().read();
    const seen = eventsOf(new TextDecoder().decode(first?.value));
    leaving.abort();
    const last_seq = seen.at(-1)?.seq ?? 0;
    const { events } = await ask(test, browser, { ...question, last_seq });
    expect(events[0]?.seq).toBe(last_seq + 1);
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'completed' });
    const { messages } = await detail(browser, chat_id);
    expect(messages[0]?.text).toBe(textOf([...seen, ...events]));
  });

  it('allows one answer at a time in a chat', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    const streaming = ask(test, browser, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    await findAnswering(chat_id);
    const second = await ask(test, browser, { chat_id, message_id: 'm2', question: '番茄' });
    expect(second.failure).toMatchObject({ code: 409 });
    await streaming;
  });

  it('fails when its process is gone, keeping the partial text', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    await ask(test, browser, { chat_id, message_id: 'm1', question: '番茄' });
    await test.database.db
      .updateTable('ai_message')
      .set({ status: 'answering', text: '写到一半', beat_at: new Date(test.now().getTime() - 60_000) })
      .where('chat_id', '=', chat_id)
      .execute();
    expect((await detail(browser, chat_id)).messages[0]).toMatchObject({ status: 'error', text: '写到一半' });
  });
});
