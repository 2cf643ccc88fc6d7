import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { indexDocuments } from '../search/index.ts';
import { ask, buildKnowledge, newChat, textOf } from './ai-test-data.ts';

describe('a_i/getAnswer', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await buildKnowledge(test.database.db);
  });
  afterAll(() => test.close());

  it('answers a price question from the price tables, with every number in a reference', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    const { events } = await ask(test, browser, { chat_id, message_id: 'm1', question: '西红柿多少钱一公斤？' });
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events[0]).toMatchObject({ type: 'meta', message_id: 'm1', title: '西红柿多少钱一公斤？' });
    const text = textOf(events);
    expect(text).toContain('**5.20 元/公斤**');
    expect(text).toContain('2026-03-04');
    expect(text).toContain('乙地市场 4.10 元/公斤');
    expect(text).toMatch(/\[\[1\]\]/);
    const last = events.at(-1);
    expect(last).toMatchObject({ type: 'done', status: 'completed' });
    if (last?.type !== 'done') throw new Error('no end');
    expect(last.checks.numbers).toBeGreaterThan(4);
    expect(last.checks.bound).toBe(last.checks.numbers);
    const chart = events.find((event) => event.type === 'block' && event.block.type === 'chart');
    expect(chart).toMatchObject({
      block: { source: { api: 'vegetable/getEchart', params: { name: '番茄' } }, as_of: '2026-03-04' },
    });
  });

  it('answers a question of law with its sentences word for word', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    const { events } = await ask(test, browser, {
      chat_id,
      message_id: 'm1',
      question: '捕捞作业需要许可证吗？',
      mode: 'policy',
    });
    expect(textOf(events)).toContain('捕捞作业必须取得捕捞许可证，方准进行。[[1]]');
    const refs = events.filter((event) => event.type === 'ref').at(-1);
    expect(refs).toMatchObject({
      refs: [
        { no: 1, kind: 'policy', title: '渔业法', used: true, to: { page: 'article/detail', params: { id: '1' } } },
      ],
    });
  });

  it('reads a report by pages with the rights of who asks', async () => {
    await test.database.db.transaction().execute((transaction) =>
      indexDocuments(transaction, [
        {
          kind: 'research_report',
          refId: '9',
          title: '温室加温成本报告',
          meta: [],
          date: '2026-01-05',
          page: 'article/report',
          params: { id: '9' },
          sample: false,
          open: { visitor: 1, member: 1 },
          blocks: [{ heading: false, text: '温室加温成本占到总成本的四成。', page: 2 }],
        },
      ]),
    );
    const textFor = async (browser: Browser) => {
      const question = { chat_id: await newChat(test, browser), message_id: 'm1', question: '温室加温成本占多少？' };
      return JSON.stringify((await ask(test, browser, question)).events);
    };
    expect(await textFor(test.newBrowser())).not.toContain('四成');
    expect(await textFor(await signIn(test))).not.toContain('四成');
    expect(await textFor(await signIn(test, { vip: true }))).toContain('四成');
  });

  it('says so when the platform holds nothing that fits', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    const { events } = await ask(test, browser, { chat_id, message_id: 'm1', question: '火星上的望远镜口径有多大？' });
    expect(textOf(events)).toContain('平台没有找到');
    expect(textOf(events)).toContain('(page:data/customized)');
    expect(events.some(({ type }) => type === 'ref')).toBe(false);
  });

  it('lets a follow-up lean on the question before', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    await ask(test, browser, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    const { events } = await ask(test, browser, { chat_id, message_id: 'm2', question: '那最低的是哪个市场呢？' });
    expect(textOf(events)).toContain('乙地市场');
  });

  it('refuses what is not a question, as the envelope', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    expect(await ask(test, browser, { chat_id, message_id: 'm1', question: '  ' })).toMatchObject({
      status: 422,
      failure: { msg: expect.stringContaining('请输入问题') },
    });
    expect((await ask(test, browser, { chat_id, message_id: 'm1', question: '番'.repeat(501) })).status).toBe(422);
    expect((await ask(test, browser, { chat_id: '7', message_id: 'm1', question: '番茄' })).failure?.code).toBe(0);
  });

  it('keeps the earlier version when an answer is asked for anew', async () => {
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    await ask(test, browser, { chat_id, message_id: 'a', question: '番茄多少钱？' });
    await ask(test, browser, { chat_id, message_id: 'b', question: '番茄多少钱？', regenerate: true, parent_id: 'a' });
    await ask(test, browser, { chat_id, message_id: 'c', question: '番茄多少钱？', regenerate: true, parent_id: 'b' });
    const { body } = await test.call('a_i/getHistoryDetail', { chat_id }, browser);
    const { messages } = body.data as { messages: { message_id: string; version_of: string | null; text: string }[] };
    expect(messages.map(({ message_id, version_of }) => [message_id, version_of])).toEqual([
      ['a', null],
      ['b', 'a'],
      ['c', 'a'],
    ]);
    expect(messages[0]?.text).toContain('5.20');
  });

  it('leads from a price to the table with its market and specification', async () => {
    const browser = test.newBrowser('198.51.100.77');
    const chat_id = await newChat(test, browser);
    const { events } = await ask(test, browser, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    const refs = events.flatMap((event) => (event.type === 'ref' ? event.refs : []));
    const prices = new Map(refs.filter(({ kind }) => kind === 'price').map((ref) => [ref.title, ref.to?.params]));
    expect(prices.get('番茄（硬果） · 乙地市场')).toMatchObject({
      name: '番茄',
      spec: '硬果',
      cmp: 'm1',
      tab: 'table',
    });
    expect(prices.get('番茄（硬果） · 丙地市场')).toMatchObject({
      name: '番茄',
      spec: '硬果',
      cmp: 'm2',
      tab: 'table',
    });
  });

  it('counts the questions of a day: three for a visitor, more for a member', async () => {
    const browser = test.newBrowser('198.51.100.9');
    const chat_id = await newChat(test, browser);
    for (const message_id of ['1', '2', '3']) await ask(test, browser, { chat_id, message_id, question: '番茄' });
    expect((await ask(test, browser, { chat_id, message_id: '4', question: '番茄' })).failure).toMatchObject({
      code: 429,
      msg: expect.stringContaining('登录'),
    });
    const { body } = await test.call('a_i/getChatId', {}, browser);
    expect(body.data).toMatchObject({ quota: { used: 3, limit: 3, reset_at: '2026-03-04T16:00:00.000Z' } });
    const vip = await signIn(test, { vip: true });
    expect((await test.call('a_i/getChatId', {}, vip)).body.data).toMatchObject({ quota: { used: 0, limit: 200 } });
  });

  it('repeats an answer instead of asking twice, from the event that is asked for', async () => {
    const browser = test.newBrowser();
    const question = { chat_id: await newChat(test, browser), message_id: 'm1', question: '番茄多少钱？' };
    const { events } = await ask(test, browser, question);
    expect((await ask(test, browser, question)).events).toEqual(events);
    expect((await ask(test, browser, { ...question, last_seq: 5 })).events).toEqual(events.slice(5));
    const { body } = await test.call('a_i/getChatId', {}, browser);
    expect(body.data).toMatchObject({ quota: { used: 1 } });
    await test.database.db.deleteFrom('ai_event').execute();
    const replayed = (await ask(test, browser, question)).events;
    expect(textOf(replayed)).toBe(textOf(events));
    expect(replayed.at(-1)).toMatchObject({ type: 'done', status: 'completed' });
  });
});
