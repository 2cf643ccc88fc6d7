import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@bee/testing/database';
import { askToUpload, download, sendBytes, uploadAs } from '@bee/testing/server/files';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import sharp from 'sharp';

/** More than the connections of the pool. */
const CONCURRENCY = 24;
const together = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => work(index)));

describeOnPostgres('files that are asked for together', () => {
  let test: TestApp;
  let dataDir: string;
  let member: Browser & { uid: number };
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-files-race-'));
    test = await startTestApp({ DATA_DIR: dataDir });
    member = await signIn(test);
  });
  afterAll(async () => {
    await test?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const keptFiles = async () => {
    const entries = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  };
  const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);

  it('are handed out once per download token', async () => {
    const { data } = await uploadAs(test, member, { name: 'a.pdf', bytes: pdf('a'), purpose: 'attachment' });
    const { body } = await test.call('file/getFileToken', { fid: data.fid }, member);
    const { url } = body.data as { url: string };
    const answers = await together(() => download(test, member, url));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 403)).toHaveLength(CONCURRENCY - 1);
  });

  it('are taken in once per upload address', async () => {
    const sent = { name: 'b.pdf', bytes: pdf('b'), purpose: 'attachment' } as const;
    const { upload_url: url } = (await askToUpload(test, member, sent)).body.data as { upload_url: string };
    const answers = await together(() => sendBytes(test, member, url, sent.bytes));
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 1)).toHaveLength(1);
    expect(codes.filter((code) => code === 403)).toHaveLength(CONCURRENCY - 1);
  });

  it('are one when the same one is sent many times at once', async () => {
    const before = await keptFiles();
    const sent = { name: 'c.pdf', bytes: pdf('c'), purpose: 'attachment' } as const;
    const addresses = await together(async () => (await askToUpload(test, member, sent)).body.data);
    const answers = await Promise.all(
      addresses.map((data) => sendBytes(test, member, (data as { upload_url: string }).upload_url, sent.bytes)),
    );
    const bodies = answers.map((answer) => answer.json());
    expect(new Set(bodies.map(({ code }) => code))).toEqual(new Set([1]));
    expect(new Set(bodies.map(({ data }) => data.fid)).size).toBe(1);
    expect(await keptFiles()).toBe(before + 1);
    expect(await test.database.db.selectFrom('file').select('fid').where('state', '<>', 'stored').execute()).toEqual(
      [],
    );
  });

  it('count exactly against the limit of the day', async () => {
    const eager = await signIn(test);
    const answers = await together((index) =>
      askToUpload(test, eager, { name: 'a.png', bytes: Buffer.from(`${index}`), purpose: 'avatar' }),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 429)).toHaveLength(CONCURRENCY - 20);
  });

  it('leave the picture that was chosen last and no other', async () => {
    const owner = await signIn(test);
    const fids: string[] = [];
    for (const background of ['#100', '#200', '#300', '#400', '#500', '#600']) {
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
      fids.push((await uploadAs(test, owner, { name: 'a.png', bytes, purpose: 'avatar' })).data.fid);
    }
    await Promise.all(fids.map((avatar) => test.call('user/updateInfo', { avatar }, { ...owner })));
    const { avatar } = (await test.call('user/getProfile', {}, owner)).body.data as { avatar: string };
    const shown = await Promise.all(fids.map((fid) => test.app.inject({ url: `/api/file/avatar/${fid}` })));
    expect(shown.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await test.app.inject({ url: avatar })).statusCode).toBe(200);
  });
});
