import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@bee/testing/playwright';
import { openScreen } from './open-screen.ts';
import { SIZES } from './screens.ts';

const address = process.env.BEE_PREVIEW ?? '';
const pages = (process.env.BEE_PREVIEW_PAGES ?? '').split(' ');
/** The same time on both sides, so that pages which show it do not differ. */
const now = new Date();

test.use({ allowedProblems: [/./] });

/** A page as visitors see it, or with the previewed releases. */
const shown = async (browser: Browser, at: string, viewport: (typeof SIZES)[number], begin?: string): Promise<Page> => {
  const context = await browser.newContext({ viewport, locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  if (begin) expect((await page.goto(begin))?.status(), 'the address of the preview is invalid or expired').toBe(200);
  await openScreen(page, { path: new URL(at, address).href });
  await page.evaluate(() => {
    document.getElementById('bee-dev')?.remove();
    document.body.style.paddingBottom = '0';
  });
  return page;
};

for (const at of pages)
  for (const size of SIZES)
    test(`${at} at ${size.width} px`, async ({ browser }, testInfo) => {
      const name = `${at.replace(/\W+/g, '-')}-${size.width}.png`;
      const expected = testInfo.snapshotPath(name);
      mkdirSync(path.dirname(expected), { recursive: true });
      writeFileSync(expected, await (await shown(browser, at, size)).screenshot({ fullPage: true, caret: 'hide' }));
      await expect(await shown(browser, at, size, address)).toHaveScreenshot(name, { fullPage: true });
    });
