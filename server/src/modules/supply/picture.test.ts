import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { askToUpload, uploadAs } from '@bee/testing/server/files';
import { signIn } from '@bee/testing/server/members';
import { post, review } from '@bee/testing/server/supply';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import sharp from 'sharp';

let test: TestApp;
let dataDir: string;
let operator: Browser;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-supply-'));
  test = await startTestApp({ DATA_DIR: dataDir });
  operator = await signIn(test, { operator: true });
});
afterAll(async () => {
  await test?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const picture = (width: number, height: number, background = '#3a7') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .png()
    .toBuffer();
const send = async (browser: Browser, bytes: Buffer, name = '番茄.png') =>
  uploadAs(test, browser, { name, bytes, purpose: 'image' });
const fetchAs = async (url: string, browser?: Browser) =>
  test.app.inject({ url, cookies: browser ? { ...browser.cookies, token: browser.token } : {} });

describe('the pictures of a posting', () => {
  it('are seen by its owner and operators until it is shown, then by everybody, and no longer when it is closed', async () => {
    const [owner, other] = [await signIn(test), await signIn(test)];
    const { fid } = (await send(owner, await picture(60, 40))).data;
    expect((await post(test, other, { images: [fid] })).msg).toContain('不是您上传的');
    const { id } = (await post(test, owner, { images: [fid], product: '有图的' })).data as { id: string };
    const url = `/api/file/picture/${fid}`;
    expect((await fetchAs(url)).statusCode).toBe(404);
    expect((await fetchAs(url, other)).statusCode).toBe(404);
    for (const browser of [owner, operator]) {
      const seen = await fetchAs(url, browser);
      expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
    await review(test, operator, id);
    const shown = await fetchAs(url);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const { body } = await test.call('vegetable/getSupplyDemandList', { product: '有图的', has_image: 1 });
    expect(body.data).toMatchObject({ total: 1, list: [{ images: [{ fid, url }] }] });
    await review(test, operator, id, { action: 'takedown', reason: '图片与品名不符' });
    expect((await fetchAs(url)).statusCode).toBe(404);
  });

  it.each([
    ['30000×30000', 30_000, 30_000, '“大.png”有 30000×30000 像素，最多 4000 万像素，请缩小后再上传'],
    ['30000×20', 30_000, 20, '“大.png”有 30000×20 像素，长边最多 20000 像素，请裁剪后再上传'],
  ])('of %s are refused', async (_name, width, height, msg) => {
    const bytes = width * height > 1e8 ? declared(width, height) : await picture(width, height);
    expect(await send(await signIn(test), bytes, '大.png')).toMatchObject({ code: 0, msg });
  });

  it('of 50 MB are refused before a byte is sent, and what is no picture by its content', async () => {
    const owner = await signIn(test);
    const big = { name: '大.jpg', bytes: Buffer.from('x'), purpose: 'image' as const, size: 50 * 1024 * 1024 };
    expect((await askToUpload(test, owner, big)).body).toMatchObject({
      code: 0,
      msg: '“大.jpg”有 50.00MB，图片最大 10.00MB，请压缩后再上传',
    });
    expect((await send(owner, Buffer.from('<svg onload="alert(1)"/>'), '图.png')).msg).toContain(
      '的内容不是可用的图片',
    );
  });
});

/** A PNG that declares its size but has no matching image data. */
const declared = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4);
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  head.set([8, 2, 0, 0, 0], 16);
  head.writeUInt32BE(crc32(head.subarray(4, 21)), 21);
  const pixels = deflateSync(Buffer.alloc(64));
  const body = Buffer.alloc(12 + pixels.length);
  body.writeUInt32BE(pixels.length, 0);
  body.write('IDAT', 4);
  body.set(pixels, 8);
  body.writeUInt32BE(crc32(body.subarray(4, 8 + pixels.length)), 8 + pixels.length);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head, body]);
};
