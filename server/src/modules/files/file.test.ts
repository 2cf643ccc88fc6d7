import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { askToUpload, download, sendBytes, sha256Of, uploadAs } from '@bee/testing/server/files';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import sharp from 'sharp';

let test: TestApp;
let dataDir: string;
let member: Browser & { uid: number };

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-files-'));
  test = await startTestApp({ DATA_DIR: dataDir });
  member = await signIn(test);
});
afterAll(async () => {
  await test?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const pdf = (text: string) => Buffer.concat([PDF, Buffer.from(`% ${text}\n`)]);

/** 40 × 20 pixels, red, rotated by its orientation, with a location in the metadata. */
const photo = (background = '#ff0000') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '24/1 53/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const stored = async () => {
  const names = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const tokenOf = async (fid: string, browser: Browser = member) =>
  (await test.call('file/getFileToken', { fid }, browser)).body as { code: number; msg: string; data: { url: string } };

describe('an upload', () => {
  it('is for members who carry their token', async () => {
    const visitor = test.newBrowser();
    expect((await askToUpload(test, visitor, { name: 'a.pdf', bytes: PDF, purpose: 'attachment' })).body.code).toBe(
      401,
    );
    const { data } = (await askToUpload(test, member, { name: 'a.pdf', bytes: PDF, purpose: 'attachment' })).body;
    const { upload_url: url } = data as { upload_url: string };
    expect((await sendBytes(test, { ...member, token: '' }, url, PDF)).json().code).toBe(401);
    const other = await sendBytes(test, await signIn(test), url, PDF);
    expect(other.json()).toMatchObject({ code: 403, msg: '上传地址已失效，请重新选择文件' });
    expect((await sendBytes(test, member, url, PDF)).json()).toMatchObject({ code: 1, msg: '上传完成' });
    expect((await sendBytes(test, member, url, PDF)).json().code).toBe(403);
  });

  it('lasts 120 seconds until it begins', async () => {
    const { data } = (await askToUpload(test, member, { name: 'b.pdf', bytes: pdf('b'), purpose: 'attachment' })).body;
    expect(data).toMatchObject({ fid: null, expires_in: 120 });
    test.setNow('2026-03-04T10:02:00+08:00');
    expect((await sendBytes(test, member, (data as { upload_url: string }).upload_url, pdf('b'))).json().code).toBe(
      403,
    );
    test.setNow('2026-03-04T10:00:00+08:00');
  });

  it('of what the member already has is not needed', async () => {
    const sent = { name: 'c.pdf', bytes: pdf('c'), purpose: 'attachment' } as const;
    const { data } = await uploadAs(test, member, sent);
    expect((await askToUpload(test, member, { ...sent, name: 'again.pdf' })).body.data).toEqual({
      fid: data.fid,
      upload_url: null,
      received: 0,
      expires_in: 0,
    });
    expect((await askToUpload(test, await signIn(test), sent)).body.data).toMatchObject({ fid: null });
  });

  it.each([
    ['another checksum', { sha256: '0'.repeat(64) }, '“d.pdf”在上传途中有变化（校验值不符），请重新上传'],
    ['fewer bytes', { size: 5000 }, '“d.pdf”应有 4.88KB，收到 39.00B，请重新选择文件再上传'],
    ['more bytes', { size: 10 }, '“d.pdf”应有 10.00B，收到 的更多，请重新选择文件再上传'],
  ])('with %s leaves nothing behind', async (_what, declared, msg) => {
    const before = await stored();
    const answer = await uploadAs(test, member, { name: 'd.pdf', bytes: pdf('d'), purpose: 'attachment', ...declared });
    expect(answer).toMatchObject({ code: 0, msg, data: null });
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['a page as a PDF', 'e.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'attachment'],
    ['a program as a table', 'e.csv', Buffer.from('MZ\x90\0,\0\n'), 'attachment'],
    ['a drawing with a script as a picture', 'e.png', Buffer.from('<svg onload="alert(1)"/>'), 'avatar'],
    ['a PDF as a picture', 'e.jpg', pdf('e'), 'avatar'],
    ['half a picture', 'e.png', Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'), 'avatar'],
  ] as const)('refuses %s', async (_what, name, bytes, purpose) => {
    const before = await stored();
    const answer = await uploadAs(test, member, { name, bytes, purpose });
    expect(answer.code).toBe(0);
    expect(answer.msg).toContain(`“${name}”`);
    expect(await stored()).toEqual(before);
  });

  it.each([
    [{ name: 'a.exe', purpose: 'attachment' }, '“a.exe”不能作为附件上传，请选择 PDF、XLSX、DOCX、CSV、ZIP 文件'],
    [{ name: 'a.png', purpose: 'avatar', size: 6e6 }, '“a.png”有 5.72MB，头像最大 5.00MB，请压缩后再上传'],
  ] as const)('is refused before it begins: %j', async (declared, msg) => {
    const { body } = await askToUpload(test, member, { bytes: PDF, ...declared });
    expect(body).toMatchObject({ code: 0, msg });
  });

  it('takes its type and extension from its content', async () => {
    const table = Buffer.concat([Buffer.from('品种,价格\n番茄,3.20\n')]);
    const answer = await uploadAs(test, member, { name: '行情.txt', bytes: table, purpose: 'attachment' });
    expect(answer.data).toMatchObject({ filename: '行情.csv', type: 'text/csv; charset=utf-8', size: table.length });
  });

  it('has a limit per day that says so', async () => {
    const eager = await signIn(test);
    for (let i = 0; i < 20; i++)
      await askToUpload(test, eager, { name: 'a.png', bytes: Buffer.from(`${i}`), purpose: 'avatar' });
    const { body } = await askToUpload(test, eager, { name: 'a.png', bytes: PDF, purpose: 'avatar' });
    expect(body).toMatchObject({ code: 429, msg: '今天上传的头像已达 20 个，请明天再上传“a.png”' });
  });
});

describe('a picture', () => {
  it('keeps its pixels, as its orientation says, and nothing else', async () => {
    const bytes = await photo();
    expect(bytes.includes('SECRET-OWNER')).toBe(true);
    const { data } = await uploadAs(test, member, { name: '田间.jpg', bytes, purpose: 'image' });
    expect(data).toMatchObject({ filename: '田间.webp', type: 'image/webp' });
    const { rawPayload } = await download(test, member, (await tokenOf(data.fid)).data.url);
    const { width, height, exif, orientation, format } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, orientation, format }).toEqual({ width: 20, height: 40, format: 'webp' });
    expect(rawPayload.includes('SECRET-OWNER')).toBe(false);
  });

  it('of too many pixels is refused however small its file is', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const answer = await uploadAs(test, member, { name: 'bomb.png', bytes: bomb, purpose: 'image' });
    expect(answer).toMatchObject({ code: 0 });
    expect(answer.msg).toContain('4000 万像素');
  });
});

describe('a download', () => {
  const name = '2026年“三七”行情 (终稿).pdf';
  const bytes = pdf('a longer text, so that there is something to cut');
  let fid: string;
  beforeAll(async () => {
    fid = (await uploadAs(test, member, { name, bytes, purpose: 'attachment' })).data.fid;
  });

  it('works once, for its member, with its name', async () => {
    const { url } = (await tokenOf(fid)).data;
    expect((await download(test, await signIn(test), url)).statusCode).toBe(403);
    const { rawPayload, headers, statusCode } = await download(test, member, url);
    expect(statusCode).toBe(200);
    expect(sha256Of(rawPayload)).toBe(sha256Of(bytes));
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''2026%E5%B9%B4`);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'application/pdf' });
    const again = await download(test, member, url);
    expect(again.statusCode).toBe(403);
    expect(again.json()).toMatchObject({ code: 403, success: false, msg: '下载链接已失效，请重试' });
  });

  it('may be of a part', async () => {
    const range = async (header: string) => download(test, member, (await tokenOf(fid)).data.url, { range: header });
    const part = await range('bytes=5-9');
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 5-9/${bytes.length}`]);
    expect(part.rawPayload).toEqual(bytes.subarray(5, 10));
    expect((await range('bytes=-4')).rawPayload).toEqual(bytes.subarray(-4));
    const beyond = await range('bytes=99999-');
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    expect((await range('bytes=1-2,4-5')).statusCode).toBe(200);
  });

  it('is too late after 120 seconds, and void without a token', async () => {
    const { url } = (await tokenOf(fid)).data;
    test.setNow('2026-03-04T10:02:00+08:00');
    expect((await download(test, member, url)).json().msg).toBe('下载链接已失效，请重试');
    test.setNow('2026-03-04T10:00:00+08:00');
    expect((await download(test, member, '/api/file/download')).statusCode).toBe(403);
    expect((await download(test, member, '/api/file/download?token=a&token=b')).statusCode).toBe(403);
  });

  it('is not to be had by others', async () => {
    expect(await tokenOf(fid, await signIn(test, { operator: true }))).toMatchObject({
      code: 404,
      msg: '文件不存在或已删除',
    });
    expect((await test.app.inject({ url: `/api/file/avatar/${fid}` })).statusCode).toBe(404);
  });
});

