import type { FeedbackItem } from '@bee/contracts/resource/ops';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
let operator: Browser;
beforeAll(async () => {
  test = await startTestApp();
  operator = await signIn(test, { operator: true });
});
afterAll(() => test?.close());

const write = async (content: string, browser?: Browser) => {
  const answer = await test.call('user/feedback', { contact: '老周', tel: '13812345678', content }, browser);
  expect(answer.body.code).toBe(1);
};

const list = async (filter = {}) => {
  const { body } = await test.call('ops/getFeedbackList', filter, operator);
  return body.data as { list: FeedbackItem[]; total: number; facets: { status: { value: string; count: number }[] } };
};

describe('the review list of feedback', () => {
  it.each([
    ['a visitor', null, 401],
    ['a member', {}, 403],
  ] as const)('is closed to %s', async (_who, role, code) => {
    const browser = role ? await signIn(test, role) : test.newBrowser();
    expect((await test.call('ops/getFeedbackList', {}, browser)).body.code).toBe(code);
    expect((await test.call('ops/setFeedbackStatus', { id: '1', status: 'done' }, browser)).body.code).toBe(code);
  });

  it('shows the newest first, counts states, finds words and hides most of the number of a member', async () => {
    await write('价格图看不清');
    await write('希望增加三七行情', await signIn(test, { mobile: '13900001234' }));
    const { list: items, total, facets } = await list();
    expect(items.map(({ content, member }) => [content, member])).toEqual([
      ['希望增加三七行情', '139****1234'],
      ['价格图看不清', ''],
    ]);
    expect(total).toBe(2);
    expect(facets.status).toEqual([{ value: 'new', label: '未处理', count: 2 }]);
    expect((await list({ kw: '三七' })).list).toHaveLength(1);
    expect((await list({ kw: "%' or 1=1" })).list).toHaveLength(0);
    expect((await list({ status: 'done' })).total).toBe(0);
  });

  it('is sorted as wished, and never repeats a row on the next page', async () => {
    for (const place of [1, 2, 3]) await write(`同一时刻的排序 ${place}`);
    const contents = async (filter: object) =>
      (await list({ kw: '同一时刻', sort: 'created_at', ...filter })).list.map(({ content }) => content.at(-1));
    // Written in the same instant, so the order of arrival decides.
    expect(await contents({ order: 'asc' })).toEqual(['3', '2', '1']);
    test.setNow(new Date(test.now().getTime() + 60_000).toISOString());
    await write('同一时刻之后的排序 4');
    expect(await contents({ order: 'asc', limit: 2 })).toEqual(['3', '2']);
    expect(await contents({ order: 'asc', limit: 2, page: 2 })).toEqual(['1', '4']);
    expect(await contents({ order: 'desc' })).toEqual(['4', '3', '2', '1']);
    expect((await test.call('ops/getFeedbackList', { sort: 'tel' }, operator)).body).toMatchObject({ field: 'sort' });
  });

  it('keeps who dealt with it, when and why, until it is opened again', async () => {
    await write('导出按钮没有反应');
    const [item] = (await list({ kw: '导出' })).list;
    const done = await test.call('ops/setFeedbackStatus', { id: item?.id, status: 'done', note: '已修复' }, operator);
    expect(done.body).toMatchObject({
      code: 1,
      msg: '已记为处理完毕',
      data: { status: 'done', note: '已修复', handled_by: '测试会员', handled_at: test.now().toISOString() },
    });
    const again = await test.call('ops/setFeedbackStatus', { id: item?.id, status: 'done', note: '晚了' }, operator);
    expect(again.body).toMatchObject({ code: 409, msg: '这条反馈已由测试会员处理，请刷新列表' });
    const opened = await test.call('ops/setFeedbackStatus', { id: item?.id, status: 'new' }, operator);
    expect(opened.body.data).toMatchObject({ status: 'new', note: '已修复', handled_by: '', handled_at: null });
  });

  it.each(['0', '99999999', 'abc', '1; drop table feedback'])('has no feedback %s', async (id) => {
    const { body } = await test.call('ops/setFeedbackStatus', { id, status: 'done' }, operator);
    expect(body).toMatchObject({ code: 404, msg: '这条反馈不存在' });
  });

  it('refuses a note that is too long and a state that does not exist', async () => {
    const long = await test.call(
      'ops/setFeedbackStatus',
      { id: '1', status: 'done', note: '长'.repeat(501) },
      operator,
    );
    expect(long).toMatchObject({ status: 422, body: { msg: 'note：处理说明最多 500 个字' } });
    expect((await test.call('ops/getFeedbackList', { status: 'lost' }, operator)).status).toBe(422);
  });
});
