import { randomUUID } from 'node:crypto';
import type { DataFor } from '@bee/contracts/operations';
import { buildEntry, say, signInOld } from '@bee/testing/server/encyclopedia';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

type Author = Browser & { uid: number };
type Lists = DataFor<'baike/commentLists'>;

let test: TestApp;
let baike_id: string;
let author: Author;
let other: Author;
let operator: Author;
beforeAll(async () => {
  test = await startTestApp();
  author = await signInOld(test);
  other = await signInOld(test);
  operator = await signInOld(test, { operator: true });
});
beforeEach(async () => {
  baike_id = await buildEntry(test);
});
afterAll(() => test?.close());

const lists = async (request: object = {}, browser?: Browser) =>
  (await test.call('baike/commentLists', { baike_id, ...request }, browser)).body.data as Lists;
const remove = async (id: string, browser: Browser) => (await test.call('baike/delComment', { id }, browser)).body;
const messagesOf = async (browser: Browser) =>
  ((await test.call('user/getMessageList', { limit: 5 }, browser)).body.data as DataFor<'user/getMessageList'>).list;

describe('a comment', () => {
  it('comes online, is what its author typed, and is found by everybody', async () => {
    const content = '<script>alert(1)</script>\u200b 番茄\ufeff\n\n\n\n好吃';
    const { msg, data } = await say(test, author, { baike_id, content });
    expect(msg).toBe('已发表');
    expect(data).toMatchObject({
      content: '<script>alert(1)</script> 番茄\n\n好吃',
      status: 'online',
      is_owner: true,
      nickname: '测试会员',
    });
    const { list, total } = await lists();
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ id: data.id, is_owner: false, liked: false, replies: [] });
    const entry = (await test.call('baike/getBaikeContent', { id: baike_id })).body.data;
    expect(entry).toMatchObject({ comment_count: 1 });
  });

  it('is refused with what to do when it is nothing, too long, for nothing or by nobody', async () => {
    const said = async (request: object) => (await say(test, author, { baike_id, ...request })).msg;
    expect(await said({ content: ' 好\u200b' })).toBe('内容至少 2 个字');
    expect(await said({ content: '字'.repeat(501) })).toContain('最多 500 个字，现在有 501 个字');
    expect(await said({ content: '字'.repeat(100_000) })).toContain('内容最多 500 个字');
    expect(await said({ baike_id: 'nothing' })).toContain('没有这个百科条目');
    expect(await said({ pid: '999999999' })).toContain('要回复的评论不存在');
    expect(await said({ form_token: 'short' })).toContain('表单标识有误');
    expect(await said({ kind: 'supplement' })).toContain('请填写网址');
    expect(await said({ kind: 'supplement', source_url: 'javascript:alert(1)' })).toContain('以 http:// 或 https://');
    const visitor = await test.call('baike/AddComment', { baike_id, content: '好的', form_token: randomUUID() });
    expect(visitor.body).toMatchObject({ code: 401 });
    expect((await lists()).total).toBe(0);
  });

  it('is one for one form token, also after it was deleted', async () => {
    const form_token = randomUUID();
    const first = await say(test, author, { baike_id, form_token });
    const again = await say(test, author, { baike_id, form_token, content: '另外的话' });
    expect(again.data).toMatchObject({ id: first.data.id, content: first.data.content });
    await remove(first.data.id, author);
    expect((await say(test, author, { baike_id, form_token })).msg).toContain('已删除');
    expect((await lists()).total).toBe(0);
    expect((await say(test, other, { baike_id, form_token })).data.id).not.toBe(first.data.id);
  });

  it('follows another after 30 seconds, and a refused one costs no time', async () => {
    const add = async (content: string) =>
      (await test.call('baike/AddComment', { baike_id, content, form_token: randomUUID() }, author)).body;
    await say(test, author, { baike_id });
    expect(await add('第二条')).toMatchObject({ code: 429, msg: expect.stringContaining('请 30 秒后再发') });
    const before = test.now();
    test.setNow(new Date(before.getTime() + 20_000).toISOString());
    expect((await add('第二条')).msg).toContain('请 10 秒后再发');
    test.setNow(new Date(before.getTime() + 30_001).toISOString());
    expect(await add('第二条')).toMatchObject({ code: 1 });
  });
});

