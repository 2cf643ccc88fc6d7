import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';

/** No page is wider than the window. */
export const expectFitting = async (page: Page) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
};

/** What the page shows now fits into the window and is accessible. */
export const expectFittingAndAccessible = async (page: Page, within?: string) => {
  await expectFitting(page);
  await expectAccessible(page, within);
};
