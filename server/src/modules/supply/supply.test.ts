import type { SupplyDetail, SupplyPosting, SupplyReport } from '@bee/contracts/entity/supply';
import { signIn } from '@bee/testing/server/members';
import { buildPosting, post, review } from '@bee/testing/server/supply';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { expirePostings } from './jobs/expire-postings.ts';

let test: TestApp;
let operator: Browser;
beforeAll(async () => {
  test = await startTestApp();
  operator = await signIn(test, { operator: true });
});
afterAll(() => test?.close());
beforeEach(() => test.setNow('2026-03-04T10:00:00+08:00'));

const list = async (request: object = {}, browser?: Browser) => {
  const { body } = await test.call('vegetable/getSupplyDemandList', { limit: 100, ...request }, browser);
  return body.data as { list: SupplyPosting[]; total: number; facets?: Record<string, object[]> };
};
const detail = async (id: string, request: object = {}, browser?: Browser) =>
  (await test.call('vegetable/getSupplyDemandDetail', { id, ...request }, browser)).body;
const change = async (id: string, action: string, browser: Browser) =>
  (await test.call('vegetable/supplyDemandStatusChange', { id, action }, browser)).body;
const idOf = (body: { data: unknown }) => (body.data as { id: string }).id;
const stateOf = async (id: string, browser: Browser) => ((await detail(id, {}, browser)).data as SupplyDetail)?.status;

