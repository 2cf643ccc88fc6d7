import { expect, expectFittingAndAccessible, test } from '@bee/testing/playwright';

const LIST = '/home/fruit/lists';
const part = encodeURIComponent;
const detail = (addr: string, unit = '斤') =>
  `/home/fruit/detail/area/${part('山东烟台')}/category/${part('苹果')}/type/${part('产地价')}/addr/${part(addr)}/unit/${part(unit)}`;

test.describe('fruit price list', () => {
  test('is filtered by fruit, area and origin, each state with its own address', async ({ page }) => {
    await page.goto(LIST);
    const facet = (row: string, name: RegExp) =>
      page.getByRole('list', { name: row, exact: true }).getByRole('link', { name });
    await facet('品名', /^苹果/).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('苹果产地行情');
    await facet('产区', /^山东烟台/).click();
    await expect(page).toHaveURL(/area=/);
    await facet('产地', /^栖霞市/).click();
    await expect(page).toHaveURL(/addr=/);
    await expect(page.getByRole('navigation', { name: '分页' })).toContainText('共 2 条');
    await expect(page.getByRole('row', { name: /苹果/ }).first()).toContainText('元/斤');
    await page.goBack();
    await expect(page).not.toHaveURL(/addr=/);
    await page.goto(`${LIST}/type/${part('批发价')}?s=price_avg.desc`);
    await expect(page.getByRole('columnheader', { name: /均价/ })).toHaveAttribute('aria-sort', 'descending');
    const prices = (await page.locator('tbody tr td strong').allTextContents()).map(Number);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });

  test('searches by place, shows a message for a day without quotes and a 404 for an unknown kind', async ({
    page,
  }) => {
    await page.goto(LIST);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.getByRole('searchbox', { name: '品名或产地' }).fill('洛川');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('row', { name: /陕西洛川/ }).first()).toBeVisible();
    await page.goto(`${LIST}?date=1999-01-01`);
    await expect(page.getByText('没有符合条件的产地价')).toBeVisible();
    expect((await page.goto(`${LIST}/type/${part('火星价')}`))?.status()).toBe(404);
  });
});

test.describe('fruit price page', () => {
  test('opens from the list: price in both units, means, chart, other areas in the chart', async ({ page }) => {
    await page.goto(
      `${LIST}/type/${part('产地价')}?cate=${part('苹果')}&area=${part('山东烟台')}&addr=${part('栖霞市')}`,
    );
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('山东烟台栖霞市苹果产地价');
    const headline = page.getByRole('region', { name: '最新报价', exact: true });
    await expect(headline).toContainText('元/公斤');
    await expect(headline).toContainText(/产地原报 [\d.]+ 元\/斤/);
    await expect(headline).toContainText('全国均价');
    await expect(page.getByRole('img', { name: /苹果均价/ })).toBeVisible();
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page
      .getByRole('link', { name: /^对比：把 .* 加入走势图$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/cmp=/);
  });

  test('responds with 404 for unknown places and units', async ({ page }) => {
    expect((await page.goto(detail('火星市')))?.status()).toBe(404);
    expect((await page.goto(detail('栖霞市', '公斤')))?.status()).toBe(404);
  });

  test('does not overflow a phone, list and page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [LIST, detail('栖霞市')]) {
      await page.goto(path);
      await expectFittingAndAccessible(page);
    }
  });
});
