import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { ask, buildKnowledge, newChat } from './ai-test-data.ts';

type Detail = DataFor<'a_i/getHistoryDetail'>;

describe('a share link', () => {
  let test: TestApp;
  let owner: Browser;
  let chat_id: string;
  beforeAll(async () => {
    test = await startTestApp();
    await buildKnowledge(test.database.db);
    owner = await signIn(test, { vip: true });
    chat_id = await newChat(test, owner);
    test.setNow('2026-03-04T10:00:00+08:00');
    await ask(test, owner, { chat_id, message_id: 'm1', question: '番茄多少钱？' });
  });
  afterAll(() => test.close());

  const change = async (action: string, more: object = {}) => {
    const { body } = await test.call('a_i/saveHistory', { chat_id, action, ...more }, owner);
    return body.data as DataFor<'a_i/saveHistory'>;
  };
  const read = async (share?: string, browser = test.newBrowser()) => {
    const { body } = await test.call('a_i/getHistoryDetail', { chat_id, ...(share && { share }) }, browser);
    return { code: body.code, msg: body.msg, data: body.data as Detail };
  };
  const shownUnder = async (share: string | null) =>
    (await read(share ?? undefined)).data.messages.map(({ message_id }) => message_id);
  let share: string | null = null;

  it('shows what was finished when it was made, and is known to the owner alone', async () => {
    test.setNow('2026-03-04T10:05:00+08:00');
    const made = await change('share');
    share = made.share;
    expect(made.shared_at).toBe('2026-03-04T02:05:00.000Z');
    const { data } = await read(share ?? '');
    expect(data).toMatchObject({ readonly: true, share: null });
    expect(Date.parse(data.shared_at ?? '')).toBe(Date.parse('2026-03-04T10:05:00+08:00'));
    expect((await read(undefined, owner)).data).toMatchObject({ readonly: false, share });
  });

  it('shows neither a later question nor a later version', async () => {
    test.setNow('2026-03-04T10:10:00+08:00');
    await ask(test, owner, { chat_id, message_id: 'm2', question: '渔业法的捕捞许可' });
    await ask(test, owner, { chat_id, message_id: 'm3', question: '番茄多少钱？', regenerate: true, parent_id: 'm1' });
    expect(await shownUnder(share)).toEqual(['m1']);
    expect((await read(undefined, owner)).data.messages).toHaveLength(3);
  });

  it('keeps its title when the owner gives the chat another', async () => {
    await change('rename', { title: '给自己看的名字' });
    expect((await read(share ?? '')).data.title).toBe('番茄多少钱？');
    expect((await read(undefined, owner)).data.title).toBe('给自己看的名字');
  });

  it('looks the same to the owner who opens it', async () => {
    const { data } = await read(share ?? '', owner);
    expect(data.readonly).toBe(true);
    expect(data.messages).toHaveLength(1);
  });

  it('shows them once the snapshot is renewed, under the same address', async () => {
    test.setNow('2026-03-04T10:20:00+08:00');
    expect((await change('share')).share).toBe(share);
    expect(await shownUnder(share)).toEqual(['m1', 'm2', 'm3']);
  });

  it('shows of a page of a report only what the answer repeats of it', async () => {
    const { db } = test.database;
    const { refs } = await db.selectFrom('ai_message').select('refs').where('id', '=', 'm2').executeTakeFirstOrThrow();
    const [text, table] = [refs[0], refs[0]].map((ref) => ({ ...ref, quote: '甲。乙。丙。', cited: ['甲。', '丙。'] }));
    const stored = JSON.stringify([
      { ...text, page: 9 },
      { ...text, page: 10, cited: [] },
      { ...table, page: null },
    ]);
    await db.updateTable('ai_message').set({ refs: stored }).where('id', '=', 'm2').execute();
    const quotesOf = ({ messages }: Detail) =>
      messages.find(({ message_id }) => message_id === 'm2')?.refs.map(({ quote }) => quote);
    expect(quotesOf((await read(share ?? '')).data)).toEqual(['甲。……丙。', '', '甲。乙。丙。']);
    expect(quotesOf((await read(undefined, owner)).data)?.[0]).toBe('甲。乙。丙。');
  });

  it('does not show an answer that is being written', async () => {
    const { db } = test.database;
    const row = await db.selectFrom('ai_message').selectAll().where('id', '=', 'm2').executeTakeFirstOrThrow();
    const running = {
      ...row,
      id: 'm4',
      place: 9,
      status: 'answering' as const,
      beat_at: new Date('2026-03-04T10:20:00+08:00'),
      context: null,
      steps: '[]',
      blocks: '[]',
      refs: '[]',
      suggestions: '[]',
    };
    await db.insertInto('ai_message').values(running).execute();
    expect(await shownUnder(share)).toEqual(['m1', 'm2', 'm3']);
    await db.deleteFrom('ai_message').where('id', '=', 'm4').execute();
  });

  it('keeps ratings to the owner', async () => {
    await change('feedback', { message_id: 'm1', rating: -1, reason: '数字不对' });
    expect((await read(share ?? '')).data.messages[0]?.rating).toBeNull();
    expect((await read(undefined, owner)).data.messages[0]?.rating).toBe(-1);
  });

  it('is refused with a key of its own making, for others and for other chats', async () => {
    const other = await newChat(test, owner);
    await ask(test, owner, { chat_id: other, message_id: 'm1', question: '番茄' });
    const { body } = await test.call('a_i/getHistoryDetail', { chat_id: other, share }, test.newBrowser());
    expect(body.code).toBe(404);
    expect((await read('x'.repeat((share ?? '').length))).code).toBe(404);
    expect((await read('短'.repeat((share ?? '').length))).code).toBe(404);
  });

  it('is closed when it is taken back, and a new one has another address', async () => {
    expect(await change('unshare')).toMatchObject({ share: null, shared_at: null });
    const closed = await read(share ?? '');
    expect(closed).toMatchObject({ code: 404, msg: '分享链接已失效：对话已删除，或分享已取消' });
    const again = await change('share');
    expect(again.share).not.toBe(share);
    share = again.share;
    expect((await read(share ?? '')).code).toBe(1);
  });

  it('is closed when the chat is deleted', async () => {
    await change('delete');
    expect((await read(share ?? '')).code).toBe(404);
  });
});
