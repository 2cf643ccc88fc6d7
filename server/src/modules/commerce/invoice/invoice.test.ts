import { MAX_INVOICE_ORDERS } from '@bee/domain/invoice-orders';
import { MAX_TITLES } from '@bee/domain/invoice-title';
import { buildPaidOrder, invoiceForm, newFormToken, submitInvoiceAs } from '@bee/testing/server/invoices';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
let member: Browser & { uid: number };
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  member = await signIn(test);
});

const submit = (ids: readonly string[] | string, changes = {}, who: Browser = member) =>
  submitInvoiceAs(test, who, ids, changes);
const order = (changes = {}) => buildPaidOrder(test, member.uid, changes);
const listOf = async (state: 'todo' | 'done', who: Browser = member) =>
  (await test.call('order/getInvoiceRequestList', { state }, who)).body.data as {
    total: number;
    list: { order?: { id: string }; invoice?: { id: string; amount: string; status: string } }[];
    facets: { state: { value: string; count: number }[] };
  };
const statusOf = async (id: string) =>
  (await test.database.db.selectFrom('purchase').select('invoice_status').where('id', '=', id).executeTakeFirst())
    ?.invoice_status;
const invoicesOf = (uid: number) => test.database.db.selectFrom('invoice').selectAll().where('uid', '=', uid).execute();

describe('orders that may be invoiced', () => {
  it('are paid, worth something, in no invoice and not being refunded', async () => {
    const good = await order();
    const part = await order({ refunded: '40.00' });
    await order({ status: 'unpaid', paid_at: null });
    await order({ status: 'refunding' });
    await order({ refunded: '99.00' });
    await order({ paid_at: '2025-03-04T01:59:00Z' });
    const taken = await order();
    expect((await submit([taken.id])).code).toBe(1);
    await buildPaidOrder(test, (await signIn(test)).uid);
    const { list, total, facets } = await listOf('todo');
    expect(list.map((row) => row.order?.id).sort()).toEqual([good.id, part.id].sort());
    expect(total).toBe(2);
    expect(facets.state).toEqual(
      expect.arrayContaining([
        { value: 'todo', label: '可开票', count: 2 },
        { value: 'done', label: '发票记录', count: 1 },
      ]),
    );
    const { body } = await test.call('order/getInvoiceInfo', { ids: `${good.id},${part.id},${good.id}` }, member);
    expect(body.data).toMatchObject({ total: '158.00', orders: [{ id: good.id }, { id: part.id }] });
  });

  it('do not while a refund of a part is on its way, although they are paid', async () => {
    const { id } = await order();
    const { db } = test.database;
    await db
      .insertInto('payment')
      .values({
        ...{ pay_no: `p-${id}`, order_id: id, method: 'wechat', channel: 'native', amount: '99.00', status: 'paid' },
        ...{ created_at: test.now(), expires_at: test.now() },
      })
      .execute();
    await db
      .insertInto('refund')
      .values({
        ...{ id: `r-${id}`, order_id: id, pay_no: `p-${id}`, cause: 'operator', status: 'sent', amount: '9.00' },
        ...{ reason: '少发一份', created_at: test.now() },
      })
      .execute();
    expect((await listOf('todo')).total).toBe(0);
    expect(await submit([id])).toMatchObject({ code: 409, msg: expect.stringContaining('正在退款') });
  });
});

