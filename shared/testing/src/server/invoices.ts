import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../../../server/src/db/schema.ts';
import type { Browser, TestApp } from './test-app.ts';

let orders = 0;

/** Inserts an order of this member, by default paid an hour ago for 99 yuan. */
export const buildPaidOrder = async (
  { database, now }: TestApp,
  uid: number,
  changes: Partial<Insertable<Database['purchase']>> = {},
) => {
  const paid = new Date(now().getTime() - 3_600_000);
  const id = `order-${++orders}-${randomBytes(4).toString('hex')}`;
  return database.db
    .insertInto('purchase')
    .values({
      id,
      no: `BEE-${id}`,
      uid,
      kind: 'report',
      target: `report:${id}`,
      items: JSON.stringify([{ title: '马铃薯市场月度报告', spec: '电子版', qty: 1, price: '99.00' }]),
      amount: '99.00',
      pay_amount: '99.00',
      status: 'paid',
      pay_method: 'wechat',
      created_at: paid,
      expires_at: new Date(paid.getTime() + 1_800_000),
      paid_at: paid,
      ...changes,
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow();
};

export const newFormToken = (): string => randomBytes(16).toString('base64url');

/** Values of the invoice form, by default a normal invoice of a company. */
export const invoiceForm = (ids: readonly string[] | string, changes: object = {}) => ({
  ids,
  type: 'normal',
  kind: 'company',
  title: '云岭蔬菜专业合作社',
  tax_no: '91350100M000100Y43',
  email: 'fapiao@example.com',
  form_token: newFormToken(),
  ...changes,
});

export type InvoiceAnswer = {
  code: number;
  msg: string;
  data: { invoice_id: string; status: string } | null;
};

export const submitInvoiceAs = async (
  test: TestApp,
  browser: Browser,
  ids: readonly string[] | string,
  changes: object = {},
) =>
  (await test.call('order/invoiceSubmit', invoiceForm(ids, changes), { ...browser })).body as unknown as InvoiceAnswer;
