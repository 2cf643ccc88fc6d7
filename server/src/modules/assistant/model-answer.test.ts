import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerEvent } from '@bee/contracts/resource/ai';
import {
  breaksOffAfter,
  type FakeLanguageModel,
  refuses,
  repeats,
  says,
  saysInBytes,
  sends,
  stallsAfter,
  startFakeLanguageModel,
} from '@bee/testing/server/fake-language-model';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { ask, buildKnowledge, newChat, textOf } from './ai-test-data.ts';

const GOOD = '番茄均价 5.20 元/公斤[[1]]。';
const INSTEAD = '模型暂时不可用，改为摘录资料';
const TIMES = { AI_FIRST_TOKEN: '0.4', AI_NEXT_TOKEN: '0.4', AI_WHOLE_ANSWER: '3' };

describe('answers of a language model', () => {
  let test: TestApp;
  let model: FakeLanguageModel;
  beforeAll(async () => {
    model = await startFakeLanguageModel();
    test = await startTestApp({ ...model.env, ...TIMES });
    await buildKnowledge(test.database.db);
  });
  afterAll(async () => {
    await test.close();
    await model.close();
  });

  const start = async () => {
    // A separate address, so that questions of other tests do not count towards its daily limit.
    const browser = test.newBrowser(`198.51.100.${model.calls.length}`);
    return { browser, chat_id: await newChat(test, browser) };
  };
  const answer = async (question = '番茄多少钱？') => {
    const { browser, chat_id } = await start();
    const { events } = await ask(test, browser, { chat_id, message_id: 'm1', question });
    const { body } = await test.call('a_i/getChatId', {}, browser);
    const { used } = (body.data as { quota: { used: number } }).quota;
    return { events, text: textOf(events), last: events.at(-1), steps: stepsOf(events), used };
  };
  const stepsOf = (events: AnswerEvent[]) => events.flatMap((event) => (event.type === 'step' ? event.text : []));

  it('gets the passages with their numbers, and what it cites beyond them is taken out', async () => {
    model.behave(says('番茄均价 5.20 元/公斤[[1]]，最高 9.99[[8]]。'));
    const { text, last } = await answer();
    const call = model.calls.at(-1);
    expect(call).toMatchObject({
      url: '/v1/chat/completions',
      key: 'Bearer k',
      body: { model: 'bee-1', stream: true },
    });
    expect(call?.body.messages.at(-1)?.content).toContain('[[1]] 番茄（硬果） · 甲地市场');
    expect(text).toBe('番茄均价 5.20 元/公斤[[1]]，最高 9.99。');
    expect(last).toMatchObject({ type: 'done', checks: { numbers: 2, bound: 1, unbound: ['9.99'] } });
  });

  it('is read whole however its bytes come', async () => {
    model.behave(saysInBytes(GOOD));
    expect((await answer()).text).toBe(GOOD);
  });

  it('comes with slow tokens, sentence by sentence', async () => {
    model.behave(says(`${GOOD}其中乙地市场 4.10 元/公斤[[2]]。`, { size: 6, everyMs: 120 }));
    const { events, text } = await answer();
    expect(text).toBe(`${GOOD}其中乙地市场 4.10 元/公斤[[2]]。`);
    expect(events.filter(({ type }) => type === 'delta').length).toBeGreaterThan(1);
  });

  it.each([
    ['is down', refuses(503)],
    ['refuses the key', refuses(401)],
    ['is overloaded', refuses(429)],
    ['fails', refuses(500)],
    ['never says a word', stallsAfter('')],
    ['stalls before its first sentence is whole', stallsAfter('番茄')],
    ['breaks off before its first sentence is whole', breaksOffAfter('番茄')],
    ['sends no JSON', sends('data: {"choices":\n\n')],
    ['sends another shape', sends('data: {"choices":[{"delta":{"content":{"a":1}}}]}\n\n')],
    ['sends an error in the stream', sends('data: {"error":{"message":"internal secret"}}\n\n')],
    ['sends too much', sends(`: ${'x'.repeat(5_000_000)}\n\n`)],
  ])('gives way to extracts when the model %s', async (_name, script) => {
    model.behave(script);
    const { events, text, last, steps, used } = await answer();
    expect(last).toMatchObject({ type: 'done', status: 'completed' });
    expect(steps).toContain(INSTEAD);
    expect(text).toContain('均价为 **5.20 元/公斤**');
    expect(JSON.stringify(events)).not.toContain('secret');
    expect(used).toBe(1);
  });

  it.each([
    ['answers nonsense', says('春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。')],
    ['cites what says something else', says('番茄可以延年益寿，包治百病[[1]]。')],
    ['says nothing', says('')],
    ['repeats itself without a source', repeats('番茄很好吃。')],
    ['never ends without a source', says('一二三四五六七八九十'.repeat(400))],
  ])('gives way to extracts when the model %s', async (_name, script) => {
    model.behave(script);
    const { text, last, steps } = await answer();
    expect(last).toMatchObject({ type: 'done', status: 'completed' });
    expect(steps).toContain('模型的回答没有注明出处，改为摘录资料');
    expect(text).toMatch(/^\*\*番茄\*\*（硬果）在甲地市场的均价为/);
  });

  it('may say that nothing was found', async () => {
    model.behave(says('平台没有找到相关资料。'));
    expect((await answer()).text).toBe('平台没有找到相关资料。');
  });

  it.each([
    ['stalls', stallsAfter(`${GOOD}其中最低`)],
    ['breaks off', breaksOffAfter(`${GOOD}其中最低`)],
    ['becomes unreadable', sends(`data: {"choices":[{"delta":{"content":"${GOOD}\\n其"}}]}\n\ndata: oops\n\n`)],
  ])('keeps what is written and fails when the model %s in the middle', async (_name, script) => {
    model.behave(script);
    const { text, last, used } = await answer();
    expect(text.startsWith(GOOD)).toBe(true);
    expect(last).toMatchObject({ type: 'error', msg: '模型服务中断，已写好的部分保留，可重新生成', retryable: true });
    expect(used).toBe(0);
  });

  it('is cut when it repeats itself for ever, and when it is too long', async () => {
    model.behave(repeats(GOOD));
    expect(await answer()).toMatchObject({ text: GOOD, last: { type: 'done', status: 'completed' } });
    const sentences = Array.from({ length: 400 }, (_, no) => `第 ${no} 次报价番茄均价 5.20 元/公斤[[1]]。`).join('');
    model.behave(says(sentences, { size: 400 }));
    const { text, last, steps } = await answer();
    expect(text.length).toBeLessThan(4100);
    expect(steps).toContain('回答过长，已在此结束');
    expect(last).toMatchObject({ type: 'done', status: 'completed' });
  });

  it('ends in time however slowly it goes on', async () => {
    const sentences = Array.from({ length: 400 }, (_, no) => `第 ${no} 次报价番茄均价 5.20 元/公斤[[1]]。`).join('');
    model.behave(says(sentences, { size: 30, everyMs: 100 }));
    const since = performance.now();
    expect((await answer()).last).toMatchObject({ type: 'error', retryable: true });
    expect(performance.now() - since).toBeLessThan(6000);
  });

  it('is cut off at the model when the reader stops', async () => {
    model.behave(says(`${GOOD}${'其中乙地市场'.repeat(50)}`, { size: 3, everyMs: 100 }));
    const { browser, chat_id } = await start();
    const streaming = ask(test, browser, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    let task_id: string | undefined;
    while (!task_id) {
      await pause(20);
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
    while (!model.calls.at(-1)?.isGone()) await pause(10);
  });

  it('is not asked when nothing was found', async () => {
    const before = model.calls.length;
    expect((await answer('火星上的望远镜口径有多大？')).text).toContain('平台没有找到');
    expect(model.calls).toHaveLength(before);
  });
});
