import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { download } from '@bee/testing/server/files';
import { buildPaidOrder, submitInvoiceAs } from '@bee/testing/server/invoices';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
let dataDir: string;
let member: Browser & { uid: number };
let operator: Browser;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bee-invoice-'));
  test = await startTestApp({ DATA_DIR: dataDir });
  operator = await signIn(test, { operator: true });
});
afterAll(async () => {
  await test?.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  member = await signIn(test);
});

let numbers = 0;
const newNumber = () => String(26_530_000_000_000 + ++numbers);

const asked = async (title = '云岭蔬菜专业合作社') => {
  const orders = [await buildPaidOrder(test, member.uid), await buildPaidOrder(test, member.uid)];
  const ids = orders.map(({ id }) => id);
  const { data } = await submitInvoiceAs(test, member, ids, { title });
  return { id: data?.invoice_id ?? '', ids };
};
const set = async (id: string, status: string, rest: object = {}, who = operator) =>
  (await test.call('ops/setInvoiceStatus', { id, status, ...rest }, { ...who })).body;
const invoiceOf = async (id: string) =>
  (await test.call('order/getInvoice', { id }, member)).body.data as { status: string; fid: string | null };
const orderStates = async (ids: string[]) =>
  (await test.database.db.selectFrom('purchase').select('invoice_status').where('id', 'in', ids).execute()).map(
    ({ invoice_status }) => invoice_status,
  );
const messages = async () =>
  (
    (await test.call('user/getMessageList', {}, member)).body.data as {
      list: { kind: string; title: string; body: string; link: unknown }[];
    }
  ).list;