describe('a posting', () => {
  it('goes from its form through the review into the list, with its number masked', async () => {
    const owner = await signIn(test);
    const made = await post(test, owner, { title: '出售三七六十头', product: '三七' });
    expect(made).toMatchObject({ code: 1, data: { status: 'pending' } });
    const id = idOf(made);
    expect((await detail(id)).code).toBe(404);
    expect((await list({ product: '三七' })).total).toBe(0);
    expect(await review(test, operator, id)).toMatchObject({ code: 1, data: { status: 'online' } });
    const [card] = (await list({ product: '三七' })).list;
    expect(card).toMatchObject({ id, mobile_masked: '138****1234', days_left: 10, is_owner: false });
    expect(JSON.stringify((await detail(id)).data)).not.toContain('13800001234');
    expect((await detail(id, {}, owner)).data).toMatchObject({ mobile: '13800001234', is_owner: true });
  });

  it.each([
    [{ title: '番茄' }, 'title：标题至少 4 个字'],
    [{ title: '番'.repeat(41) }, 'title：标题最多 40 个字'],
    [{ qty: 0 }, 'qty：数量应大于 0'],
    [{ qty: -1 }, 'qty：数量应大于 0'],
    [{ qty: 1e9 }, 'qty：数量过大，请检查单位'],
    [{ qty_unit: '亩' }, 'qty_unit：请选择数量单位'],
    [{ price: 0 }, 'price：价格应大于 0'],
    [{ price: 1e9 }, 'price：价格过大，请检查单位'],
    [{ price: 3.215 }, '价格：最多两位小数，单位为元'],
    [{ price: null }, '价格：请填写价格，或选择面议'],
    [{ price_unit: null }, '价格单位：请选择价格单位'],
    [{ mobile: '12345678901' }, '手机号码：请输入正确的手机号码'],
    [{ adcode: '370000' }, '所在城市：没有这个城市，请从列表中选择'],
    [{ expires_at: '2026-03-06' }, /^有效期：请选择 2026-03-07 至 2026-04-03 之间/],
    [{ expires_at: '2026-04-04' }, /^有效期：请选择/],
    [{ expires_at: '2026-02-30' }, 'expires_at：没有这一天'],
    [{ images: ['1', '2', '3', '4', '5', '6', '7'] }, 'images：图片最多 6 张'],
    [{ images: ['nobody'] }, '图片：有图片不存在或不是您上传的，请移除后重新上传'],
    [{ title: '番茄 138 0013 8000' }, /^标题：请不要写电话号码/],
    [{ title: '番茄一三八零零一三八零零零' }, /^标题：请不要写电话号码/],
    [{ desc: '详见ｗｗｗ．ｅｘａｍｐｌｅ．ｃｏｍ' }, /^详细说明：请不要写网址/],
    [{ contact: '微信fengnong' }, /^联系人：请不要写微信/],
    [{ form_token: undefined }, '表单标识有误，请刷新页面后重试'],
  ])('refused for %j says which field and why', async (changes, msg) => {
    const owner = await signIn(test);
    const made = await post(test, owner, changes);
    expect(made.code).not.toBe(1);
    expect(made.msg).toMatch(msg);
  });

  it('needs no price where it is to be agreed, and compares prices per 公斤', async () => {
    const owner = await signIn(test);
    const agreed = idOf(await post(test, owner, { negotiable: true, product: '山药' }));
    const jin = idOf(await post(test, owner, { price: 2, price_unit: '元/斤', product: '山药' }));
    const box = idOf(await post(test, owner, { price: 50, price_unit: '元/箱', product: '山药' }));
    for (const id of [agreed, jin, box]) await review(test, operator, id);
    const { list: rows } = await list({ product: '山药', sort: 'price.asc' });
    expect(rows[0]).toMatchObject({ id: jin, price: 2, price_kg: 4 });
    expect(rows.find(({ id }) => id === agreed)).toMatchObject({ price: null, price_kg: null, negotiable: true });
    expect((await list({ product: '山药', price_min: 3, price_max: 5 })).list.map(({ id }) => id)).toEqual([jin]);
  });

  it('of the nearest provinces is first, seen from the province of the reader', async () => {
    const owner = await signIn(test);
    const made: string[] = [];
    for (const adcode of ['510100', '370700', '110100']) {
      const id = idOf(await post(test, owner, { product: '芋头', adcode }));
      await review(test, operator, id);
      made.push(id);
    }
    const [chengdu, weifang, beijing] = made;
    const from = async (near: string) => (await list({ product: '芋头', near, sort: 'near' })).list.map(({ id }) => id);
    expect(await from('120000')).toEqual([beijing, weifang, chengdu]);
    expect((await from('530000'))[0]).toBe(chengdu);
  });

  it('is one however often its form is sent', async () => {
    const owner = await signIn(test);
    const form_token = 'a-token-of-one-form-1';
    const ids = [];
    for (let sent = 0; sent < 3; sent++) ids.push(idOf(await post(test, owner, { form_token })));
    expect(new Set(ids).size).toBe(1);
    expect((await list({ mine: 1 }, owner)).total).toBe(1);
    expect((await post(test, await signIn(test), { form_token })).msg).toBe('表单标识有误，请刷新页面后重试');
  });

  it('may be new five times a day, whatever is deleted meanwhile; what is refused does not count', async () => {
    const owner = await signIn(test, { remember: true });
    for (let made = 0; made < 5; made++) {
      await post(test, owner, { qty: -1 });
      const id = idOf(await post(test, owner, { draft: true }));
      expect((await change(id, 'delete', owner)).code).toBe(1);
    }
    expect(await post(test, owner)).toMatchObject({ code: 429, msg: expect.stringContaining('今天已发布 5 条') });
    expect((await list({ mine: 1 }, owner)).total).toBe(0);
    test.setNow('2026-03-05T10:00:00+08:00');
    expect((await post(test, owner)).code).toBe(1);
  });

  it('of a known product is filed under its one name', async () => {
    await test.database.db
      .insertInto('price_product')
      .values({
        class_id: '蔬菜',
        group_name: '根茎类',
        name: '土豆',
        match_key: '土豆',
        alias: ['马铃薯'],
        rank: 1,
        sample: true,
      })
      .execute();
    const owner = await signIn(test);
    await review(test, operator, idOf(await post(test, owner, { product: '马铃薯' })));
    expect((await list({ product: '土豆' })).total).toBe(1);
  });
});

