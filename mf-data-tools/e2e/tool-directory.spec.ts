import {
  AXE_WIDTHS,
  expect,
  expectFittingAndAccessible,
  type Page,
  readHydratedText,
  test,
} from '@bee/testing/playwright';

const DIRECTORY = '/home/page/application';

const cardOf = (page: Page, title: string) =>
  page.locator('.tools-tool').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

test.describe('the directory of tools', () => {
  test('is server-rendered, unchanged after hydration', async ({ page }) => {
    const { served, alive } = await readHydratedText(page, DIRECTORY);
    expect(alive).toBe(served);
    expect(served).toContain('数据截至');
  });

  test('shows the same figure as the tool itself', async ({ page }) => {
    await page.goto(DIRECTORY);
    const card = cardOf(page, '宏观统计');
    const shown = (await card.locator('dd strong').textContent()) ?? '';
    const year = (await card.locator('.tools-tool-foot time').textContent()) ?? '';
    const title = ((await card.locator('dt').textContent()) ?? '').replace('全国', '');
    await card.getByRole('link', { name: '宏观统计' }).click();
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 2, name: `${title}：${year} 年各省` })).toBeVisible();
    await expect(page.locator('main')).toContainText(shown);
  });

  test('links a question to its answer, and finds tools by questions', async ({ page }) => {
    await page.goto(DIRECTORY);
    await cardOf(page, '限量查询').getByRole('link', { name: '这种食品有哪些限量' }).click();
    await expect(page).toHaveURL(/standard\/lists\?view=limits/);
    await page.goto(`${DIRECTORY}?q=打印`);
    await expect(page.locator('.tools-tool')).toHaveCount(1);
    await page.getByRole('link', { name: '给我一张能打印的行情单' }).click();
    await expect(page).toHaveURL(/view=sheet/);
    await page.goto(`${DIRECTORY}?q=火星`);
    await expect(page.getByText('没有写明“火星”的工具')).toBeVisible();
  });

  for (const width of AXE_WIDTHS)
    test(`is accessible and does not overflow at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(DIRECTORY);
      await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
      await expectFittingAndAccessible(page);
    });
});
