import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { askToUpload, sha256Of, uploadAs } from '@bee/testing/server/files';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { createOutgoing } from '../../http/outgoing.ts';
import { arrivingFolder } from '../../providers/storage/folder-store.ts';
import { openFileStore } from '../../providers/storage/open-file-store.ts';
import { readSettings } from '../../settings.ts';
import { sweepFiles } from './jobs/sweep-files.ts';
import { insertArriving } from './store/file.repository.ts';

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

type Offer = { fid: string | null; upload_url: string; received: number };

const half = Buffer.concat([pdf('half'), Buffer.alloc(500_000, ' ')]);
const offer = async (browser: Browser = member) =>
  (await askToUpload(test, browser, { name: 'half.pdf', bytes: half, purpose: 'attachment' })).body.data as Offer;

/** Sends the beginning of the file and disconnects. */
const breakOff = async () => {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const data = await offer();
  const cookie = Object.entries(member.cookies).map(([name, value]) => `${name}=${value}`);
  const request = http.request({
    port,
    path: data.upload_url,
    method: 'PUT',
    headers: { token: member.token, cookie: cookie.join('; '), 'content-length': half.length },
  });
  request.on('error', () => undefined);
  request.write(half.subarray(0, 100_000));
  await until(async () => (await draftsLeft().catch(() => [])).some((name) => !name.startsWith('part-')));
  await new Promise((resolve) => setTimeout(resolve, 100));
  request.destroy();
  await until(async () => (await draftsLeft()).every((name) => name.startsWith('part-')));
  expect(await test.database.db.selectFrom('file').select('fid').execute()).toEqual([]);
};

const goOn = (offset: number, url: string, bytes = half.subarray(offset)) =>
  test.app.inject({
    method: 'PUT',
    url,
    payload: bytes,
    cookies: member.cookies,
    headers: { token: member.token, 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
  });

describe('an upload whose sender goes away in the middle', () => {
  it('goes on where it broke off, also with another address, and is the same file', async () => {
    await breakOff();
    const { received, upload_url } = await offer();
    expect(received).toBeGreaterThan(0);
    expect(received).toBeLessThanOrEqual(100_000);
    const answer = (await goOn(received, upload_url)).json();
    expect(answer).toMatchObject({ code: 1, data: { size: half.length } });
    expect(await draftsLeft()).toEqual([]);
    expect((await offer()).fid).toBe(answer.data.fid);
    await test.database.db.deleteFrom('file').execute();
  });

  it('is of nobody else, and not taken from where it is not', async () => {
    await breakOff();
    expect((await offer(await signIn(test))).received).toBe(0);
    const { received, upload_url } = await offer();
    expect((await goOn(received - 1, upload_url)).json()).toMatchObject({ code: 409 });
    const again = await offer();
    expect(
      (await goOn(again.received, again.upload_url, Buffer.alloc(half.length - again.received, 'x'))).json(),
    ).toMatchObject({
      code: 0,
      msg: expect.stringContaining('校验值不符'),
    });
    expect(await draftsLeft()).toEqual([]);
  });

  it('goes on for one of those who try at once', async () => {
    await breakOff();
    const offers = await Promise.all([offer(), offer(), offer()]);
    const answers = await Promise.all(offers.map(({ received, upload_url }) => goOn(received, upload_url)));
    const codes = answers.map((answer) => answer.json().code as number);
    expect(codes.filter((code) => code === 1)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
    await test.database.db.deleteFrom('file').execute();
  });
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