describe('the states of a posting', () => {
  it('go only where the table says, and only by its owner', async () => {
    const [owner, other] = [await signIn(test), await signIn(test)];
    const id = idOf(await post(test, owner, { draft: true }));
    expect(await change(id, 'submit', other)).toMatchObject({ code: 404 });
    expect(await change(id, 'pause', owner)).toMatchObject({ code: 409, msg: expect.stringContaining('“草稿”') });
    expect(await change(id, 'submit', owner)).toMatchObject({ code: 1, data: { status: 'pending' } });
    expect((await review(test, operator, id, { action: 'reject' })).msg).toBe('请填写驳回原因，发布人会看到');
    await review(test, operator, id, { action: 'reject', reason: '标题与品名不符' });
    expect((await detail(id, {}, owner)).data).toMatchObject({ status: 'rejected', reject_reason: '标题与品名不符' });
    expect(await post(test, owner, { id, title: '改过的标题' })).toMatchObject({ data: { id, status: 'pending' } });
    await review(test, operator, id);
    for (const [action, state] of [
      ['pause', 'paused'],
      ['resume', 'online'],
      ['done', 'done'],
    ])
      expect(await change(id, action ?? '', owner)).toMatchObject({ data: { status: state } });
    expect((await change(id, 'resume', owner)).code).toBe(409);
    expect((await detail(id)).code).toBe(404);
    expect(await change(id, 'delete', owner)).toMatchObject({ data: { status: 'deleted' } });
    expect((await detail(id, {}, owner)).code).toBe(404);
  });

  it('are decided on what was looked at, and by one operator', async () => {
    const owner = await signIn(test);
    const id = idOf(await post(test, owner));
    await post(test, owner, { id, title: '看过以后改的标题' });
    expect(await review(test, operator, id, { revision: 1 })).toMatchObject({
      code: 409,
      msg: expect.stringContaining('刚被发布人修改过'),
    });
    expect((await review(test, operator, id)).code).toBe(1);
    expect((await review(test, operator, id)).msg).toContain('现在是“展示中”');
    await review(test, operator, id, { action: 'takedown', reason: '被多人举报' });
    expect((await detail(id, {}, owner)).data).toMatchObject({ status: 'closed', reject_reason: '被多人举报' });
  });

  it('end with the day, at once for readers and by the job for good', async () => {
    const owner = await signIn(test, { remember: true });
    const id = await buildPosting(test, owner.uid, { expires_at: '2026-03-07', product: '茼蒿' });
    test.setNow('2026-03-07T23:30:00+08:00');
    expect((await list({ product: '茼蒿' })).list[0]?.days_left).toBe(0);
    expect(await expirePostings({ db: test.database.db, clock: { now: test.now } })).toBe(0);
    test.setNow('2026-03-08T00:10:00+08:00');
    expect((await list({ product: '茼蒿' })).total).toBe(0);
    expect((await detail(id)).code).toBe(404);
    expect((await change(id, 'pause', owner)).code).toBe(409);
    expect(await expirePostings({ db: test.database.db, clock: { now: test.now } })).toBe(1);
    expect(await stateOf(id, owner)).toBe('expired');
    expect((await list({ mine: 1, status: 'expired' }, owner)).total).toBe(1);
  });

  it('never come online after their last day', async () => {
    const owner = await signIn(test);
    const id = await buildPosting(test, owner.uid, { status: 'pending', expires_at: '2026-03-03' });
    expect((await review(test, operator, id)).msg).toContain('有效期已过');
    const paused = await buildPosting(test, owner.uid, { status: 'paused', expires_at: '2026-03-03' });
    expect((await change(paused, 'resume', owner)).code).toBe(409);
  });
});

describe('the number of a posting', () => {
  it('is shown to members, counted once a day each, and never to visitors', async () => {
    const [owner, member] = [await signIn(test), await signIn(test)];
    const id = await buildPosting(test, owner.uid);
    expect((await detail(id, { reveal: 1 })).code).toBe(401);
    expect((await detail(id, { reveal: 1 }, member)).data).toMatchObject({ mobile: '13800001234', reveals_left: 9 });
    expect((await detail(id, { reveal: 1 }, member)).data).toMatchObject({ mobile: '13800001234', reveals_left: null });
    await detail(id, { reveal: 1 }, owner);
    expect((await detail(id)).data).toMatchObject({ contacts: 1, mobile: null });
  });

  it.each([
    [{}, 10],
    [{ vip: true }, 50],
  ])('of others is seen by a member %j at most %i times a day', async (kind, most) => {
    const [owner, member] = [await signIn(test), await signIn(test, kind)];
    for (let seen = 0; seen < most; seen++)
      expect((await detail(await buildPosting(test, owner.uid), { reveal: 1 }, member)).code).toBe(1);
    const last = await buildPosting(test, owner.uid);
    expect(await detail(last, { reveal: 1 }, member)).toMatchObject({
      code: 429,
      msg: expect.stringContaining(`今天已查看 ${most} 个`),
    });
    expect((await detail(last)).data).toMatchObject({ contacts: 0 });
  });

  it('is not there of what is not shown, and views count once a day per person', async () => {
    const [owner, member] = [await signIn(test), await signIn(test)];
    const paused = await buildPosting(test, owner.uid, { status: 'paused' });
    expect((await detail(paused, { reveal: 1 }, member)).code).toBe(404);
    const id = await buildPosting(test, owner.uid);
    for (const browser of [member, member, owner, undefined]) await detail(id, { seen: 1 }, browser);
    expect((await detail(id)).data).toMatchObject({ views: 2 });
  });
});

