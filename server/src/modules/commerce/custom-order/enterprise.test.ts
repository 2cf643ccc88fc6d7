import { randomUUID } from 'node:crypto';
import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
let operator: Browser;
beforeAll(async () => {
  test = await startTestApp();
  operator = await signIn(test, { operator: true });
});
afterAll(() => test?.close());

let address = 0;
/** A separate address per order, because of the limit per address. */
const visitor = () => {
  address += 1;
  return test.newBrowser(`198.51.100.${address}`);
};

const request = (changes: object = {}) => ({
  kind: 'report',
  title: '云南三七产销调研',
  contact: '老周',
  mobile: '13812345678',
  ...changes,
});

const order = async (changes: object = {}, browser: Browser = visitor()) =>
  (await test.call('enterprise/addCustomOrder', request(changes), browser)).body;

const listed = async (filter: object) => {
  const { body } = await test.call('ops/getCustomOrderList', filter, operator);
  return body.data as { list: CustomOrder[]; total: number; facets: Record<string, object[]> };
};

const attach = async (uid: number, purpose: 'attachment' | 'avatar' = 'attachment'): Promise<string> => {
  const fid = randomUUID();
  const hash = fid.replaceAll('-', '').padEnd(64, '0');
  await test.database.db
    .insertInto('file')
    .values({
      fid,
      uid,
      purpose,
      name: '要求.pdf',
      type: 'application/pdf',
      size: 9,
      sent_sha256: hash,
      sha256: hash,
      key: fid,
      state: 'stored',
      created_at: test.now(),
      changed_at: test.now(),
    })
    .execute();
  return fid;
};

describe('a custom order', () => {
  it('is taken from a visitor, with a number that can be read out', async () => {
    const { code, msg, data } = await order({
      title: '访客的需求',
      mobile: '+86 138 1234 5678',
      deadline: '2026-05-01',
    });
    const { id, no } = data as { id: string; no: string };
    expect(code).toBe(1);
    expect(no).toMatch(/^DZ20260304-[2-9A-HJ-NP-Z]{8}$/);
    expect(msg).toContain(no);
    const [row] = (await listed({ kw: no })).list;
    expect(row).toMatchObject({
      id,
      mobile: '13812345678',
      deadline: '2026-05-01',
      member: '',
      status: 'new',
      steps: [],
    });
  });

  it('is one however often its form is sent, also at the same time', async () => {
    const form_token = randomUUID();
    const browser = visitor();
    const answers = await Promise.all([1, 2, 3].map(() => order({ title: '双击', form_token }, browser)));
    const later = await order({ title: '双击', form_token }, browser);
    expect(new Set([...answers, later].map(({ data }) => (data as { no: string }).no)).size).toBe(1);
    expect((await listed({ kw: '双击' })).total).toBe(1);
  });

  it.each([
    [{ title: ' ' }, 'title：请填写需求主题'],
    [{ title: '长'.repeat(81) }, 'title：需求主题最多 80 个字'],
    [{ contact: undefined }, 'contact：请填写联系人'],
    [{ mobile: '' }, 'mobile：请填写手机号码'],
    [{ kind: 'poem' }, 'kind：请选择定制报告或定制数据'],
    [{ fields: '字'.repeat(2001) }, 'fields：内容要求最多 2000 个字'],
    [{ remark: 'a\0b' }, 'remark：含有不允许的字符'],
    [{ deadline: '明年' }, 'deadline：日期应写成 2026-01-31 的样子'],
    [{ file_ids: ['1', '2', '3', '4', '5', '6'] }, 'file_ids：附件最多 5 个'],
    [{ form_token: 'x' }, 'form_token：表单标识有误，请刷新页面后重试'],
  ])('refused for %j names the field', async (changes, msg) => {
    expect((await order(changes)).msg).toBe(msg);
  });

  it('needs a mobile number that exists and a day to come', async () => {
    expect(await order({ mobile: '12345678901' })).toMatchObject({ code: 0, msg: '手机号码：请输入正确的手机号码' });
    expect(await order({ deadline: '2026-03-03' })).toMatchObject({ code: 0, msg: '期望交付日期：不能早于今天' });
  });

  it('carries attachments of its own member only', async () => {
    const [mine, other] = [await signIn(test), await signIn(test)];
    const own = await attach(mine.uid);
    expect((await order({ file_ids: [own] })).code).toBe(401);
    for (const fid of [await attach(other.uid), await attach(mine.uid, 'avatar'), 'no-such-file'])
      expect((await order({ file_ids: [own, fid] }, mine)).msg).toBe('附件：有文件不存在或已删除，请移除后重新上传');
    expect((await order({ title: '带附件', file_ids: [own, own] }, mine)).code).toBe(1);
    const [row] = (await listed({ kw: '带附件' })).list;
    expect(row?.files).toEqual([{ fid: own, name: '要求.pdf', size: 9 }]);
    expect(row?.member).toMatch(/^139\*{4}\d{4}$/);
    expect((await test.call('file/getFileToken', { fid: own }, operator)).body.code).toBe(1);
    expect((await test.call('file/getFileToken', { fid: own }, other)).body.code).toBe(404);
  });

  it('is limited per address, and per member from wherever', async () => {
    const flood = visitor();
    for (let sent = 0; sent < 10; sent += 1) expect((await order({}, flood)).code).toBe(1);
    expect(await order({}, flood)).toMatchObject({ code: 429, msg: expect.stringContaining('一小时后') });
    const member = await signIn(test);
    const from = (last: number) => ({ ...member, ip: `192.0.2.${last}` });
    for (let sent = 0; sent < 10; sent += 1) expect((await order({}, from(sent))).code).toBe(1);
    expect(await order({}, from(99))).toMatchObject({ code: 429, msg: expect.stringContaining('今天已提交 10 份') });
  });
});

