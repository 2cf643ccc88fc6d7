import type { OperationId } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';

/** Lists for operators, with what each column contains. */
const lists: [OperationId, string, (row: never) => number | string | null][] = [
  ['ops/getCustomOrderList', 'price', ({ price }: { price: string | null }) => price && Number(price)],
  ['ops/getPurchaseList', 'pay_amount', (row: Paid) => (row.paid_at ? Number(row.pay_amount) : null)],
  ['ops/getPurchaseList', 'refunded', (row: Paid) => (row.paid_at ? Number(row.refunded) : null)],
  ['ops/getRefundList', 'amount', ({ amount }: { amount: string }) => Number(amount)],
  ['ops/getInvoiceList', 'amount', ({ amount }: { amount: string }) => Number(amount)],
  ['ops/getInvoiceList', 'submitted_at', ({ submitted_at }: { submitted_at: string }) => submitted_at],
  ['ops/getMarketDataList', 'date', ({ date }: { date: string }) => date],
  ['ops/getMarketDataList', 'price', ({ price_avg }: Quoted) => price_avg],
  ['ops/getMarketDataList', 'distance', ({ price_avg, usual }: Quoted) => usual && price_avg / usual],
  ['ops/getSupplyList', 'reports', ({ reports }: { reports: number }) => reports],
  ['ops/getSupplyReportList', 'created_at', ({ created_at }: { created_at: string }) => created_at],
  ['ops/getBaikeCommentList', 'reports', ({ reports }: { reports: unknown[] }) => reports.length],
  ['ops/getHotKeywords', 'position', ({ position }: { position: number | null }) => position],
  ['ops/getHotKeywords', 'heat', ({ heat }: { heat: number }) => heat],
  ['ops/getHotKeywords', 'changed_at', ({ changed_at }: { changed_at: string | null }) => changed_at],
];
type Paid = { paid_at: string | null; pay_amount: string; refunded: string };
type Quoted = { price_avg: number; usual: number | null };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
});
afterAll(() => test?.close());

it.each(lists)('%s is sorted by %s, rows without a value last', async (operation, sort, readValue) => {
  const operator = await signIn(test, { operator: true });
  for (const order of ['asc', 'desc'] as const) {
    const { body } = await test.call(operation, { sort, order, limit: 100 }, operator);
    const values = (body.data as { list: never[] }).list.map(readValue);
    const known = values.filter((value) => value !== null);
    const sorted = known.toSorted((a, b) => (a < b ? -1 : Number(a > b)) * (order === 'asc' ? 1 : -1));
    expect(values).toEqual([...sorted, ...values.filter((value) => value === null)]);
  }
});