describe('the list', () => {
  it('filters by kind, city, province, spec and pictures, and counts what there is', async () => {
    const owner = await signIn(test);
    const of = (changes: object) => buildPosting(test, owner.uid, { product: '莲藕', ...changes });
    const here = await of({ adcode: '420100', spec: '白莲' });
    await of({ adcode: '430700', place: '湖南省常德市', spec: '红莲', kind: 'demand' });
    expect((await list({ product: '莲藕', adcode: '420000' })).list.map(({ id }) => id)).toEqual([here]);
    expect((await list({ product: '莲藕', kind: 'demand' })).total).toBe(1);
    expect((await list({ product: '莲藕', spec: '白莲' })).total).toBe(1);
    expect((await list({ product: '莲藕', has_image: 1 })).total).toBe(0);
    expect((await list({ product: '莲藕' })).facets?.spec).toHaveLength(2);
    const names = await test.call('vegetable/getSupplyDemandNameList', { adcode: '430700' });
    expect(names.body.data).toContainEqual({ product: '莲藕', count: 1 });
    const cities = await test.call('vegetable/getSupplyDemandCityList', { kind: 'demand' });
    expect(cities.body.data).toContainEqual({ adcode: '430700', name: '常德市', count: 1 });
  });

  it('of one’s own asks for a member and shows nobody else’s', async () => {
    expect((await test.call('vegetable/getSupplyDemandList', { mine: 1 })).body.code).toBe(401);
    expect((await list({ mine: 1 }, await signIn(test))).total).toBe(0);
  });

  it('turns its pages without losing the total', async () => {
    const owner = await signIn(test);
    for (let made = 0; made < 5; made++) await buildPosting(test, owner.uid, { product: '香菜' });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ product: '香菜', page, limit: 2 })));
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(new Set(pages.flatMap(({ list: rows }) => rows.map(({ id }) => id))).size).toBe(5);
  });
});

describe('a report', () => {
  const report = async (id: string, changes: object, browser: Browser) =>
    (await test.call('vegetable/supplyDemandReport', { id, reason: 'false', ...changes }, browser)).body;

  it('reaches the operators once per member and is closed with a note', async () => {
    const [owner, member] = [await signIn(test), await signIn(test)];
    const id = await buildPosting(test, owner.uid, { title: '被举报的一条' });
    expect((await report(id, {}, owner)).msg).toContain('您自己发布的');
    expect((await report(id, { reason: 'other' }, member)).msg).toContain('请说明情况');
    expect((await report(id, {}, member)).code).toBe(1);
    expect((await report(id, { reason: 'fraud', detail: '要先付定金' }, member)).code).toBe(1);
    const found = async () =>
      (await test.call('ops/getSupplyReportList', { kw: '被举报的一条' }, operator)).body.data as {
        list: SupplyReport[];
        total: number;
      };
    const { list: rows, total } = await found();
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      posting_id: id,
      message: null,
      reason: 'fraud',
      detail: '要先付定金',
      status: 'new',
    });
    const close = { id: rows[0]?.id, status: 'done', note: '已下架' };
    expect((await test.call('ops/setSupplyReportStatus', close, operator)).body.code).toBe(1);
    expect((await test.call('ops/setSupplyReportStatus', close, operator)).body.code).toBe(409);
    expect((await found()).list[0]).toMatchObject({ status: 'done', note: '已下架', handled_by: '测试会员' });
  });
});
