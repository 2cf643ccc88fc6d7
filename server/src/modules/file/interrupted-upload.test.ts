import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createOutgoing } from '../../http/outgoing.ts';
import { arrivingFolder } from '../../providers/storage/folder-store.ts';
import { openFileStore } from '../../providers/storage/open-file-store.ts';
import { readSettings } from '../../settings.ts';
import { askToUpload, sha256Of, uploadAs } from '../../testing/files.ts';
import { signIn } from '../../testing/members.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertArriving } from './file.repository.ts';
import { sweepFiles } from './sweep-files.ts';

let test: TestApp;
let dataDir: string;
let filesDir: string;
let member: Browser & { uid: number };

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-interrupted-'));
  filesDir = path.join(dataDir, 'files');
  test = await startTestApp({ DATA_DIR: dataDir });
  member = await signIn(test);
});
afterAll(async () => {
  await test?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
const draftsLeft = () => readdir(arrivingFolder(filesDir));

const until = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
};

it('leaves nothing of an upload whose sender goes away in the middle', async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const bytes = Buffer.concat([pdf('half'), Buffer.alloc(500_000, ' ')]);
  const { data } = (await askToUpload(test, member, { name: 'half.pdf', bytes, purpose: 'attachment' })).body;
  const cookie = Object.entries(member.cookies).map(([name, value]) => `${name}=${value}`);
  const request = http.request({
    port,
    path: (data as { upload_url: string }).upload_url,
    method: 'PUT',
    headers: { token: member.token, cookie: cookie.join('; '), 'content-length': bytes.length },
  });
  request.on('error', () => undefined);
  request.write(bytes.subarray(0, 100_000));
  await until(async () => (await draftsLeft().catch(() => [])).length === 1);
  request.destroy();
  await until(async () => (await draftsLeft()).length === 0);
  expect(await test.database.db.selectFrom('file').select('fid').execute()).toEqual([]);
});

describe('the sweep', () => {
  const sweep = () => {
    const settings = readSettings({ DATA_DIR: dataDir }, '/', () => 'secret');
    const files = openFileStore(settings, createOutgoing([]));
    return sweepFiles({ db: test.database.db, files, clock: { now: test.now }, filesDir });
  };

  it('takes drafts and files that a crash left behind, and nothing that may still move', async () => {
    const { fid } = (await uploadAs(test, member, { name: 'kept.pdf', bytes: pdf('kept'), purpose: 'attachment' }))
      .data;
    const [old, young] = ['old', 'young'].map((name) => path.join(arrivingFolder(filesDir), name));
    for (const draft of [old, young]) await writeFile(draft ?? '', 'half');
    await utimes(old ?? '', 0, 0);
    await utimes(young ?? '', test.now(), test.now());
    const lost = path.join(filesDir, 'ab', 'abandoned');
    await mkdir(path.dirname(lost), { recursive: true });
    await writeFile(lost, 'bytes');
    const row = { uid: member.uid, purpose: 'attachment', name: 'a.pdf', type: 'application/pdf', size: 5 } as const;
    const sha256 = sha256Of(Buffer.from('bytes'));
    const hourAgo = new Date(test.now().getTime() - 3_700_000);
    const db = test.database.db;
    await insertArriving(db, { ...row, fid: 'lost', sha256, sent_sha256: sha256, key: 'ab/abandoned' }, hourAgo);
    await insertArriving(db, { ...row, fid: 'busy', sha256, sent_sha256: sha256, key: 'ab/busy' }, test.now());

    expect(await sweep()).toBe(2);
    expect(await draftsLeft()).toEqual(['young']);
    expect(await readdir(path.join(filesDir, 'ab'))).toEqual([]);
    const left = await db.selectFrom('file').select('fid').orderBy('fid').execute();
    expect(left.map((file) => file.fid).sort()).toEqual([fid, 'busy'].sort());
  });
});

it('says that the store does not answer, and keeps nothing', async () => {
  const broken = await startTestApp({
    DATA_DIR: dataDir,
    FILE_S3_ENDPOINT: 'http://127.0.0.1:1',
    FILE_S3_BUCKET: 'bee',
    FILE_S3_ACCESS_KEY_ID: 'a',
    FILE_S3_SECRET_ACCESS_KEY: 'b',
  });
  const errors = jest.spyOn(console, 'error').mockImplementation();
  try {
    const owner = await signIn(broken);
    const answer = await uploadAs(broken, owner, { name: 'a.pdf', bytes: pdf('a'), purpose: 'attachment' });
    expect(answer).toMatchObject({ code: 503, msg: '文件存储暂时不可用，请稍后重试' });
    expect(errors.mock.calls.flat().join(' ')).toMatch(/S3 PUT does not answer/);
    const rows = await broken.database.db.selectFrom('file').select('state').execute();
    expect(rows.every(({ state }) => state === 'leaving')).toBe(true);
  } finally {
    errors.mockRestore();
    await broken.close();
  }
});
