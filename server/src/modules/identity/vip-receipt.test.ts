import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { noteUse } from '../../limits/member-use.repository.ts';

let test: TestApp;
const TODAY = '2026-03-04';

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

type Receipt = DataFor<'user/getVipReceipt'>;
const receiptOf = async (browser: Awaited<ReturnType<typeof signIn>>) => {
  const { body } = await test.call('user/getVipReceipt', {}, browser);
  const { from, counts } = body.data as Receipt;
  return { from, counts, ...Object.fromEntries(counts.map(({ kind, count }) => [kind, count])) };
};

it('counts what a member got in the last year: a report once, a file once a day, every export', async () => {
  const { db } = test.database;
  const [vip, other] = [await signIn(test, { vip: true }), await signIn(test, { vip: true })];
  const note = (kind: 'reports' | 'downloads' | 'exports', what: string, day = TODAY, uid = vip.uid) =>
    noteUse(db, uid, { kind, what }, day);
  await note('reports', 'r1');
  await note('reports', 'r1', '2026-03-01');
  await note('reports', 'r2');
  for (const _part of [1, 2, 3]) await note('downloads', 'f1');
  await note('downloads', 'f1', '2026-03-02');
  await note('exports', 'trade');
  await note('exports', 'trade');
  await note('exports', 'trade', '2024-12-31');
  await note('exports', 'trade', TODAY, other.uid);
  expect(await receiptOf(vip)).toMatchObject({ reports: 2, downloads: 2, exports: 2, questions: 0, alerts: 0 });
  expect(await receiptOf(other)).toMatchObject({ reports: 0, exports: 1 });
});

it('begins with the registration, or a year ago, and says from when on uses were kept', async () => {
  const member = await signIn(test);
  expect((await receiptOf(member)).from).toBe(TODAY);
  await test.database.db
    .updateTable('member')
    .set({ reg_time: '2020-01-01T00:00:00+08:00' })
    .where('uid', '=', member.uid)
    .execute();
  const { from, counts } = await receiptOf(member);
  expect(from).toBe('2025-03-04');
  expect(counts.find(({ kind }) => kind === 'exports')?.since).toBe(TODAY);
  expect(counts.find(({ kind }) => kind === 'questions')?.since).toBe('2025-03-04');
});

it('counts an export where it is given', async () => {
  const member = await signIn(test);
  await test.call('food/takeExport', {}, member);
  await test.call('food/takeExport', {}, member);
  const { body } = await test.call('food/takeExport', {}, member);
  expect(body.success).toBe(false);
  expect(await receiptOf(member)).toMatchObject({ exports: 1 });
});
