import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerEvent } from '@bee/contracts/resource/ai';
import {
  type FakeLanguageModel,
  says,
  stallsAfter,
  startFakeLanguageModel,
} from '@bee/testing/server/fake-language-model';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { findProjectRoot } from '../../project.ts';
import { ask, buildKnowledge, eventsOf, newChat, textOf } from './ai-test-data.ts';
import { closeAbandoned } from './jobs/close-abandoned.ts';

const GOOD = '番茄均价 5.20 元/公斤[[1]]。';
const QUESTION = '番茄多少钱？';

describe('answers of several processes', () => {
  let model: FakeLanguageModel;
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    model = await startFakeLanguageModel();
    one = await startTestApp(model.env);
    await buildKnowledge(one.database.db);
    other = await startTestApp(model.env, async () => ({ ...one.database, close: async () => undefined }));
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await model.close();
  });

  const messageOf = (chat_id: string) =>
    one.database.db
      .selectFrom('ai_message')
      .select(['task_id', 'text', 'status'])
      .where('chat_id', '=', chat_id)
      .executeTakeFirst();
  const untilText = async (chat_id: string) => {
    for (;;) {
      const row = await messageOf(chat_id);
      if (row?.text) return row;
      await pause(20);
    }
  };
  const usedBy = async (browser: Browser) => {
    const { body } = await one.call('a_i/getChatId', {}, browser);
    return (body.data as { quota: { used: number } }).quota.used;
  };
  const begin = async (ip: string, writer = one) => {
    const browser = one.newBrowser(ip);
    const question = { chat_id: await newChat(one, browser), message_id: 'm1', question: QUESTION };
    return { browser, question, streaming: ask(writer, browser, question) };
  };

  it('are stopped from the other within a second, with all that was written, also while the model is silent', async () => {
    model.behave(stallsAfter(`${GOOD}其中`));
    const { browser, question, streaming } = await begin('198.51.100.1');
    const { task_id } = await untilText(question.chat_id);
    const watching = ask(other, browser, question);
    const since = performance.now();
    const stopped = await other.call('a_i/stopCurl', { ...question, task_id }, browser);
    const { events } = await streaming;
    expect(performance.now() - since).toBeLessThan(1000);
    expect(stopped.body.data).toEqual({ status: 'stopped', kept_chars: GOOD.length });
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'stopped' });
    expect((await watching).events).toEqual(events);
    expect(await usedBy(browser)).toBe(1);
  });

  it('are read alike on both, and resumed on the other from any event', async () => {
    model.behave(says(`${GOOD}其中乙地市场 4.10 元/公斤[[2]]。丙地市场 6.30 元/公斤[[3]]。`, { size: 4, everyMs: 30 }));
    const { browser, question, streaming } = await begin('198.51.100.2');
    await untilText(question.chat_id);
    const [{ events: here }, { events: there }] = await Promise.all([streaming, ask(other, browser, question)]);
    expect(there).toEqual(here);
    for (const { seq } of here.slice(0, -1))
      expect((await ask(other, browser, { ...question, last_seq: seq })).events).toEqual(here.slice(seq));
  });

  it('are one when they are asked for twice at once', async () => {
    model.behave(says(GOOD));
    const before = model.calls.length;
    const browser = one.newBrowser('198.51.100.3');
    const question = { chat_id: await newChat(one, browser), message_id: 'm1', question: QUESTION };
    const twins = await Promise.all([one, other, one, other].map((app) => ask(app, browser, question)));
    for (const { events } of twins) expect(events).toEqual(twins[0]?.events);
    expect(model.calls.length - before).toBe(1);
    expect(await usedBy(browser)).toBe(1);
  });

  it('are one at a time in a chat, whoever is asked', async () => {
    model.behave(says(GOOD, { size: 4, everyMs: 20 }));
    const browser = one.newBrowser('198.51.100.4');
    const chat_id = await newChat(one, browser);
    const asked = await Promise.all(
      [one, other, one].map((app, no) => ask(app, browser, { chat_id, message_id: `m${no}`, question: QUESTION })),
    );
    const refused = asked.filter(({ failure }) => failure);
    expect(refused).toHaveLength(2);
    for (const { failure } of refused)
      expect(failure).toMatchObject({ code: 409, msg: '上一个问题还在回答，请等待或先停止' });
    expect(await usedBy(browser)).toBe(1);
  });

  it('end for readers of both when their chat is deleted through the other', async () => {
    model.behave(stallsAfter(`${GOOD}其中`));
    const { browser, question, streaming } = await begin('198.51.100.5');
    await untilText(question.chat_id);
    const watching = ask(other, browser, question);
    await pause(100);
    await other.call('a_i/saveHistory', { chat_id: question.chat_id, action: 'delete' }, browser);
    const end = { type: 'error', code: 'deleted', msg: '这个对话已被删除，回答不再继续', retryable: false };
    expect((await streaming).events.at(-1)).toMatchObject(end);
    expect((await watching).events.at(-1)).toMatchObject(end);
  });

  it('are finished when their process ends in time, else marked as interrupted at once', async () => {
    model.behave(stallsAfter(`${GOOD}其中`));
    const third = await startTestApp(model.env, async () => ({ ...one.database, close: async () => undefined }));
    const { browser, question, streaming } = await begin('198.51.100.6', third);
    await untilText(question.chat_id);
    model.behave(says(GOOD, { size: 4, everyMs: 50 }));
    const short = await begin('198.51.100.7', third);
    await pause(200);
    await third.close();
    expect((await short.streaming).events.at(-1)).toMatchObject({ type: 'done', status: 'completed' });
    const { events } = await streaming;
    expect(textOf(events)).toBe(GOOD);
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'interrupted', retryable: true });
    expect(await messageOf(question.chat_id)).toMatchObject({ status: 'interrupted', text: GOOD });
    expect(await usedBy(browser)).toBe(0);
  });

  describe('of which one is killed', () => {
    let worker: ChildProcess;
    afterEach(() => worker.kill('SIGKILL'));

    it('are marked as interrupted with the text so far, and the question is given back', async () => {
      model.behave(stallsAfter(`${GOOD}其中`));
      const script = path.join(findProjectRoot(), 'shared/testing/src/server/answer-worker.ts');
      const { connectionString, host, port, user, database } = one.database.pool.options;
      const address = connectionString ?? `postgres://${user}@${encodeURIComponent(host ?? '')}:${port}/${database}`;
      worker = spawn(process.execPath, ['--import', 'tsx', script, address], {
        cwd: findProjectRoot(),
        env: { ...process.env, ...model.env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(worker.stdout ?? worker, 'data')) as [Buffer];
      const browser = one.newBrowser('198.51.100.8');
      const question = { chat_id: await newChat(one, browser), message_id: 'm1', question: QUESTION };
      const seen = await killInTheMiddle(Number(String(line)), browser, question);
      expect(textOf(seen)).toBe(GOOD);
      // No reader has followed the answer: the sweep of another process finds it.
      expect(await closeAbandoned(one.database.db, new Date(Date.now() + 5000))).toBe(0);
      expect(await closeAbandoned(one.database.db, new Date(Date.now() + 25_000))).toBe(1);
      expect(await messageOf(question.chat_id)).toMatchObject({ status: 'interrupted', text: GOOD });
      const rest = await ask(one, browser, { ...question, last_seq: seen.at(-1)?.seq });
      expect(rest.events).toMatchObject([{ type: 'error', code: 'interrupted' }]);
      const counters = await one.database.db.selectFrom('attempt').select(['key', 'count']).execute();
      const own = counters.find(({ key }) => key.startsWith('ai:visitor:') && !key.includes('2026-03-04'));
      expect(own).toMatchObject({ count: 0 });
    });

    const killInTheMiddle = async (
      port: number,
      browser: Browser,
      question: { chat_id: string },
    ): Promise<AnswerEvent[]> => {
      const response = await fetch(`http://127.0.0.1:${port}/api/a_i/getAnswer`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: Object.entries(browser.cookies)
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
        },
        body: JSON.stringify(question),
      });
      let streamed = '';
      const decoder = new TextDecoder();
      try {
        for await (const bytes of response.body ?? []) {
          streamed += decoder.decode(bytes as Uint8Array, { stream: true });
          if (streamed.includes('"type":"delta"')) {
            await untilText(question.chat_id);
            worker.kill('SIGKILL');
          }
        }
      } catch {
        // The connection breaks when the process is killed.
      }
      return eventsOf(streamed);
    };
  });
});