describe('operators', () => {
  const step = (id: string, status: string, note?: string) =>
    test.call('ops/setCustomOrderStatus', { id, status, ...(note && { note }) }, operator);

  it('take an order from state to state, and each step keeps who did it', async () => {
    const { id, no } = (await order({ title: '逐步处理', kind: 'data' })).data as { id: string; no: string };
    expect((await step(id, 'done')).body).toMatchObject({
      code: 409,
      msg: `${no} 现在是“待联系”，不能改为“已完成”，请刷新列表`,
    });
    expect((await step(id, 'contacted', '已通话')).body).toMatchObject({ code: 1, msg: `${no} 已改为“已联系”` });
    expect((await step(id, 'contacted')).body.msg).toContain('现在是“已联系”（测试会员）');
    const { data } = (await step(id, 'declined', '范围不合')).body;
    expect((data as CustomOrder).steps).toEqual([
      { status: 'contacted', operator: '测试会员', note: '已通话', at: test.now().toISOString() },
      { status: 'declined', operator: '测试会员', note: '范围不合', at: test.now().toISOString() },
    ]);
    const { total, facets } = await listed({ status: 'declined', kind: 'data' });
    expect(total).toBe(1);
    expect(facets.status).toContainEqual({ value: 'declined', label: '已谢绝', count: 1 });
  });

  it('of two who take the same step one is told', async () => {
    const { id } = (await order({ title: '两人同时' })).data as { id: string };
    const codes = (await Promise.all([step(id, 'contacted'), step(id, 'contacted')])).map(({ body }) => body.code);
    expect(codes.sort()).toEqual([1, 409]);
  });

  it('are the only ones', async () => {
    const member = await signIn(test);
    expect((await test.call('ops/getCustomOrderList', {}, member)).body.code).toBe(403);
    expect((await test.call('ops/setCustomOrderStatus', { id: 'x', status: 'done' }, member)).body.code).toBe(403);
    expect((await step('x', 'contacted')).body).toMatchObject({ code: 404, msg: '这份定制需求不存在' });
  });
});