describe('replies', () => {
  it('stand in one thread, whatever they answer, and tell whose words were answered', async () => {
    const { data: root } = await say(test, author, { baike_id });
    const { data: first } = await say(test, other, { baike_id, pid: root.id, content: '我也这么想' });
    const { data: second } = await say(test, author, { baike_id, pid: first.id, content: '谢谢' });
    expect(first).toMatchObject({ root_id: root.id, reply_to: null });
    expect(second).toMatchObject({ root_id: root.id, reply_to: { id: first.id, nickname: '测试会员' } });
    const { list, total } = await lists();
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ id: root.id, reply_count: 2, replies_next: null });
    expect(list[0]?.replies.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await messagesOf(other))[0]).toMatchObject({
      kind: 'comment',
      title: '测试会员 回复了您在“番茄”的评论',
      body: '谢谢',
      link: { page: 'application/baike', params: { id: baike_id, c: second.id } },
    });
  });

  it('come three at first and then from a cursor on, each once', async () => {
    const { data: root } = await say(test, author, { baike_id });
    const ids: string[] = [];
    for (let n = 0; n < 8; n++)
      ids.push((await say(test, other, { baike_id, pid: root.id, content: `第 ${n} 条` })).data.id);
    const [thread] = (await lists()).list;
    const seen = [...(thread?.replies ?? []).map(({ id }) => id)];
    expect(seen).toHaveLength(3);
    for (let cursor = thread?.replies_next ?? null; cursor !== null; ) {
      const { body } = await test.call('baike/getNextComment', { comment_id: root.id, cursor, limit: 2 });
      const page = body.data as DataFor<'baike/getNextComment'>;
      seen.push(...page.list.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(ids);
    const nothing = await test.call('baike/getNextComment', { comment_id: '99999999' });
    expect(nothing.body).toMatchObject({ code: 404 });
  });

  it('are not written under what is gone, nor as supplements, nor on another entry', async () => {
    const { data: root } = await say(test, author, { baike_id });
    const elsewhere = await buildEntry(test, { title: '黄瓜' });
    expect((await say(test, other, { baike_id: elsewhere, pid: root.id })).code).toBe(404);
    const supplement = { kind: 'supplement', source_url: 'https://example.com/a' };
    expect((await say(test, other, { baike_id, pid: root.id, ...supplement })).msg).toContain('不能写在别人的讨论下面');
    await remove(root.id, author);
    expect((await say(test, other, { baike_id, pid: root.id })).code).toBe(409);
  });
});

describe('deleting', () => {
  it('takes a comment away, or its words alone where somebody has answered, until the answers are gone', async () => {
    const { data: alone } = await say(test, author, { baike_id });
    expect((await remove(alone.id, author)).data).toMatchObject({ tombstone: false });
    expect((await lists()).list).toEqual([]);
    const { data: root } = await say(test, author, { baike_id, content: '有人回复的话' });
    const { data: reply } = await say(test, other, { baike_id, pid: root.id });
    expect((await remove(root.id, author)).data).toMatchObject({ tombstone: true });
    const [stone] = (await lists()).list;
    expect(stone).toMatchObject({ id: root.id, status: 'deleted', content: '', nickname: '', reply_count: 1 });
    expect(stone?.replies).toMatchObject([{ id: reply.id, content: reply.content }]);
    expect((await say(test, author, { baike_id, pid: reply.id })).data).toMatchObject({ root_id: root.id });
    const rest = (await lists()).list[0]?.replies ?? [];
    await remove(rest[1]?.id ?? '', author);
    await remove(reply.id, other);
    expect((await lists()).list).toEqual([]);
  });

  it('is for the author alone', async () => {
    const { data } = await say(test, author, { baike_id });
    expect(await remove(data.id, other)).toMatchObject({
      code: 404,
      msg: '这条评论不存在、已删除或不是您发表的，请刷新页面',
    });
    expect(await remove('77777777', other)).toMatchObject({ code: 404 });
    const mine = await say(test, other, { baike_id });
    const several = await test.call('baike/delMyBaike', { ids: [mine.data.id, data.id] }, other);
    expect(several.body).toMatchObject({ code: 404, msg: expect.stringContaining(`编号 ${data.id}`) });
    expect((await lists()).total).toBe(2);
  });
});

