import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { taxNumberProblem } from '@bee/domain/tax-number';
import { buildReport } from '@bee/testing/server/articles';
import { download } from '@bee/testing/server/files';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { createOutgoing } from '../http/outgoing.ts';
import { openFileStore } from '../providers/storage/open-file-store.ts';
import { readSettings } from '../settings.ts';
import { loadInvoices, makeSampleInvoiceFiles } from './invoices.ts';
import { DEMO_PASSWORD, DEMO_VIP, loadMembers } from './members.ts';
import { loadOrders } from './orders.ts';

let test: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bee-invoice-'));
  test = await startTestApp({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await test?.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('gives the demonstration VIP titles, an invoice in hand and one to download, also when it runs again', async () => {
  const { db } = test.database;
  await loadMembers(db, { today: '2026-03-04' });
  for (const place of [1, 2, 3]) await buildReport(db, { id: `r${place}`, date: '2025-12-01' });
  await loadOrders(db, test.now());
  const settings = readSettings({ DATA_DIR: dataDir }, '/', () => 'a secret of this test run');
  const files = openFileStore(settings, createOutgoing([]));
  const made: number[] = [];
  for (const _round of [1, 2]) {
    await loadInvoices(db, test.now());
    made.push(await makeSampleInvoiceFiles({ db, files, settings }, test.now()));
  }
  expect(made).toEqual([1, 0]);

  const vip = test.newBrowser();
  vip.token = String((await test.call('user/login', { username: DEMO_VIP, password: DEMO_PASSWORD }, vip)).body.token);
  const { body } = await test.call('order/getInvoiceRequestList', { state: 'done' }, vip);
  const { list } = body.data as { list: { invoice: { status: string; fid: string | null } }[] };
  expect(list).toMatchObject([
    { invoice: { status: 'issued', amount: '398.00', no: expect.stringMatching(/^\d{20}$/) } },
    { invoice: { status: 'submitted', amount: '49.00', orders: [{ amount: '49.00' }] } },
  ]);
  const token = await test.call('file/getFileToken', { fid: list[0]?.invoice.fid }, vip);
  const file = await download(test, vip, (token.body.data as { url: string }).url);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  const todo = await test.call('order/getInvoiceRequestList', { state: 'todo' }, vip);
  const ids = (todo.body.data as { list: { order: { id: string } }[] }).list.map(({ order }) => order.id);
  const info = await test.call('order/getInvoiceInfo', { ids }, vip);
  const { titles } = info.body.data as { titles: { kind: string; tax_no: string; is_default: boolean }[] };
  expect(titles.map(({ is_default }) => is_default)).toEqual([true, false, false]);
  for (const { kind, tax_no } of titles) if (kind === 'company') expect(taxNumberProblem(tax_no)).toBeNull();
});