describe('an invoice at the operators', () => {
  it('is begun and issued with a number, and its member downloads the PDF', async () => {
    const { id, ids } = await asked();
    expect(await set(id, 'issuing')).toMatchObject({ code: 1, data: { status: 'issuing' } });
    expect(await orderStates(ids)).toEqual(['issuing', 'issuing']);
    expect((await set(id, 'issued')).msg).toContain('请填写发票号码');
    expect((await set(id, 'issued', { no: '1234567' })).msg).toContain('发票号码应是 8 至 20 位数字');
    const no = newNumber();
    expect(await set(id, 'issued', { no })).toMatchObject({
      code: 1,
      data: { status: 'issued', no, handled_by: '测试会员' },
    });
    expect(await orderStates(ids)).toEqual(['issued', 'issued']);

    const { fid } = await invoiceOf(id);
    const { body } = await test.call('file/getFileToken', { fid }, member);
    const { url, filename, size } = body.data as { url: string; filename: string; size: number };
    expect(filename).toBe(`电子发票-${no}-198.00元.pdf`);
    const file = await download(test, member, url);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.rawPayload).toHaveLength(size);
    expect(size).toBeGreaterThan(10_000);
    for (const who of [await signIn(test), operator])
      expect((await test.call('file/getFileToken', { fid }, who)).body.code).toBe(404);
    expect(await messages()).toMatchObject([
      { kind: 'invoice', title: '发票已开具', link: { page: 'user/order/invoice_list', params: { state: 'done' } } },
      { title: '发票正在开具' },
    ]);
  });

  it('has a number of its own', async () => {
    const [first, second] = [await asked(), await asked()];
    const no = newNumber();
    await set(first.id, 'issued', { no });
    expect(await set(second.id, 'issued', { no })).toMatchObject({
      code: 409,
      msg: `发票号码 ${no} 已用于另一张发票，请核对号码`,
      field: 'no',
    });
    expect(await invoiceOf(second.id)).toMatchObject({ status: 'submitted', fid: null });
    expect(await orderStates(second.ids)).toEqual(['submitted', 'submitted']);
  });

  it('is given back with a reason, and its orders are free for the next', async () => {
    const { id, ids } = await asked();
    expect((await set(id, 'rejected', { reason: ' ' })).msg).toContain('请写明退回的原因');
    expect((await set(id, 'rejected', { reason: '税号与名称不符' })).code).toBe(1);
    expect(await invoiceOf(id)).toMatchObject({ status: 'rejected', reject_reason: '税号与名称不符' });
    expect(await orderStates(ids)).toEqual(['rejected', 'rejected']);
    expect((await messages())[0]).toMatchObject({
      title: '发票申请被退回',
      body: expect.stringContaining('税号与名称不符'),
    });
    const { data } = await submitInvoiceAs(test, member, ids);
    expect(data?.status).toBe('submitted');
    expect(await orderStates(ids)).toEqual(['submitted', 'submitted']);
    // The first invoice is final; changes to it no longer affect the orders.
    expect((await set(id, 'issuing')).code).toBe(409);
  });

  it('that was issued is reversed by a red invoice with a number and a PDF of its own, and is found by both', async () => {
    const { id, ids } = await asked('红冲的蔬菜公司');
    const [no, red] = [newNumber(), newNumber()];
    await set(id, 'issued', { no });
    expect((await set(id, 'rejected', { reason: '抬头开错' })).msg).toContain('不能改为“已退回”');
    expect((await set(id, 'reversed', { reason: '抬头开错' })).msg).toContain('请填写红字发票号码');
    expect((await set(id, 'reversed', { no: red })).msg).toContain('请写明红冲的原因');
    expect((await set(id, 'reversed', { no, reason: '抬头开错' })).msg).toContain(`发票号码 ${no} 已用于另一张发票`);
    expect(await set(id, 'reversed', { no: red, reason: '抬头开错' })).toMatchObject({
      code: 1,
      msg: '“红冲的蔬菜公司”的发票已改为“已红冲”',
      data: { status: 'reversed', no, red_no: red, reject_reason: '抬头开错' },
    });
    const after = (await test.call('order/getInvoice', { id }, member)).body.data as Record<string, string>;
    expect(after).toMatchObject({ status: 'reversed', fid: null, reversed_at: expect.any(String) });
    expect(await orderStates(ids)).toEqual(['reversed', 'reversed']);
    expect((await messages())[0]).toMatchObject({ title: '发票已红冲', body: expect.stringContaining(red) });

    const { body } = await test.call('file/getFileToken', { fid: after.red_fid }, member);
    const { url, filename } = body.data as { url: string; filename: string };
    expect(filename).toBe(`红字发票-${red}-负198.00元.pdf`);
    expect((await download(test, member, url)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const records = async (status: string) =>
      (await test.call('order/getInvoiceRequestList', { state: 'done', status }, member)).body.data;
    expect(await records('reversed')).toMatchObject({ total: 1, list: [{ invoice: { id } }] });
    expect(await records('rejected')).toMatchObject({ total: 0 });
    const reviews = (await test.call('ops/getInvoiceList', { status: 'reversed', kw: red }, operator)).body.data;
    expect(reviews).toMatchObject({ total: 1, list: [{ id }] });
    expect((await submitInvoiceAs(test, member, ids)).data?.status).toBe('submitted');
  });

  it('shares its numbers with red ones', async () => {
    const [first, second] = [await asked(), await asked()];
    const red = newNumber();
    await set(first.id, 'issued', { no: newNumber() });
    await set(first.id, 'reversed', { no: red, reason: '抬头开错' });
    expect(await set(second.id, 'issued', { no: red })).toMatchObject({ code: 409 });
    expect(await invoiceOf(second.id)).toMatchObject({ status: 'submitted', fid: null });
  });

  it('tells the slower of two operators what it is now, and by whom', async () => {
    const { id } = await asked();
    await set(id, 'rejected', { reason: '税号不符' });
    expect(await set(id, 'issued', { no: newNumber() })).toMatchObject({
      code: 409,
      msg: '“云岭蔬菜专业合作社”的发票现在是“已退回”（测试会员），不能改为“已开具”，请刷新列表',
    });
    expect((await set('no-such', 'issuing')).code).toBe(404);
  });

  it('is found by state, title, number, order and the member’s number; by operators only', async () => {
    const { id, ids } = await asked('找得到的蔬菜公司');
    const { no } = await test.database.db
      .selectFrom('purchase')
      .select('no')
      .where('id', '=', ids[0] ?? '')
      .executeTakeFirstOrThrow();
    const { mobile } = await test.database.db
      .selectFrom('member')
      .select('mobile')
      .where('uid', '=', member.uid)
      .executeTakeFirstOrThrow();
    for (const kw of ['找得到的', no, String(mobile).slice(-4)]) {
      const { body } = await test.call('ops/getInvoiceList', { kw, status: 'submitted', limit: 100 }, operator);
      expect((body.data as { list: { id: string }[] }).list.map((row) => row.id)).toContain(id);
    }
    const { body } = await test.call('ops/getInvoiceList', { kw: '找得到的' }, operator);
    expect(body.data).toMatchObject({ total: 1, list: [{ member: expect.stringMatching(/^139\*{4}\d{4}$/) }] });
    expect((await test.call('ops/getInvoiceList', {}, member)).body.code).toBe(403);
    expect((await set(id, 'issuing', {}, member)).code).toBe(403);
  });
});