describe('likes', () => {
  it('count a member once and order what is hot', async () => {
    const { data: old } = await say(test, author, { baike_id, content: '先说的' });
    const { data: young } = await say(test, author, { baike_id, content: '后说的' });
    const like = async (action: string, browser: Browser) =>
      (await test.call('baike/likeComment', { id: old.id, action }, browser)).body.data;
    expect(await like('like', other)).toMatchObject({ likes: 1, liked: true });
    expect(await like('like', other)).toMatchObject({ likes: 1 });
    expect(await like('like', author)).toMatchObject({ likes: 2 });
    const order = async (sort: string) => (await lists({ sort })).list.map(({ id }) => id);
    expect(await order('hot')).toEqual([old.id, young.id]);
    expect(await order('new')).toEqual([young.id, old.id]);
    expect(await order('old')).toEqual([old.id, young.id]);
    expect((await lists({}, other)).list[0]).toMatchObject({ liked: true, is_owner: false });
    expect(await like('unlike', other)).toMatchObject({ likes: 1, liked: false });
    expect(await like('unlike', other)).toMatchObject({ likes: 1 });
    const gone = await test.call('baike/likeComment', { id: '99999999', action: 'like' }, other);
    expect(gone.body).toMatchObject({ code: 404 });
  });
});

describe('the comment of a link', () => {
  it('comes with its thread from whichever page, and from no other entry', async () => {
    const { data: root } = await say(test, author, { baike_id });
    for (let n = 0; n < 5; n++) await say(test, other, { baike_id, pid: root.id, content: `第 ${n} 条` });
    const { data: last } = await say(test, other, { baike_id, pid: root.id, content: '最后一条' });
    const { focus } = await lists({ c: last.id, page: 9 });
    expect(focus).toMatchObject({ id: root.id, replies: [{ id: last.id }], replies_next: '0' });
    expect((await lists({ c: root.id })).focus?.replies).toHaveLength(3);
    const elsewhere = await buildEntry(test);
    expect((await lists({ baike_id: elsewhere, c: last.id })).focus).toBeNull();
    expect((await test.call('baike/commentLists', { baike_id, c: 'x' })).body.msg).toContain('评论编号有误');
  });
});

