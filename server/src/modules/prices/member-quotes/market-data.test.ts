import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { describeOnPostgres } from '@bee/testing/database';
import { uploadAs } from '@bee/testing/server/files';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import sharp from 'sharp';

const CABBAGE = { group: '叶菜类', name: '大白菜' };
const TODAY = '2026-03-04';

let test: TestApp;
let dataDir: string;
let operator: Browser;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-quote-'));
  test = await startTestApp({ DATA_DIR: dataDir }, openSampleDatabase);
  operator = await signIn(test, { operator: true });
}, 120_000);
afterAll(async () => {
  await test?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const said = (changes: object = {}) => ({
  ...CABBAGE,
  market_id: 'beijing',
  price_low: 1.2,
  price_high: 1.6,
  unit: '斤',
  date: TODAY,
  ...changes,
});
type Own = DataFor<'vegetable/addMarketData'>;
const add = async (browser: Browser, changes: object = {}) =>
  (await test.call('vegetable/addMarketData', said(changes), browser)).body;
const added = async (browser: Browser, changes: object = {}) => (await add(browser, changes)).data as Own;
const review = async (id: string, status: string, reason?: string, browser = operator) =>
  (await test.call('ops/setMarketDataStatus', { id, status, ...(reason && { reason }) }, browser)).body;
const shown = async () =>
  (await test.call('vegetable/getMemberQuoteList', CABBAGE)).body.data as DataFor<'vegetable/getMemberQuoteList'>;
const own = async (browser: Browser) =>
  (await test.call('vegetable/getMyMarketDataList', {}, browser)).body.data as DataFor<'vegetable/getMyMarketDataList'>;
const scoreOf = async (browser: Browser) =>
  ((await test.call('user/score', {}, browser)).body.data as DataFor<'user/score'>).score;
const messagesOf = async (browser: Browser) =>
  ((await test.call('user/getMessageList', {}, browser)).body.data as DataFor<'user/getMessageList'>).list;

describe('a quote by a member', () => {
  it('is converted, waits for review and is not shown to others', async () => {
    const member = await signIn(test);
    const { code, msg, data } = await add(member, { volume: 2.5, remark: '现场问到的' });
    expect({ code, msg }).toEqual({ code: 1, msg: '报价已提交，审核通过后显示，结果会发到“我的消息”' });
    expect(data).toMatchObject({
      price_low: 2.4,
      price_high: 3.2,
      price_avg: 2.8,
      original: { unit: '元/斤', low: 1.2, high: 1.6 },
      status: 'pending',
      usual: expect.any(Number),
    });
    expect((await own(member)).list).toHaveLength(1);
    expect((await shown()).list).toEqual([]);
  });

  it.each([
    [{ price_low: -1 }, /^最低价应在 0\.01 到 10000 元\/公斤之间/],
    [{ price_low: 0 }, /^最低价应在/],
    [{ price_high: 1e9 }, /^最高价应在/],
    [{ price_low: 'abc' }, /price_low：请填写最低价/],
    [{ price_low: 5, price_high: 4 }, /^最低价不能高于最高价/],
    [{ date: '2026-03-05' }, /^报价日期不能晚于今天$/],
    [{ date: '2026-02-24' }, /^只收最近 7 天的报价/],
    [{ date: '2026-02-30' }, /没有这一天/],
    [{ unit: '箱' }, /单位可选公斤、斤或吨/],
    [{ market_id: 'mars' }, /^没有这个市场/],
    [{ name: '火星菜' }, /^没有“火星菜”这个品种/],
    [{ spec: '没有的规格' }, /没有“没有的规格”这个规格/],
    [{ volume: -3 }, /^成交量应在/],
  ])('refused for %j says why', async (changes, msg) => {
    const body = await add(await signIn(test), changes);
    expect(body.code).not.toBe(1);
    expect(body.msg).toMatch(msg);
  });

  it('is written by members only', async () => expect((await add(test.newBrowser())).code).toBe(401));

  it('is one, however often it is sent, and another price of the same day is refused', async () => {
    const member = await signIn(test);
    const form_token = randomUUID();
    const first = await added(member, { form_token });
    expect((await added(member, { form_token })).id).toBe(first.id);
    expect((await added(member, { form_token: randomUUID() })).id).toBe(first.id);
    const other = await add(member, { price_high: 2 });
    expect(other).toMatchObject({ code: 409, msg: expect.stringContaining('您已报过 1.2–1.6 元/斤（待审核）') });
    expect((await own(member)).total).toBe(1);
  });

  it('may be written ten times a day', async () => {
    const member = await signIn(test);
    const days = ['2026-03-04', '2026-03-03', '2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27'];
    const places = ['beijing', 'tianjin'].flatMap((market_id) => days.map((date) => ({ market_id, date })));
    const codes: number[] = [];
    for (const place of places) codes.push((await add(member, place)).code);
    expect(codes).toEqual([...Array(10).fill(1), 429, 429]);
  });
});

describe('a review', () => {
  it('shows the quote apart, gives its points and tells the member', async () => {
    const member = await signIn(test);
    const { id } = await added(member, { date: '2026-03-03' });
    const before = (await test.call('vegetable/getDetail', CABBAGE)).body.data as DataFor<'vegetable/getDetail'>;
    expect(await review(id, 'approved')).toMatchObject({ code: 1, msg: '已通过并显示在行情页' });
    const { list, source } = await shown();
    expect(list.find((quote) => quote.id === id)).toMatchObject({
      price_avg: 2.8,
      by: '测**',
      market: expect.any(String),
    });
    expect(source).toMatchObject({ name: '会员报价', sample: false });
    const after = (await test.call('vegetable/getDetail', CABBAGE)).body.data as DataFor<'vegetable/getDetail'>;
    expect(after.latest).toEqual(before.latest);
    expect(await scoreOf(member)).toBe(5);
    expect(await messagesOf(member)).toMatchObject([
      { kind: 'quote', title: expect.stringContaining('报价已通过：大白菜') },
    ]);
    expect(await review(id, 'approved')).toMatchObject({ code: 409, msg: expect.stringContaining('已通过') });
    expect(await scoreOf(member)).toBe(5);
  });

  it('may bring a photo of the member’s own, which others see once it is approved and no longer when it is taken back', async () => {
    const [member, other] = [await signIn(test), await signIn(test)];
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer();
    const { fid } = (await uploadAs(test, member, { name: '价牌.png', bytes, purpose: 'image' })).data;
    expect(await add(other, { photo: fid })).toMatchObject({
      code: 0,
      msg: '照片：不存在或不是您上传的，请移除后重新上传',
    });
    const { id, photo } = await added(member, { photo: fid });
    expect(photo).toEqual({ fid, url: `/api/file/picture/${fid}` });
    const seenBy = async (browser?: Browser) =>
      (
        await test.app.inject({
          url: `/api/file/picture/${fid}`,
          cookies: browser ? { ...browser.cookies, token: browser.token } : {},
        })
      ).statusCode;
    expect([await seenBy(), await seenBy(other), await seenBy(member), await seenBy(operator)]).toEqual([
      404, 404, 200, 200,
    ]);
    await review(id, 'approved');
    expect(await seenBy()).toBe(200);
    expect((await shown()).list.find((quote) => quote.id === id)?.photo?.fid).toBe(fid);
    await review(id, 'rejected', '照片与品名不符');
    expect(await seenBy()).toBe(404);
  });

  it('needs a reason to refuse, which the member reads, and the day may be written anew', async () => {
    const member = await signIn(test);
    const { id } = await added(member);
    expect((await review(id, 'rejected')).msg).toBe('请写明原因，会员会看到');
    expect((await review(id, 'rejected', '价格与现场不符')).code).toBe(1);
    expect((await own(member)).list[0]).toMatchObject({ status: 'rejected', reason: '价格与现场不符' });
    expect((await messagesOf(member))[0]?.body).toContain('价格与现场不符');
    expect(await scoreOf(member)).toBe(0);
    expect((await added(member, { price_high: 1.7 })).status).toBe('pending');
  });

  it('takes back what turned out wrong', async () => {
    const { id } = await added(await signIn(test));
    await review(id, 'approved');
    await review(id, 'rejected', '重复');
    expect((await shown()).list.some((quote) => quote.id === id)).toBe(false);
  });

  it('is for operators only', async () => {
    const member = await signIn(test);
    const { id } = await added(member);
    expect((await review(id, 'approved', undefined, member)).code).toBe(403);
    expect((await test.call('ops/getMarketDataList', {}, member)).body.code).toBe(403);
    const { body } = await test.call('ops/getMarketDataList', { status: 'pending', kw: '大白菜' }, operator);
    const { list } = body.data as DataFor<'ops/getMarketDataList'>;
    expect(list.find((quote) => quote.id === id)).toMatchObject({
      nickname: '测试会员',
      member: expect.stringMatching(/^139\*{4}/),
    });
    expect((await review('nothing', 'approved')).code).toBe(404);
  });
});

describeOnPostgres('quotes that arrive together', () => {
  it('become one', async () => {
    const member = await signIn(test);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => add({ ...member }, { form_token: randomUUID() })),
    );
    expect(new Set(answers.map(({ data }) => (data as Own).id)).size).toBe(1);
    expect((await own(member)).total).toBe(1);
  });

  it('are rewarded once by operators who approve together', async () => {
    const member = await signIn(test);
    const { id } = await added(member);
    const codes = (await Promise.all(Array.from({ length: 12 }, () => review(id, 'approved')))).map(({ code }) => code);
    expect(codes.filter((code) => code === 1)).toHaveLength(1);
    expect(await scoreOf(member)).toBe(5);
    expect(await messagesOf(member)).toHaveLength(1);
  });

  it('are no more than ten a day', async () => {
    const member = await signIn(test);
    const days = ['2026-03-04', '2026-03-03', '2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27'];
    const places = ['beijing', 'tianjin'].flatMap((market_id) => days.map((date) => ({ market_id, date })));
    const codes = (await Promise.all(places.map((place) => add({ ...member }, place)))).map(({ code }) => code);
    expect(codes.filter((code) => code === 1)).toHaveLength(10);
  });
});
