import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@bee/testing/database';
import { uploadAs } from '@bee/testing/server/files';
import { signIn } from '@bee/testing/server/members';
import { runJob } from '@bee/testing/server/run-job';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { z } from 'zod';
import { openFolderStore } from '../../providers/storage/folder-store.ts';
import { readSettings } from '../../settings.ts';
import { sweepFilesJob } from './jobs/sweep-files.ts';
import { defineTicket } from './model/ticket-kind.ts';
import { deleteRow } from './store/file.repository.ts';
import { issueTicket, redeemTicket } from './store/ticket.repository.ts';

const payload = z.object({ fid: z.string().optional(), pages: z.number() });
const single = defineTicket({ name: 'single', seconds: 120, once: true, payload });
const reusable = defineTicket({ ...single, name: 'reusable', once: false });

let test: TestApp;
let dataDir: string;
let member: Browser & { uid: number };
let other: Browser & { uid: number };
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-tickets-'));
  test = await startTestApp({ DATA_DIR: dataDir });
  [member, other] = [await signIn(test), await signIn(test)];
});
afterAll(async () => {
  await test?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const issue = (kind: typeof single, uid: number | null = member.uid, granted: z.infer<typeof payload> = { pages: 3 }) =>
  issueTicket(test.database.db, kind, { uid, ...granted }, test.now());
const redeem = (kind: typeof single, token: string, uid: number | null = member.uid, now = test.now()) =>
  redeemTicket(test.database.db, kind, { token, uid }, now);
const after = (seconds: number) => new Date(test.now().getTime() + seconds * 1000);

describe('a ticket', () => {
  it('that is valid once is consumed by its member, and by nobody else', async () => {
    const token = await issue(single);
    for (const uid of [other.uid, null]) expect(await redeem(single, token, uid)).toBeUndefined();
    expect(await redeem(single, token)).toEqual({ uid: member.uid, pages: 3 });
    expect(await redeem(single, token)).toBeUndefined();
  });

  it('of a visitor is valid for any caller', async () => {
    for (const uid of [member.uid, null])
      expect(await redeem(single, await issue(single, null), uid)).toEqual({ uid: null, pages: 3 });
  });

  it('that can be reused is valid until it expires', async () => {
    const token = await issue(reusable);
    for (const now of [after(0), after(119)]) expect(await redeem(reusable, token, member.uid, now)).toBeDefined();
    expect(await redeem(reusable, token, other.uid)).toBeUndefined();
    expect(await redeem(reusable, token, member.uid, after(120))).toBeUndefined();
  });

  it('is neither valid for nor consumed by requests of another kind', async () => {
    const token = await issue(single);
    expect(await redeem(reusable, token)).toBeUndefined();
    expect(await redeem({ ...single, name: 'another' }, token)).toBeUndefined();
    expect(await redeem(single, token)).toBeDefined();
  });

  it('whose payload another release wrote is not valid', async () => {
    const token = await issue(reusable);
    const changed = { ...reusable, payload: payload.extend({ section: z.string() }) };
    expect(await redeem(changed, token)).toBeUndefined();
  });

  it('is stored as a hash', async () => {
    const token = await issue(single);
    expect(JSON.stringify(await test.database.db.selectFrom('ticket').selectAll().execute())).not.toContain(token);
  });

  it('for a file is deleted with the file', async () => {
    const bytes = Buffer.from('%PDF-1.7\n%%EOF\n');
    const { data } = await uploadAs(test, member, { name: 'a.pdf', bytes, purpose: 'attachment' });
    const token = await issue(reusable, null, { fid: data.fid, pages: 3 });
    expect(await redeem(reusable, token)).toMatchObject({ fid: data.fid });
    await deleteRow(test.database.db, data.fid);
    expect(await redeem(reusable, token)).toBeUndefined();
  });
});

it('the sweep deletes expired tickets only', async () => {
  const { db } = test.database;
  await db.deleteFrom('ticket').execute();
  const late = defineTicket({ ...single, seconds: 600 });
  const [, token] = [await issue(single), await issue(late)];
  const settings = readSettings({ DATA_DIR: dataDir }, '/', () => 'secret');
  const files = openFolderStore(settings.filesDir);
  const deps = { db, files, settings, clock: { now: () => after(120) } };
  expect(await runJob(sweepFilesJob, deps)).toBe(1);
  expect(await db.selectFrom('ticket').select('uid').execute()).toHaveLength(1);
  expect(await redeem(late, token, member.uid, after(120))).toBeDefined();
});

describeOnPostgres('20 requests at once with one ticket', () => {
  const together = (kind: typeof single, token: string) =>
    Promise.all(Array.from({ length: 20 }, () => redeem(kind, token)));

  it('get it once if it is valid once', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const found = await together(single, await issue(single));
      expect(found.filter((ticket) => ticket !== undefined)).toEqual([{ uid: member.uid, pages: 3 }]);
    }
  });

  it('all get it if it can be reused', async () => {
    expect(await together(reusable, await issue(reusable))).toEqual(Array(20).fill({ uid: member.uid, pages: 3 }));
  });
});
