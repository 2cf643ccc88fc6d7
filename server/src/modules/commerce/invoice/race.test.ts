import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@bee/testing/database';
import { buildPaidOrder, newFormToken, submitInvoiceAs } from '@bee/testing/server/invoices';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { findBroken } from '../order/store/money-invariants.ts';

const CONCURRENCY = 20;
const together = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => work(index)));

describeOnPostgres('invoices that are asked for together', () => {
  let test: TestApp;
  let dataDir: string;
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

  const invoicesOf = (uid: number) =>
    test.database.db.selectFrom('invoice').selectAll().where('uid', '=', uid).execute();
  /** Only invoice invariants: orders inserted as paid by these tests have no payment. */
  const brokenInvoices = async () => (await findBroken(test.database.db)).filter(({ holds }) => holds.includes('发票'));

  it('for the same order are one, and the others are told why', async () => {
    const member = await signIn(test);
    const { id, no } = await buildPaidOrder(test, member.uid);
    const answers = await together(() => submitInvoiceAs(test, member, [id]));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 1).map(({ msg }) => msg))).toEqual(
      new Set([`订单 ${no} 已申请过发票，不能开票，请回到“发票管理”重新选择`]),
    );
    expect(await invoicesOf(member.uid)).toHaveLength(1);
    expect(await brokenInvoices()).toEqual([]);
  });

  it('with the same form are one, and every answer is the same', async () => {
    const member = await signIn(test);
    const ids = [(await buildPaidOrder(test, member.uid)).id, (await buildPaidOrder(test, member.uid)).id];
    const form_token = newFormToken();
    const answers = await together(() => submitInvoiceAs(test, member, ids, { form_token }));
    expect(new Set(answers.map(({ data }) => data?.invoice_id)).size).toBe(1);
    expect(answers.every(({ code }) => code === 1)).toBe(true);
    expect(await invoicesOf(member.uid)).toHaveLength(1);
  });

  it('over sets that overlap leave no order in two', async () => {
    const member = await signIn(test);
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.push((await buildPaidOrder(test, member.uid)).id);
    await together((index) => submitInvoiceAs(test, member, [ids[index % 5] ?? '', ids[(index + 1) % 5] ?? '']));
    expect((await invoicesOf(member.uid)).length).toBeLessThanOrEqual(2);
    expect(await brokenInvoices()).toEqual([]);
  });

  it('are handled by one operator, whatever the others wished', async () => {
    const member = await signIn(test);
    const { id } = await buildPaidOrder(test, member.uid);
    const { data } = await submitInvoiceAs(test, member, [id]);
    const answers = await together((index) =>
      test.call(
        'ops/setInvoiceStatus',
        index % 2
          ? { id: data?.invoice_id, status: 'rejected', reason: '税号不符' }
          : { id: data?.invoice_id, status: 'issued', no: String(10_000_000 + index) },
        { ...operator },
      ),
    );
    const done = answers
      .filter(({ body }) => body.code === 1)
      .map(({ body }) => (body.data as { status: string }).status);
    // Issued and then rejected takes two steps; nothing follows a rejection.
    expect([['issued'], ['rejected'], ['issued', 'rejected'], ['rejected', 'issued']]).toContainEqual(done);
    expect(answers.filter(({ body }) => body.code !== 1 && body.code !== 409)).toEqual([]);
    expect(await brokenInvoices()).toEqual([]);
  });

  it('of two members cannot have the same number', async () => {
    const made = await together(async () => {
      const member = await signIn(test);
      const { id } = await buildPaidOrder(test, member.uid);
      return (await submitInvoiceAs(test, member, [id])).data?.invoice_id;
    });
    const answers = await Promise.all(
      made.map((id) =>
        test.call('ops/setInvoiceStatus', { id, status: 'issued', no: '20260304000000000001' }, { ...operator }),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 409)).toHaveLength(CONCURRENCY - 1);
    expect(await brokenInvoices()).toEqual([]);
  });
});
