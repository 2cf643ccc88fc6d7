import { expect, test } from '@bee/testing/playwright';

const LIST = '/home/vegetable/lists/type/1';

test.describe('vegetable price list', () => {
  test('filters, sorts and paginates, each state with its own address', async ({ page }) => {
    await page.goto('/home/vegetable/lists');
    await page
      .getByRole('list', { name: '品类', exact: true })
      .getByRole('link', { name: /^叶菜类/ })
      .click();
    await expect(page).toHaveURL(/group=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/叶菜类/);
    await expect(page.getByRole('navigation', { name: '分页' })).toContainText('共 10 条');

    await page.getByRole('link', { name: '均价' }).click();
    await expect(page.getByRole('columnheader', { name: /均价/ })).toHaveAttribute('aria-sort', 'descending');
    // The previous rows stay, marked busy, until the sorted ones arrive.
    await expect(async () => {
      const prices = (await page.locator('tbody tr td:nth-child(5)').allTextContents()).map(Number);
      expect(prices).toEqual([...prices].sort((a, b) => b - a));
    }).toPass();

    await page.goto(`${LIST}?s=price_avg.desc`);
    const first = await page.getByRole('rowheader').first().textContent();
    await page.getByRole('link', { name: '下一页' }).click();
    await expect(page).toHaveURL(/p=2/);
    await expect(page.getByRole('rowheader').first()).not.toHaveText(first ?? '');

    await page.goBack();
    await expect(page.getByRole('rowheader').first()).toHaveText(first ?? '');
    await page.goForward();
    await expect(page).toHaveURL(/p=2/);
  });

  test('finds a product by an alias and shows one row per market of a province', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.getByRole('searchbox', { name: '品名' }).fill('西红柿');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page.getByRole('rowheader').first()).toContainText('番茄');
    await page.goto(`${LIST}?geo=370000`);
    await expect(page.getByText(/原 [\d.]+ 元\/斤/).first()).toBeVisible();
  });

  test('has name, average, change and sparkline on a phone, the market in the heading', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${LIST}?market=beijing`);
    await expect(page.locator('.tools-quotes-from')).toHaveText(/^北京.+市场，元\/公斤$/);
    const heads = page.locator('.tools-quotes thead th');
    await expect(heads.filter({ visible: true })).toHaveText([/^品名/, /^均价/, /^日涨跌/, /^近 30 日/]);
    const table = page.locator('.tools-quotes .bee-table-scroll');
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect(page.getByRole('columnheader', { name: '近 30 日' })).toBeInViewport({ ratio: 1 });
  });

  test('responds with 404 for an unknown kind of price and with a message for an empty one', async ({ page }) => {
    expect((await page.goto('/home/vegetable/lists/type/9'))?.status()).toBe(404);
    await page.goto('/home/vegetable/lists/type/2');
    await expect(page.getByText('还没有蔬菜产地价')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows prices, filters by link and searches by form', async ({ page }) => {
      await page.goto('/home/vegetable/lists');
      await expect(page.getByRole('list', { name: '品类价格指数' }).getByRole('link').first()).toBeVisible();
      await page.getByRole('searchbox', { name: '品名' }).fill('番茄');
      await page.getByRole('button', { name: '查询' }).click();
      await expect(page.getByRole('rowheader').first()).toContainText('番茄');
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/番茄/);
    });
  });
});
