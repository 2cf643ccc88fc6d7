import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { signIn } from '@bee/testing/server/members';
import { buildPosting, post, review } from '@bee/testing/server/supply';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { readTagVersions } from '../../cache/tag.repository.ts';

let test: TestApp;
let operator: Browser;
beforeAll(async () => {
  test = await startTestApp();
  operator = await signIn(test, { operator: true });
});
afterAll(() => test?.close());
beforeEach(() => test.setNow('2026-03-04T10:00:00+08:00'));

const read = async (id: string, browser?: Browser) =>
  (await test.call('vegetable/getSupplyDemandDetail', { id }, browser)).body;
const detail = async (id: string, browser: Browser) => (await read(id, browser)).data as SupplyDetail;
const change = async (id: string, action: string, browser: Browser) =>
  (await test.call('vegetable/supplyDemandStatusChange', { id, action }, browser)).body;
const versionOf = async (tag: string) => (await readTagVersions(test.database.db, [tag])).get(tag);

/** Same values as `post` writes, so that only the fields named by a test differ. */
const SAME = { expires_at: '2026-03-14', desc: '成熟度八成，可视频看货。' };
const shown = async (owner: Browser, changes: object = {}): Promise<string> => {
  const { id } = (await post(test, owner, { ...SAME, ...changes })).data as { id: string };
  await review(test, operator, id);
  return id;
};

describe('a change of a posting that is shown', () => {
  it('of quantity, price and last day is read at once', async () => {
    const owner = await signIn(test);
    const id = await shown(owner);
    const { published_at } = await detail(id, owner);
    const counts = await versionOf('supply:counts');
    const before = await versionOf(`supply:${id}`);
    const changes = { ...SAME, qty: 800, price: 1.5, price_unit: '元/斤', expires_at: '2026-03-20' };
    expect(await post(test, owner, { id, ...changes })).toMatchObject({
      data: { status: 'online' },
      msg: '修改已生效',
    });
    expect(await versionOf(`supply:${id}`)).toEqual({ ...before, version: (before?.version ?? 0) + 1 });
    expect(await versionOf('supply:counts')).toEqual(counts);
    expect((await read(id)).data).toMatchObject({ qty: 800, price_kg: 3, expires_at: '2026-03-20', published_at });
    expect(await post(test, owner, { id, ...changes, negotiable: true })).toMatchObject({ data: { status: 'online' } });
    expect((await read(id)).data).toMatchObject({ price: null, negotiable: true });
  });

  it.each([
    [{ title: '改过的标题写得更清楚' }],
    [{ product: '黄瓜' }],
    [{ spec: '软果' }],
    [{ variety: '普罗旺斯' }],
    [{ desc: '换了说明' }],
    [{ origin: '寿光' }],
    [{ contact: '老李' }],
    [{ mobile: '13800004321' }],
    [{ adcode: '370100' }],
    [{ kind: 'demand' }],
  ])('of %j is looked at again, and nobody reads it before', async (changes) => {
    const owner = await signIn(test);
    const id = await shown(owner);
    const sent = await post(test, owner, { id, ...SAME, ...changes });
    expect(sent).toMatchObject({ code: 1, data: { status: 'pending' }, msg: '已提交，审核通过后展示' });
    expect((await read(id)).code).toBe(404);
    const tag = await versionOf(`supply:${id}`);
    expect(tag?.withdrawn).toBe(tag?.version);
    expect((await review(test, operator, id)).code).toBe(1);
    expect((await read(id)).code).toBe(1);
  });

  it('keeps its place among the newest after the second look', async () => {
    const owner = await signIn(test, { remember: true });
    const id = await shown(owner);
    const { published_at } = await detail(id, owner);
    test.setNow('2026-03-05T10:00:00+08:00');
    await post(test, owner, { id, ...SAME, title: '第二天改的标题' });
    const again = await signIn(test, { operator: true });
    await review(test, again, id);
    expect(await detail(id, owner)).toMatchObject({ status: 'online', published_at });
  });

  it('leaves a paused one paused', async () => {
    const owner = await signIn(test);
    const id = await shown(owner);
    await change(id, 'pause', owner);
    expect((await post(test, owner, { id, ...SAME, qty: 10 })).data).toMatchObject({ status: 'paused' });
    expect((await post(test, owner, { id, ...SAME, title: '暂停时改的标题' })).data).toMatchObject({
      status: 'pending',
    });
  });

  it('goes by the rules of a new one', async () => {
    const owner = await signIn(test);
    const id = await shown(owner);
    for (const [changes, msg] of [
      [{ title: '番茄 138 0013 8000' }, /^标题：请不要写电话号码/],
      [{ qty: -1 }, 'qty：数量应大于 0'],
      [{ price: 1e9 }, 'price：价格过大，请检查单位'],
      [{ expires_at: '2026-03-05' }, /^有效期：请选择/],
      [{ images: ['nobody'] }, /^图片：有图片不存在/],
    ] as const)
      expect((await post(test, owner, { id, ...SAME, ...changes })).msg).toMatch(msg);
    expect(await detail(id, owner)).toMatchObject({ status: 'online', title: '大棚番茄现货供应', revision: 1 });
  });

  it('is for its owner, and is no draft again', async () => {
    const [owner, other] = [await signIn(test), await signIn(test)];
    const id = await shown(owner);
    const words = '这条供需信息不存在，或不是您发布的';
    expect(await post(test, other, { id, ...SAME, qty: 1 })).toMatchObject({ code: 404, msg: words });
    expect(await post(test, operator, { id, ...SAME, qty: 1 })).toMatchObject({ code: 404, msg: words });
    expect((await post(test, owner, { id, ...SAME, draft: true })).msg).toContain('不能再存为草稿');
    expect(await detail(id, owner)).toMatchObject({ status: 'online', qty: 5000 });
  });

  it.each([
    ['close', '已关闭'],
    ['done', '已成交'],
  ])('that was meanwhile ended by %s is refused and says what it is now', async (action, state) => {
    const owner = await signIn(test);
    const id = await shown(owner);
    const { revision } = await detail(id, owner);
    await change(id, action, owner);
    expect(await post(test, owner, { id, revision, ...SAME, price: 1 })).toMatchObject({
      code: 409,
      msg: `这条信息现在是“${state}”，不能再修改；需要的话请重新发布`,
    });
    expect(await detail(id, owner)).toMatchObject({ price: 3.2 });
  });

  it('is refused when an operator took it down or its days are over', async () => {
    const owner = await signIn(test);
    const id = await shown(owner);
    await review(test, operator, id, { action: 'takedown', reason: '被多人举报' });
    expect((await post(test, owner, { id, ...SAME, qty: 1 })).msg).toContain('“已关闭”');
    expect(await detail(id, owner)).toMatchObject({ reject_reason: '被多人举报' });
    const over = await buildPosting(test, owner.uid, { expires_at: '2026-03-03' });
    expect((await post(test, owner, { id: over, ...SAME })).msg).toContain('“已过期”');
  });

  it('does not write over another change that its form has not seen', async () => {
    const owner = await signIn(test);
    const id = await shown(owner);
    const { revision } = await detail(id, owner);
    expect((await post(test, owner, { id, revision, ...SAME, price: 4 })).code).toBe(1);
    expect(await post(test, owner, { id, revision, ...SAME, price: 5 })).toMatchObject({
      code: 409,
      msg: expect.stringContaining('又被修改过，没有保存'),
    });
    expect(await detail(id, owner)).toMatchObject({ price: 4, revision: revision + 1 });
  });
});
