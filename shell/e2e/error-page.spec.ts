import { expect, expectAccessible, type Page, test } from '@bee/testing/playwright';

const HELP = '/home/fqa/index';

/** Gives the page's manifest an undefined guard in the document; a release with one would be refused. */
const withUnknownGuard = (page: Page) =>
  page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/("id":"fqa".*?"guard":)"none"/, '$1"audit"');
    await route.fulfill({ response: answer, body });
  });

for (const width of [390, 1366, 1680]) {
  test(`an undefined guard is a 500 with its name, readable for every visitor, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await withUnknownGuard(page);
    await page.goto('/');
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached({ timeout: 20_000 });
    await page.evaluate((target) => {
      const link = document.createElement('a');
      link.href = target;
      document.getElementById('bee-stage')?.append(link);
      link.click();
      link.remove();
    }, HELP);
    const stage = page.locator('#bee-stage');
    await expect(stage.getByText('500', { exact: true })).toBeVisible();
    await expect(stage.getByText('服务器发生了一个错误')).toBeVisible();
    await expect(stage.getByText('Unknown middleware: audit')).toBeVisible();
    await expectAccessible(page);
    await stage.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(stage.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