describe('the picture of a member', () => {
  const avatarOf = async (avatar: string, browser: Browser = member) => {
    const { body } = await test.call('user/updateInfo', { avatar }, browser);
    return body as { code: number; msg: string; data: { avatar: string } };
  };

  it('is public at an address that never changes its content, until it is taken away', async () => {
    const first = (await uploadAs(test, member, { name: 'a.jpg', bytes: await photo(), purpose: 'avatar' })).data.fid;
    const { data } = await avatarOf(first);
    expect(data.avatar).toBe(`/api/file/avatar/${first}`);
    const shown = await test.app.inject({ url: data.avatar });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });

    const next = (await uploadAs(test, member, { name: 'b.jpg', bytes: await photo('#0f0'), purpose: 'avatar' })).data
      .fid;
    await avatarOf(next);
    expect((await test.app.inject({ url: data.avatar })).statusCode).toBe(404);
    expect((await avatarOf('')).data.avatar).toBe('');
    expect((await test.app.inject({ url: `/api/file/avatar/${next}` })).statusCode).toBe(404);
    expect((await stored()).some((file) => file.includes(next))).toBe(false);
  });

  it('is an own one', async () => {
    const other = await signIn(test);
    const theirs = (await uploadAs(test, other, { name: 'a.jpg', bytes: await photo(), purpose: 'avatar' })).data.fid;
    expect(await avatarOf(theirs)).toMatchObject({ code: 404, msg: '文件不存在或已删除' });
    const attached = (await uploadAs(test, member, { name: 'f.pdf', bytes: pdf('f'), purpose: 'attachment' })).data.fid;
    expect(await avatarOf(attached)).toMatchObject({ code: 404 });
  });
});
