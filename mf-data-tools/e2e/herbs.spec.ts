import { expect, expectFittingAndAccessible, test } from '@bee/testing/playwright';

const LIST = '/home/herbs/lists';

test.describe('herb prices', () => {
  test('category, letter, market and sort order are in the address', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('region', { name: '涨幅TOP' }).getByRole('link').first()).toBeVisible();
    await page.getByRole('list', { name: '分类', exact: true }).getByRole('link', { name: /^花类/ }).click();
    await expect(page).toHaveURL(/cate=/);
    await page.getByRole('list', { name: '首字母', exact: true }).getByRole('link', { name: 'J' }).click();
    await expect(page).toHaveURL(/letter=J/);
    await expect(page.getByRole('rowheader').first()).toHaveText(/金银花|菊花/);
    await page.getByRole('navigation', { name: '药市' }).getByRole('link', { name: /^安国/ }).click();
    await expect(page).toHaveURL(/market=anguo/);
    await expect(page.locator('tbody tr td:nth-child(4)').first()).toHaveText('安国');
    await page.getByRole('link', { name: '年涨跌' }).click();
    await expect(page.getByRole('columnheader', { name: /年涨跌/ })).toHaveAttribute('aria-sort', 'descending');
    await page.goBack();
    await expect(page).not.toHaveURL(/s=chg_y/);
  });

  test('a row opens its chart: total trend first, chips link to other specifications', async ({ page }) => {
    await page.goto(`${LIST}?q=${encodeURIComponent('田七')}`);
    await expect(page.getByRole('rowheader').first()).toContainText('三七');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(/open=\d+/);
    await expect(page.getByRole('img', { name: /三七.*总趋势/ })).toBeVisible();
    const before = page.url();
    await page.getByRole('list', { name: '规格与产地' }).getByRole('link', { name: /^60头/ }).click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('heading', { name: /60头.*走势/ })).toBeVisible();
    await page.getByRole('link', { name: '表', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: /总趋势/ }).first()).toBeVisible();
    await page.getByRole('link', { name: '收起走势' }).click();
    await expect(page).not.toHaveURL(/open=/);
  });

  test('responds with 404 for an unknown specification and with a message for an unknown name', async ({ page }) => {
    expect((await page.goto(`${LIST}?open=99999999`))?.status()).toBe(404);
    await page.goto(`${LIST}?herb=${encodeURIComponent('火星草')}`);
    await expect(page.getByText('没有符合条件的药材')).toBeVisible();
  });

  test('does not overflow a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(LIST);
    const open = await page.getByRole('rowheader').getByRole('link').first().getAttribute('href');
    for (const path of [LIST, open ?? '']) {
      await page.goto(path);
      await expectFittingAndAccessible(page);
    }
  });
});
