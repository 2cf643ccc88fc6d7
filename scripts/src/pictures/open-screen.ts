import { expect, type Page } from '@bee/testing/playwright';
import type { Screen } from './screens.ts';

/** Opens a page and waits until it shows its data and does not change any more. */
export const openScreen = async (
  page: Page,
  { path: address, isAsking, isAtEnd }: Pick<Screen, 'path' | 'isAsking' | 'isAtEnd'>,
): Promise<void> => {
  // A busy machine may exceed the timeout of a part of the page, which then shows an error instead of the screen.
  await expect(async () => {
    await page.goto(address);
    await expect(page.locator('[data-remote][data-ready], .bee-full').first()).toBeAttached({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    if (isAsking) await expect(page.locator('dialog[open] form').first()).toBeVisible();
    else await expect(page.locator('.bee-bone')).toHaveCount(0, { timeout: 10_000 });
    await expect(page.getByText('暂时没有加载出来')).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 90_000 });
  if (isAtEnd) {
    // An answer moves the page while it is written.
    await still(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }
  await still(page);
};

/** Waits until nothing has changed for a second and a half. */
const still = async (page: Page): Promise<void> => {
  let before = '';
  let same = 0;
  await expect(async () => {
    const now = (await page.screenshot({ caret: 'hide' })).toString('base64');
    same = now === before ? same + 1 : 0;
    before = now;
    expect(same).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [500], timeout: 60_000 });
};