describe('asking for an invoice', () => {
  it('makes one over several orders and marks them', async () => {
    const [a, b] = [await order(), await order({ kind: 'vip', pay_amount: '398.00', amount: '398.00' })];
    const answer = await submit(`${a.id},${b.id}`, { remark: '合同 2026-3' });
    expect(answer).toMatchObject({ code: 1, data: { status: 'submitted' } });
    const { body } = await test.call('order/getInvoice', { id: answer.data?.invoice_id }, member);
    expect(body.data).toMatchObject({
      amount: '497.00',
      content: '研究报告、会员服务费',
      title: { kind: 'company', tax_no: '91350100M000100Y43' },
      fid: null,
      orders: [{ id: a.id }, { id: b.id }],
    });
    expect([await statusOf(a.id), await statusOf(b.id)]).toEqual(['submitted', 'submitted']);
    expect((await listOf('done')).list).toMatchObject([{ invoice: { amount: '497.00', status: 'submitted' } }]);
    const other = await signIn(test);
    expect((await test.call('order/getInvoice', { id: answer.data?.invoice_id }, other)).body.code).toBe(404);
  });

  it('refuses the whole for an order of somebody else, and names it', async () => {
    const own = await order();
    const foreign = await buildPaidOrder(test, (await signIn(test)).uid);
    for (const id of [foreign.id, 'no-such-order']) {
      const refused = { code: 404, msg: expect.stringContaining(`订单 ${id} 不存在`) };
      expect(await submit([own.id, id])).toMatchObject(refused);
      expect((await test.call('order/getInvoiceInfo', { ids: [own.id, id] }, member)).body).toMatchObject(refused);
    }
    expect([await statusOf(own.id), await statusOf(foreign.id)]).toEqual(['none', 'none']);
    expect(await invoicesOf(member.uid)).toEqual([]);
  });

  it('refuses the whole for one that may not, with its number and the reason', async () => {
    const good = await order();
    const unpaid = await order({ status: 'unpaid', paid_at: null, expires_at: '2026-03-04T10:20:00+08:00' });
    const taken = await order();
    await submit([taken.id]);
    expect((await submit([good.id, unpaid.id, taken.id])).msg).toBe(
      `订单 ${unpaid.no} 尚未支付；订单 ${taken.no} 已申请过发票，不能开票，请回到“发票管理”重新选择`,
    );
    expect(await statusOf(good.id)).toBe('none');
  });

  it('counts an order that is named twice once, and takes no more than 50', async () => {
    const { id } = await order();
    const answer = await submit([id, id, ` ${id}`]);
    expect(answer.code).toBe(1);
    expect(await invoicesOf(member.uid)).toMatchObject([{ amount: '99.00' }]);
    const many = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`);
    expect((await submit(many(MAX_INVOICE_ORDERS + 1))).msg).toContain('最多 50 个订单');
    expect((await submit(many(MAX_INVOICE_ORDERS))).msg).toContain('订单 x0 不存在');
    expect((await submit(many(10_000).join())).msg).toContain('最多 50 个订单');
    expect((await submit(many(10_000))).msg).toContain('最多 50 个订单');
    expect((await submit([])).msg).toContain('请选择要开票的订单');
  });

  it('answers a form that is sent again as before, and refuses it with another content', async () => {
    const [a, b] = [await order(), await order()];
    const form_token = newFormToken();
    const first = await submit([b.id, a.id], { form_token });
    expect(await submit([a.id, b.id], { form_token })).toEqual(first);
    for (const change of [{ email: 'other@example.com' }, { title: '另一家合作社' }, { remark: '加一句' }])
      expect(await submit([a.id, b.id], { form_token, ...change })).toMatchObject({ code: 409 });
    expect(await submit([a.id], { form_token })).toMatchObject({ code: 409 });
    expect(await invoicesOf(member.uid)).toHaveLength(1);
    // Tokens of different members are independent.
    const other = await signIn(test);
    const theirs = await buildPaidOrder(test, other.uid);
    expect((await submit([theirs.id], { form_token }, other)).code).toBe(1);
  });

  it.each([
    [{ tax_no: '' }, 'tax_no', '请填写税号'],
    [{ tax_no: '91350100M000100Y44' }, 'tax_no', '校验位不对'],
    [{ title: '<script>alert(1)</script>' }, 'title', '不能含有 < 或 >'],
    [{ title: '云' }, 'title', '发票抬头至少 2 个字'],
    [{ email: '' }, 'email', '请填写正确的邮箱'],
    [{ type: 'special' }, 'address', '专用发票需要注册地址'],
    [{ type: 'special', kind: 'person' }, 'type', '专用发票只能开给企业'],
    [{ remark: 'x'.repeat(201) }, 'remark', '备注最多 200 个字'],
  ])('refuses %j and names %s', async (change, field, message) => {
    const { id } = await order();
    expect(await submit([id], change)).toMatchObject({ success: false, field, msg: expect.stringContaining(message) });
    expect(await statusOf(id)).toBe('none');
  });

  it('reads full-width digits and letters, and keeps nothing of a company with a person', async () => {
    const [a, b] = [await order(), await order()];
    await submit([a.id], { tax_no: '９１３５０１００ｍ０００１００ｙ４３' });
    await submit([b.id], { kind: 'person', title: '李云', bank: '农业银行' });
    const titles = (await invoicesOf(member.uid)).map(({ title }) => title);
    expect(titles.find(({ kind }) => kind === 'company')).toMatchObject({ tax_no: '91350100M000100Y43' });
    expect(titles.find(({ kind }) => kind === 'person')).toMatchObject({ title: '李云', tax_no: '', bank: '' });
  });
});

describe('the book of titles', () => {
  const save = async (changes: object = {}) => {
    const { kind, title, tax_no } = invoiceForm([]);
    const { body } = await test.call('order/saveInvoiceTitle', { kind, title, tax_no, ...changes }, member);
    return body as unknown as {
      code: number;
      msg: string;
      data: { id: string; title: string; phone: string; is_default: boolean }[];
    };
  };

  it('holds the same title once, and one default', async () => {
    await save({ is_default: true });
    const again = await save({ phone: '0871-1' });
    expect(again.data).toMatchObject([{ phone: '0871-1', is_default: true }]);
    const second = await save({ kind: 'person', title: '李云', tax_no: '', is_default: true });
    expect(second.data).toMatchObject([
      { title: '李云', is_default: true },
      { title: '云岭蔬菜专业合作社', is_default: false },
    ]);
    const [person, company] = second.data;
    const swapped = await save({ id: company?.id, title: '改了名的合作社', is_default: true });
    expect(swapped.data).toMatchObject([
      { id: company?.id, title: '改了名的合作社', is_default: true },
      { id: person?.id, is_default: false },
    ]);
    expect(await save({ id: person?.id, title: '改了名的合作社' })).toMatchObject({ code: 409 });
  });

  it('is nobody else’s', async () => {
    const [own] = (await save()).data;
    const other = await signIn(test);
    expect((await test.call('order/getInvoiceTitleList', {}, other)).body.data).toEqual([]);
    expect((await test.call('order/getInvoiceTitleList', {}, member)).body.data).toEqual([own]);
    for (const [operation, request] of [
      ['order/saveInvoiceTitle', { id: own?.id, kind: 'person', title: '别人' }],
      ['order/deleteInvoiceTitle', { id: own?.id }],
    ] as const)
      expect((await test.call(operation, request, other)).body.code).toBe(404);
    expect((await test.call('order/deleteInvoiceTitle', { id: own?.id }, member)).body.data).toEqual([]);
  });

  it('is full at twenty, and an invoice then says so instead of dropping one', async () => {
    for (let index = 0; index < MAX_TITLES; index++) await save({ kind: 'person', title: `抬头${index}`, tax_no: '' });
    expect(await save()).toMatchObject({ code: 409, msg: expect.stringContaining('抬头簿已有 20 个') });
    expect((await save({ kind: 'person', title: '抬头3', tax_no: '', is_default: true })).data).toHaveLength(20);
    const { id } = await order();
    expect(await submit([id], { save_title: true })).toMatchObject({ code: 409 });
    expect(await statusOf(id)).toBe('none');
    expect((await submit([id])).code).toBe(1);
  });

  it('takes the title of an invoice as its default', async () => {
    const { id } = await order();
    await submit([id], { save_title: true });
    const next = await order();
    const { body } = await test.call('order/getInvoiceInfo', { ids: next.id }, member);
    expect(body.data).toMatchObject({ titles: [{ title: '云岭蔬菜专业合作社', is_default: true }] });
  });
});