describe('what is looked at before others see it', () => {
  const reviews = async (request: object = {}) =>
    (await test.call('ops/getBaikeCommentList', request, operator)).body.data as DataFor<'ops/getBaikeCommentList'>;
  const review = async (request: object) => (await test.call('ops/reviewBaikeComment', request, operator)).body;

  it('is a supplement, a text with contacts or links, and the words of a new account', async () => {
    const fresh = await signIn(test);
    const held: [Author, object, string][] = [
      [author, { kind: 'supplement', source_url: 'https://example.com/a' }, '补充条目'],
      [author, { content: '加我微信 abc123 便宜卖' }, '含有微信或 QQ'],
      [author, { content: '详见 https://example.com/x' }, '含有网址'],
      [fresh, { content: '刚注册就来说' }, '注册不满 24 小时'],
    ];
    for (const [who, request, why] of held) {
      const { data, msg } = await say(test, who, { baike_id, ...request });
      expect(msg).toContain('审核通过后');
      expect(data).toMatchObject({ status: 'pending', is_owner: true });
      expect((await lists()).list).toEqual([]);
      expect((await lists({}, who)).list[0]).toMatchObject({ id: data.id, status: 'pending' });
      expect((await reviews({ status: 'pending' })).list[0]).toMatchObject({ id: data.id, held_for: why });
      await remove(data.id, who);
    }
    expect(
      (await say(test, operator, { baike_id, kind: 'supplement', source_url: 'https://example.com/a' })).data,
    ).toMatchObject({ status: 'online', official: true });
  });

  it('earns points with the approval, once, five a day, and none when it is refused or needed no review', async () => {
    const writer = await signInOld(test);
    const points = async () =>
      (
        (await test.call('user/getScoreLists', { source: 'comment' }, writer)).body
          .data as DataFor<'user/getScoreLists'>
      ).list;
    const supplement = { baike_id, kind: 'supplement', source_url: 'https://example.com/a' };
    await say(test, writer, { baike_id, content: '不用审核的话' });
    const { data: bad } = await say(test, writer, supplement);
    await review({ id: bad.id, action: 'reject', reason: '来源打不开' });
    expect(await points()).toEqual([]);
    const ids: string[] = [];
    for (let i = 0; i < 6; i++)
      ids.push((await say(test, writer, { ...supplement, content: `第 ${i} 条补充` })).data.id);
    for (const id of ids) await review({ id, action: 'approve' });
    expect((await points()).map(({ score, biz }) => [score, biz.id])).toEqual(
      ids
        .slice(0, 5)
        .reverse()
        .map((id) => [3, id]),
    );
    expect((await points())[0]?.link).toEqual({ page: 'application/baike', params: { id: baike_id, c: ids[4] } });
    await review({ id: ids[0], action: 'takedown', reason: '重复' });
    expect(await points()).toHaveLength(5);
    const [latest, before] = await messagesOf(writer);
    expect([latest?.body, before?.body].filter((body) => body?.includes('获得 3 积分'))).toHaveLength(0);
  });

  it('comes online by an operator, or goes back to its author with a reason', async () => {
    const supplement = { baike_id, kind: 'supplement', source_url: 'https://example.com/a' };
    const { data: good } = await say(test, author, supplement);
    const { data: bad } = await say(test, author, { ...supplement, content: '不实的内容' });
    expect((await review({ id: good.id, action: 'approve' })).data).toMatchObject({ status: 'online' });
    expect((await review({ id: good.id, action: 'approve' })).msg).toContain('不能通过');
    expect((await review({ id: bad.id, action: 'reject' })).msg).toBe('请填写驳回原因，作者会看到');
    await review({ id: bad.id, action: 'reject', reason: '来源打不开' });
    expect((await lists()).list).toMatchObject([{ id: good.id, source_url: 'https://example.com/a' }]);
    const own = await lists({}, author);
    expect(own.list.find(({ id }) => id === bad.id)).toMatchObject({ status: 'rejected', reject_reason: '来源打不开' });
    expect((await messagesOf(author)).slice(0, 2).map(({ title }) => title)).toEqual([
      '您在“番茄”的评论未通过审核',
      '您在“番茄”的评论已通过审核',
    ]);
    const facets = (await lists({}, author)).facets?.kind;
    expect(facets).toEqual([{ value: 'supplement', label: '补充', count: 2 }]);
  });

  it('is also what somebody complains of, until it is kept or taken down', async () => {
    const { data: root } = await say(test, author, { baike_id, content: '有争议的话' });
    await say(test, other, { baike_id, pid: root.id });
    const complain = async (request: object, browser: Browser) =>
      (await test.call('baike/reportComment', { id: root.id, ...request }, browser)).body;
    expect((await complain({ reason: 'ad' }, author)).msg).toContain('您自己发表的');
    expect((await complain({ reason: 'other' }, other)).msg).toContain('请说明情况');
    expect((await complain({ reason: 'ad' }, other)).msg).toContain('已收到举报');
    await complain({ reason: 'false', detail: '数字不对' }, other);
    const [reported] = (await reviews({ status: 'reported' })).list;
    expect(reported).toMatchObject({ id: root.id, reports: [{ reason: 'false', detail: '数字不对' }] });
    expect((await review({ id: root.id, action: 'keep' })).data).toMatchObject({ status: 'online', reports: [] });
    expect((await review({ id: root.id, action: 'keep' })).msg).toContain('没有待处理的举报');
    await complain({ reason: 'abuse' }, other);
    await review({ id: root.id, action: 'takedown', reason: '人身攻击' });
    const [stone] = (await lists()).list;
    expect(stone).toMatchObject({ status: 'deleted', content: '', reply_count: 1 });
    expect((await lists({}, author)).list[0]).toMatchObject({ status: 'rejected', reject_reason: '人身攻击' });
    expect((await reviews({ status: 'reported' })).list).toEqual([]);
    const member = await test.call('ops/reviewBaikeComment', { id: root.id, action: 'keep' }, other);
    expect(member.body).toMatchObject({ code: 403 });
  });
});

describe('my encyclopedia', () => {
  it('groups what a member wrote by entry, the newest first, and deletes several at once', async () => {
    const me = await signInOld(test);
    const [one, two] = [await buildEntry(test, { title: '甲条目' }), await buildEntry(test, { title: '乙条目' })];
    const add = async (entry: string, request: object = {}) =>
      (await say(test, me, { baike_id: entry, ...request })).data.id;
    const first = await add(one);
    const second = await add(two, { kind: 'supplement', source_url: 'https://example.com/a' });
    const third = await add(one, { content: '又想起一点' });
    const mine = async (request: object = {}) =>
      (await test.call('baike/getMyBaike', request, me)).body.data as DataFor<'baike/getMyBaike'>;
    expect((await mine()).list.map(({ id }) => id)).toEqual([third, first, second]);
    expect((await mine({ kind: 'supplement' })).list).toMatchObject([{ baike_title: '乙条目', status: 'pending' }]);
    expect((await mine()).facets?.kind).toEqual([
      { value: 'comment', label: '讨论', count: 2 },
      { value: 'supplement', label: '补充', count: 1 },
    ]);
    const { body } = await test.call('baike/delMyBaike', { ids: [third, second, third] }, me);
    expect(body).toMatchObject({ data: { deleted: 2 }, msg: '已删除 2 条' });
    expect((await mine()).list.map(({ id }) => id)).toEqual([first]);
    expect((await test.call('baike/delMyBaike', { ids: [] }, me)).body.msg).toContain('请选择');
  });
});
