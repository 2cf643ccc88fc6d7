import { setTimeout as pause } from 'node:timers/promises';
import { type FakeLanguageModel, says, startFakeLanguageModel } from '@bee/testing/server/fake-language-model';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { ask, buildKnowledge, eventsOf, newChat, textOf } from './ai-test-data.ts';

/** Takes two seconds to stream, longer than the interval between saves. */
const SPEECH = '番茄均价 5.20 元/公斤[[1]]。其中乙地市场 4.10 元/公斤[[2]]。丙地市场 6.30 元/公斤[[3]]。';

describe('an answer in the making', () => {
  let model: FakeLanguageModel;
  let test: TestApp;
  let address: string;
  beforeAll(async () => {
    model = await startFakeLanguageModel();
    model.behave(says(SPEECH, { size: 4, everyMs: 120 }));
    test = await startTestApp(model.env);
    await buildKnowledge(test.database.db);
    address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    // fetch opens a spare connection after an abort.
    test.app.server.closeAllConnections();
    await test.close();
    await model.close();
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

  it('is marked as interrupted when its process is gone, keeping the partial text', async () => {
    const browser = test.newBrowser('198.51.100.77');
    const chat_id = await newChat(test, browser);
    await ask(test, browser, { chat_id, message_id: 'm1', question: '番茄' });
    await test.database.db
      .updateTable('ai_message')
      .set({ status: 'answering', text: '写到一半', beat_at: new Date(test.now().getTime() - 60_000) })
      .where('chat_id', '=', chat_id)
      .execute();
    await test.database.db.deleteFrom('ai_event').where('chat_id', '=', chat_id).execute();
    expect((await detail(browser, chat_id)).messages[0]).toMatchObject({ status: 'interrupted', text: '写到一半' });
    const { events } = await ask(test, browser, { chat_id, message_id: 'm1', question: '番茄' });
    expect(textOf(events)).toBe('写到一半');
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'interrupted', retryable: true });
    const quota = await test.call('a_i/getChatId', {}, browser);
    expect(quota.body.data).toMatchObject({ quota: { used: 0 } });
  });

  it('ends with a word of its own when its chat is deleted', async () => {
    const browser = test.newBrowser('198.51.100.78');
    const chat_id = await newChat(test, browser);
    const streaming = ask(test, browser, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    await findAnswering(chat_id);
    await test.call('a_i/saveHistory', { chat_id, action: 'delete' }, browser);
    const { events } = await streaming;
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'deleted', msg: '这个对话已被删除，回答不再继续' });
    const quota = await test.call('a_i/getChatId', {}, browser);
    expect(quota.body.data).toMatchObject({ quota: { used: 1 } });
  });

  it('takes few rows however many pieces it has', async () => {
    const sentences = Array.from({ length: 30 }, (_, no) => `第 ${no} 次报价番茄均价 5.20 元/公斤[[1]]。`);
    model.behave(says(sentences.join('')));
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    const { events } = await ask(test, browser, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    const rows = await test.database.db.selectFrom('ai_event').select('seq').where('chat_id', '=', chat_id).execute();
    const pieces = events.filter(({ type }) => type === 'delta').length;
    expect(pieces).toBeGreaterThan(10);
    expect(rows.length).toBeLessThan(events.length - pieces / 2);
  });
});
