import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { ask, buildKnowledge, newChat } from './ai-test-data.ts';

describe('chats of a person', () => {
  let test: TestApp;
  let owner: Browser;
  let chat_id: string;
  beforeAll(async () => {
    test = await startTestApp();
    await buildKnowledge(test.database.db);
    owner = await signIn(test, { vip: true });
    chat_id = await newChat(test, owner);
    await ask(test, owner, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
    test.setNow('2026-03-04T10:10:00+08:00');
    await ask(test, owner, { chat_id: await newChat(test, owner), message_id: 'm1', question: '渔业法的捕捞许可' });
  });
  afterAll(() => test.close());

  const save = (request: object, browser = owner) => test.call('a_i/saveHistory', { chat_id, ...request }, browser);
  const titles = async (request: object = {}, browser = owner) => {
    const { body } = await test.call('a_i/getHistoryLists', request, browser);
    return (body.data as { list: { title: string }[] }).list.map(({ title }) => title);
  };

  it('lists the latest first, pinned ones before, and finds by question and answer', async () => {
    expect(await titles()).toEqual(['渔业法的捕捞许可', '番茄多少钱？']);
    await save({ action: 'pin', pinned: true });
    expect(await titles()).toEqual(['番茄多少钱？', '渔业法的捕捞许可']);
    expect(await titles({ keyword: '乙地市场' })).toEqual(['番茄多少钱？']);
    expect(await titles({ keyword: '乙_市场' })).toEqual([]);
    expect(await titles({ page: 2, limit: 1 })).toEqual(['渔业法的捕捞许可']);
  });

  it('renames, and refuses an empty title', async () => {
    await save({ action: 'rename', title: '西红柿行情' });
    expect(await titles({ keyword: '西红柿' })).toEqual(['西红柿行情']);
    expect((await save({ action: 'rename', title: ' ' })).status).toBe(422);
    expect((await save({ action: 'rename' })).body.code).toBe(0);
  });

  it('keeps a rating and takes it back', async () => {
    const rating = async () => {
      const { body } = await test.call('a_i/getHistoryDetail', { chat_id }, owner);
      return (body.data as { messages: { rating: number | null }[] }).messages[0]?.rating;
    };
    await save({ action: 'feedback', message_id: 'm1', rating: -1, reason: '数据过期' });
    expect(await rating()).toBe(-1);
    await save({ action: 'feedback', message_id: 'm1' });
    expect(await rating()).toBeNull();
  });

  it('says no more to others than that it exists, for the status of its page', async () => {
    const exists = async (id: string) => (await test.call('a_i/hasChat', { chat_id: id }, test.newBrowser())).body.data;
    expect(await exists(chat_id)).toEqual({ exists: true });
    expect(await exists('cAAAAAAAAAAAAAAAAAAAAAA')).toEqual({ exists: false });
  });

  it('is closed to others', async () => {
    for (const other of [await signIn(test), test.newBrowser()]) {
      expect((await test.call('a_i/getHistoryDetail', { chat_id }, other)).body.code).toBe(404);
      expect((await test.call('a_i/getReference', { chat_id, message_id: 'm1' }, other)).body.code).toBe(404);
      expect((await save({ action: 'delete' }, other)).body.code).toBe(404);
      expect((await ask(test, other, { chat_id, message_id: 'm9', question: '番茄' })).failure?.code).toBe(404);
      expect(await titles({}, other)).toEqual([]);
    }
  });

  it('keeps the chats of two visitors apart by their cookies', async () => {
    const [one, two] = [test.newBrowser(), test.newBrowser()];
    const mine = await newChat(test, one);
    await newChat(test, two);
    await ask(test, one, { chat_id: mine, message_id: 'm1', question: '番茄' });
    expect(await titles({}, one)).toEqual(['番茄']);
    expect((await test.call('a_i/getHistoryDetail', { chat_id: mine }, two)).body.code).toBe(404);
  });

  it('can be read by others through its share link until that is taken back', async () => {
    const { share } = (await save({ action: 'share' })).body.data as { share: string };
    const visitor = test.newBrowser();
    const shared = await test.call('a_i/getHistoryDetail', { chat_id, share }, visitor);
    expect(shared.body.data).toMatchObject({ readonly: true, messages: [{ question: '番茄多少钱？', rating: null }] });
    await save({ action: 'unshare' });
    expect((await test.call('a_i/getHistoryDetail', { chat_id, share }, visitor)).body.code).toBe(404);
  });

  it('gives the references of an answer', async () => {
    const { body } = await test.call('a_i/getReference', { chat_id, message_id: 'm1' }, owner);
    expect((body.data as { refs: unknown[] }).refs[0]).toMatchObject({
      no: 1,
      kind: 'price',
      org: '测试来源',
      used: true,
    });
  });

  it('is gone when deleted', async () => {
    await save({ action: 'delete' });
    expect((await test.call('a_i/getHistoryDetail', { chat_id }, owner)).body.code).toBe(404);
  });
});
