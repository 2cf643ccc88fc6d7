import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { download } from '@bee/testing/server/files';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { runImport } from '../imports.ts';
import { runReader } from '../modules/publishing/document/model/preview/run-reader.ts';
import { makeReport } from '../modules/publishing/report/model/make-report.ts';
import { openFolderStore } from '../providers/storage/folder-store.ts';
import { attachToPolicy } from './attach-policy.ts';

jest.setTimeout(120_000);

let test: TestApp;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'bee-attach-'));
  test = await startTestApp({ DATA_DIR: dataDir }, openSampleDatabase);
}, 120_000);

afterAll(async () => {
  await test?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const parts = () => ({
  db: test.database.db,
  files: openFolderStore(path.join(dataDir, 'files')),
  clock: { now: () => test.now() },
});
const attached = async () =>
  (
    await test.database.pool.query<{
      id: string;
      title: string;
      attachments: DataFor<'article/detail'>['attachments'];
    }>(`select id, title, attachments from article where attachments <> '[]'`)
  ).rows;

it('gives one sample notice its text as a PDF, once, which everybody may read and an import takes away', async () => {
  expect(await attachToPolicy(parts(), makeReport)).toBe(true);
  expect(await attachToPolicy(parts(), makeReport)).toBe(false);
  const [notice, ...others] = await attached();
  expect(others).toEqual([]);
  const fid = notice?.attachments[0]?.fid ?? '';

  const visitor = test.newBrowser();
  const view = (await test.call('article/viewPdf', { fid }, visitor)).body.data as DataFor<'article/viewPdf'>;
  expect(view).toMatchObject({
    origin: { kind: 'article', id: notice?.id, sample: true },
    access: { allowed: true },
    size: notice?.attachments[0]?.size,
    pages: notice?.attachments[0]?.pages,
  });
  const { rawPayload } = await download(test, visitor, view.url ?? '');
  const [input, output] = [path.join(dataDir, 'attached.pdf'), path.join(dataDir, 'texts.json')];
  writeFileSync(input, rawPayload);
  await runReader({ kind: 'text', input, output, keep: 0 });
  const said = readFileSync(output, 'utf8').replace(/\s|\\n/g, '');
  const page = (await test.call('article/detail', { id: notice?.id })).body.data as DataFor<'article/detail'>;
  const sentence = /[^<>。]{15,}。/.exec(page.content_html)?.[0] ?? '';
  expect(sentence.length).toBeGreaterThan(15);
  expect(said).toContain(sentence.replace(/\s/g, ''));
  expect(said).toContain('示例数据');

  const file = path.join(dataDir, 'laws.json');
  writeFileSync(file, JSON.stringify([{ title: '条例', text: '第一条 正文。' }]));
  await runImport({ db: test.database.db, clock: parts().clock, kind: 'policies', files: [file], dryRun: false });
  expect(await attached()).toEqual([]);
  expect((await test.call('article/viewPdf', { fid }, visitor)).body.code).toBe(404);
  expect(await attachToPolicy(parts(), makeReport)).toBe(false);
});
