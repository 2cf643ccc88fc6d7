import { expect, test } from '@bee/testing/playwright';

const SHEETS = [
  { name: 'an article', list: 'article/getNewsList', request: { type: 'industry_news', limit: 1 }, at: 'detail' },
  { name: 'a policy', list: 'article/getNewsList', request: { type: 'policy_repository', limit: 1 }, at: 'detail' },
  { name: 'a report', list: 'article/getReportLists', request: { type: 'free_report', limit: 1 }, at: 'report' },
];

for (const { name, list, request, at } of SHEETS)
  test(`the printed page of ${name} links back to its address and excludes header and footer`, async ({ page }) => {
    const { data } = await (await page.request.post(`/api/${list}`, { data: request })).json();
    await page.goto(`/home/article/${at}/id/${data.list[0].id}`);
    await expect(page.locator('.bee-print-note')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    // There is no listener before hydration, so the event is repeated.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(page.getByRole('img', { name: '本页网址二维码' })).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 20_000 });
    await expect(page.locator('.bee-print-note')).toContainText(page.url());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['banner', 'contentinfo', 'navigation'] as const)
      for (const one of await page.getByRole(part).all()) await expect(one).toBeHidden();
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeHidden();
  });
