import { createHash } from 'node:crypto';
import { buildPdf } from '@bee/testing/pdf-file';
import { AXE_WIDTHS, expect, expectFittingAndAccessible, type Page, signIn, test } from '@bee/testing/playwright';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** 三七价格 */
const PRICE_OF_SANQI = 'C8FDC6DFBCDBB8F1';

/** The reader is a large chunk, and drawing is CPU-bound. */
const READER = { timeout: 30_000 };
test.describe.configure({ timeout: 120_000 });

const addressOf = (fid: string) => `/home/article/viewpdf/fid/${fid}`;
const pageOf = (page: Page, number: number) => page.getByRole('region', { name: `第 ${number} 页`, exact: true });

/** A report whose PDF has locked pages. */
const lockedReport = async (page: Page) => {
  const answer = await page.request.post('/api/article/getReportLists', { data: { limit: 100 } });
  const { list } = (await answer.json()).data as { list: { fid: string | null; pages: number | null; type: string }[] };
  const found = list.find(({ fid, pages, type }) => fid && (pages ?? 0) > 5 && type !== 'free_report');
  if (!found?.fid) throw new Error('no report has a PDF of more than five pages');
  return { fid: found.fid, pages: found.pages ?? 0 };
};

/** Uploads a file of the signed-in member. */
const upload = async (page: Page, name: string, bytes: Buffer): Promise<string> => {
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value ?? '';
  const declared = { name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  const begun = await page.request.post('/api/file/beforeUpload', {
    headers: { token },
    data: { ...declared, purpose: 'attachment' },
  });
  const { fid, upload_url: url } = (await begun.json()).data as { fid: string | null; upload_url: string };
  if (fid) return fid;
  const sent = await page.request.put(url, {
    headers: { token, 'content-type': 'application/octet-stream' },
    data: bytes,
  });
  return ((await sent.json()).data as { fid: string }).fid;
};

test('a visitor reads the preview in Chinese, searches it, and sees the gate after its last page', async ({ page }) => {
  const { fid, pages } = await lockedReport(page);
  await page.goto(addressOf(fid));
  await expect(pageOf(page, 1)).toHaveAttribute('data-state', 'drawn', READER);
  await expect(pageOf(page, 1).locator('.content-pdf-text')).toContainText('农小蜂', READER);
  await expect(page.locator('[data-pages]')).toHaveAttribute('data-pages', '3');

  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('searchbox', { name: '在文档中查找' }).fill('数据研究中心');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(page.locator('.content-pdf-marks .is-current').first()).toBeVisible(READER);
  await expect(page.locator('.content-reader-find output')).toHaveText(/^\d+\/\d+$/, READER);

  await page.getByRole('textbox', { name: '页码' }).fill('3');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: '文档正文' }).press('End');
  const gate = page.getByText(`已显示 3/${pages} 页`);
  await gate.scrollIntoViewIfNeeded();
  await expect(gate).toBeVisible();
  await expect(page.getByRole('link', { name: '开通 VIP 查看全部' })).toBeVisible();
  await expect(page).toHaveURL(/page=3/);

  await page.reload();
  await expect(page.getByRole('textbox', { name: '页码' })).toHaveValue('3', READER);
  await page.goto(addressOf(fid));
  await expect(page.getByText('已回到上次读到的第 3 页')).toBeVisible(READER);
});

test('the outline links to pages, and marks locked ones', async ({ page }) => {
  const { fid } = await lockedReport(page);
  await page.goto(addressOf(fid));
  const outline = page.getByRole('navigation', { name: '目录', exact: true });
  await expect(outline.getByText(/可看/).first()).toBeVisible();
  await expect(pageOf(page, 1)).toHaveAttribute('data-state', 'drawn', READER);
  const entry = outline.getByRole('link').last();
  const target = (await entry.locator('small').textContent()) ?? '';
  await entry.click();
  await expect(page.getByRole('textbox', { name: '页码' })).toHaveValue(target, READER);
});

