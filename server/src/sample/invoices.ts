import type { Invoice, InvoiceStatus } from '@bee/contracts/resource/invoice';
import { invoiceContent } from '@bee/domain/invoice-orders';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/job.ts';
import { makeInvoiceFile } from '../modules/commerce/invoice/service/pdf/make-invoice-file.ts';
import { findInvoice } from '../modules/commerce/invoice/store/invoice.repository.ts';
import { showFiles } from '../modules/files/store/file.repository.ts';
import { demoVip } from './members.ts';
import { sampleFile } from './sample-files.ts';

/** Not part of the first load: the first start does not wait for PDFs. */
export const makeInvoiceFilesJob = defineJob({
  name: 'sample.make-invoice-files',
  everySeconds: 3600,
  run: async (deps) => (await makeSampleInvoiceFiles(deps, deps.clock.now())) > 0,
});

type Title = Invoice['title'];

/** The first is the default. Their numbers have the right check digit and belong to nobody. */
const titleFile = sampleFile<Title>('members/invoice-titles.ndjson');

const ID = 'smpinv-';
const HOUR_MS = 3_600_000;

/**
 * Invoices over the orders of the demonstration VIP that say they have one, and a book of titles; those that exist stay.
 * The PDF of the issued one is made by `makeSampleInvoiceFiles`.
 */
export const loadInvoices = async (db: Db, now: Date): Promise<void> => {
  const uid = await demoVip(db);
  for (const [index, title] of titleFile.read().entries())
    await db
      .insertInto('invoice_title')
      .values({ ...title, uid, is_default: index === 0, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const orders = await db
    .selectFrom('purchase')
    .select(['id', 'kind', 'pay_amount', 'paid_at', 'invoice_status'])
    .where('uid', '=', uid)
    .where('id', 'like', 'smp%')
    .where('invoice_status', 'in', ['submitted', 'issued'])
    .where(sql<boolean>`not exists (select from invoice_order io where io.order_id = purchase.id)`)
    .execute();
  for (const order of orders) {
    const id = ID + order.id;
    await db
      .insertInto('invoice')
      .values({
        id,
        uid,
        amount: order.pay_amount,
        type: 'normal',
        title: JSON.stringify(titleFile.read()[order.invoice_status === 'issued' ? 0 : 1]),
        content: invoiceContent([order.kind]),
        email: 'demo@bee.example',
        ...stateOf(order.invoice_status, new Date(order.paid_at ?? 0)),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.insertInto('invoice_order').values({ invoice_id: id, order_id: order.id }).execute();
  }
};

const stateOf = (status: InvoiceStatus, paid: Date) => {
  const after = (hours: number) => new Date(paid.getTime() + hours * HOUR_MS);
  if (status !== 'issued') return { status: 'submitted' as const, submitted_at: after(2) };
  return { status: 'issued' as const, no: '26000000000000000001', submitted_at: after(2), issued_at: after(26) };
};

/** Safe to run again. @returns their number */
export const makeSampleInvoiceFiles = async (
  parts: Pick<Deps, 'db' | 'files' | 'settings'>,
  now: Date,
): Promise<number> => {
  const { db } = parts;
  const rows = await db
    .selectFrom('invoice')
    .select(['id', 'uid', 'no', 'issued_at'])
    .where('id', 'like', `${ID}%`)
    .where('status', '=', 'issued')
    .where('fid', 'is', null)
    .execute();
  for (const { id, uid, no, issued_at } of rows) {
    const invoice = await findInvoice(db, uid, id);
    if (!invoice) continue;
    const fid = await makeInvoiceFile(parts, { uid, invoice, no, issuedAt: new Date(issued_at ?? now), now });
    await db.transaction().execute(async (tx) => {
      await showFiles(tx, [fid], now);
      await tx.updateTable('invoice').set({ fid }).where('id', '=', id).execute();
    });
  }
  return rows.length;
};
