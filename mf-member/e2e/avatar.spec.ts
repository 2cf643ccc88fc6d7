import { deflateSync } from 'node:zlib';
import { expect, expectAccessible, signIn, test } from '@bee/testing/playwright';

// Playwright's trace recorder fetches the preview, which the content security policy blocks.
test.use({ allowedProblems: [/Connecting to 'blob:/] });

test('a member chooses a picture, previews it, sees it in the header, and removes it', async ({ page }) => {
  await signIn(page, 'operator');
  await page.goto('/home/user/profile');
  const main = page.getByRole('main');
  const input = main.getByLabel(/(上传|更换)头像/);
  await expect(main.getByText(/(上传|更换)头像/)).toBeVisible();

  await input.setInputFiles({
    name: '假图片.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload=alert(1)>'),
  });
  await main.getByRole('button', { name: '使用' }).click();
  await expect(page.getByText('“假图片.png”的内容不是可用的头像')).toBeVisible();
  await main.getByRole('button', { name: '取消' }).click();

  await input.setInputFiles({ name: '菜园.png', mimeType: 'image/png', buffer: drawPng(Date.now()) });
  await expect(main.getByText('预览')).toBeVisible();
  await expectAccessible(page, 'main');
  await main.getByRole('button', { name: '使用' }).click();
  await expect(page.getByText('头像已更新')).toBeVisible();
  const picture = page.getByRole('banner').locator('img.bee-avatar');
  await expect(picture).toHaveAttribute('src', /^\/api\/file\/avatar\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  const address = await picture.getAttribute('src');

  await page.reload();
  await expect(picture).toHaveAttribute('src', address ?? '');
  await main.getByRole('button', { name: '移除头像' }).click();
  await page.getByRole('alertdialog', { name: '移除头像' }).getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('头像已移除')).toBeVisible();
  await expect(picture).toHaveCount(0);
  expect((await page.request.get(address ?? '')).status()).toBe(404);
});

/** A PNG of one colour, which depends on the seed. */
const drawPng = (seed: number): Buffer => {
  const side = 64;
  const color = [seed & 255, (seed >> 8) & 255, (seed >> 16) & 255];
  const row = Buffer.from([0, ...Array.from({ length: side }, () => color).flat()]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

const crc32 = (bytes: Buffer): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};