test.describe("a member's own file", () => {
  // The server renders as a visitor and answers 404 for a member's files.
  test.use({ allowedProblems: [/status of 404/] });

  test('is rendered with a font that the file does not embed, and with a watermark', async ({ page }) => {
    await signIn(page, 'member');
    const fid = await upload(page, 'gbk.pdf', buildPdf([{ gbk: PRICE_OF_SANQI }, { picture: true }]));
    await page.goto(addressOf(fid));
    await expect(pageOf(page, 1).locator('.content-pdf-text')).toHaveText('三七价格', READER);
    await expect(page.locator('.content-watermark')).toContainText('138****0001');
  });

  test('is shown as picture when scanned, and is not searchable', async ({ page }) => {
    await signIn(page, 'member');
    const fid = await upload(page, 'scan.pdf', buildPdf([{ picture: true }]));
    await page.goto(`${addressOf(fid)}?q=三七`);
    await expect(pageOf(page, 1)).toHaveAttribute('data-state', 'drawn', READER);
    const darkness = await pageOf(page, 1)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } =
          canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height * 0.35, 1, 1) ?? new ImageData(1, 1);
        return data[0];
      });
    expect(darkness).toBeLessThan(64);
    await expect(page.getByText('扫描件，没有可查找的文字')).toBeVisible();
  });

  test('shows its first page before the whole file has loaded', async ({ page }) => {
    await signIn(page, 'member');
    const large = buildPdf([{ gbk: PRICE_OF_SANQI }, ...Array.from({ length: 60 }, () => ({ padding: 100_000 }))]);
    const fid = await upload(page, 'large.pdf', large);
    const network = await page.context().newCDPSession(page);
    await page.goto(addressOf(fid));
    await expect(pageOf(page, 1)).toHaveAttribute('data-state', 'drawn', READER);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 400_000,
      uploadThroughput: 400_000,
    });
    await page.reload();
    await expect(pageOf(page, 1).locator('.content-pdf-text')).toHaveText('三七价格', { timeout: 60_000 });
    await expect(page.getByRole('progressbar', { name: '已读取' })).toBeVisible();
  });
});

test.describe('printing', () => {
  /** Clicks the button; the print dialog is stubbed, because a test cannot close it. */
  const print = async (page: Page, last?: string) => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-dialog', 'open');
    });
    await page.getByRole('button', { name: '打印' }).click();
    if (last) await page.getByLabel('结束页').fill(last);
    await page.getByRole('button', { name: '开始打印' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-dialog', 'open', READER);
  };
  const sheets = (page: Page) => page.locator('.content-sheet');
  /** Sizes of the printed sheets in millimetres. */
  const printed = async (page: Page): Promise<number[][]> => {
    const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
    const file = await getDocument({ data, verbosity: 0 }).promise;
    const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((number) => file.getPage(number)));
    return pages.map(({ view }) => [view[2] ?? 0, view[3] ?? 0].map((points) => Math.round((points / 72) * 25.4)));
  };

  test('a preview prints its pages, each on its own sheet, and nothing else', async ({ page }) => {
    const { fid } = await lockedReport(page);
    const scripts: string[] = [];
    page.on('response', (answer) => {
      if (/\.js$/.test(answer.url())) scripts.push(answer.url());
    });
    await page.goto(addressOf(fid));
    await expect(pageOf(page, 1)).toHaveAttribute('data-state', 'drawn', READER);
    const before = scripts.length;
    await print(page);
    expect(scripts.length).toBe(before + 1);
    await expect(sheets(page)).toHaveCount(3);
    expect(await printed(page)).toEqual(Array.from({ length: 3 }, () => [210, 297]));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheets(page)).toHaveCount(0);
    await print(page, '2');
    await expect(sheets(page)).toHaveCount(2);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.getByRole('button', { name: '打印' }).click();
    await page.getByLabel('结束页').fill('9');
    await page.getByRole('button', { name: '开始打印' }).click();
    await expect(page.getByRole('alert')).toContainText('请填写 1 至 3 的页码');
  });

  test.describe("a member's own file", () => {
    // The server renders as a visitor and answers 404 for such files.
    test.use({ allowedProblems: [/status of 404/] });

    test("with all pages has the member's watermark on each", async ({ page }) => {
      await signIn(page, 'member');
      const fid = await upload(page, 'print.pdf', buildPdf([{ gbk: PRICE_OF_SANQI }, { gbk: PRICE_OF_SANQI }]));
      await page.goto(addressOf(fid));
      await expect(pageOf(page, 1)).toHaveAttribute('data-state', 'drawn', READER);
      await print(page);
      await expect(sheets(page)).toHaveCount(2);
      const ink = await sheets(page).evaluateAll((all) =>
        all.map((sheet) => {
          const picture = sheet.querySelector('img') as HTMLImageElement;
          const surface = document.createElement('canvas');
          [surface.width, surface.height] = [picture.naturalWidth, picture.naturalHeight];
          const context = surface.getContext('2d') as CanvasRenderingContext2D;
          context.drawImage(picture, 0, 0);
          // The page itself has ink only at its top.
          const { data } = context.getImageData(0, surface.height / 2, surface.width, surface.height / 2);
          return data.filter((value, index) => index % 4 === 0 && value < 240).length;
        }),
      );
      expect(ink.every((dots) => dots > 500)).toBe(true);
    });
  });
});

for (const width of AXE_WIDTHS)
  test(`the reader is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { fid } = await lockedReport(page);
    await page.goto(addressOf(fid));
    await expect(pageOf(page, 1).locator('.content-pdf-text')).toContainText('农小蜂', READER);
    await expectFittingAndAccessible(page);
  });

test('a missing file is a 404', async ({ page }) => {
  const answer = await page.goto(addressOf('no-such-file'));
  expect(answer?.status()).toBe(404);
});
