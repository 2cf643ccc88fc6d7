import { AXE_WIDTHS, expect, expectFittingAndAccessible, signIn, test } from '@bee/testing/playwright';

const LIST = '/home/vegetable/lists/type/3';

test.describe('market reports', () => {
  test('are filtered by market and month, each state with its own address', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('市场周报与调研');
    const market = page.getByRole('list', { name: '市场', exact: true }).getByRole('link').first();
    const name = ((await market.textContent()) ?? '').replace(/\d+$/, '');
    await market.click();
    await expect(page).toHaveURL(/market=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}市场周报与调研`);
    const titles = page.getByRole('article').getByRole('heading');
    await expect
      .poll(async () => (await titles.allTextContents()).filter((title) => !title.includes(name)))
      .toEqual([]);
    expect(await titles.count()).toBeGreaterThan(0);
    await page.getByRole('list', { name: '月份' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    await page.goto(`${LIST}?month=2001-01`);
    await expect(page.getByText('没有符合条件的周报')).toBeVisible();
  });

  test('show all users their first rows, and a vegetable VIP all of them', async ({ page }) => {
    await page.goto(LIST);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/marketdetail\/id\//);
    const rows = page.getByRole('table').getByRole('rowheader');
    await expect(rows).toHaveCount(8);
    await expect(page.getByText(/已显示前 8 个品种，共 \d+ 个/)).toBeVisible();
    await expect(page.getByRole('link', { name: '开通蔬菜 VIP' })).toHaveAttribute('href', '/home/vegetable/vip');
    await expect(page.getByRole('heading', { name: '市场点评' })).toHaveCount(0);
    const address = page.url();
    await signIn(page, 'vegetable');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: '市场点评' })).toBeVisible();
    expect(await rows.count()).toBeGreaterThan(8);
    await expect(page.getByText(/已显示前 8 个品种/)).toHaveCount(0);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/vegetable\/detail\/.*cmp=/);
  });

  test('link to the previous one, and are a 404 for an unknown id', async ({ page }) => {
    await page.goto(`${LIST}?kind=weekly`);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/marketdetail/);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('link', { name: /^上一份/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
    await expect(page.getByRole('link', { name: /^下一份/ })).toContainText(title ?? '');
    expect((await page.goto('/home/vegetable/marketdetail/id/nothing'))?.status()).toBe(404);
  });
});

test.describe('the vegetable overview', () => {
  test('links to a class and to another day, and shows when a day has no quotes', async ({ page }) => {
    await page.goto('/home/vegetable/index');
    await expect(page.getByText(/^数据日期 \d{4}-\d{2}-\d{2}/)).toBeVisible();
    await expect(page.getByRole('region', { name: '涨幅前 10' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('navigation', { name: '大类' }).getByRole('link', { name: /^水果/ }).click();
    await expect(page).toHaveURL(/index\?cate=/);
    await expect(page.getByRole('heading', { name: '水果主要品种' })).toBeVisible();
    await page.goto('/home/vegetable/index?date=2026-02-30');
    await expect(page.getByText('没有“2026-02-30”这一天')).toBeVisible();
    await page.goto('/home/vegetable/index?date=2001-01-01');
    await expect(page.getByText('2001-01-01 没有报价')).toBeVisible();
    await page.getByRole('link', { name: '看最新一天' }).click();
    await expect(page).toHaveURL(/\/home\/vegetable\/index$/);
    await expect(page.getByRole('list', { name: '品类价格指数' })).toBeVisible();
  });
});

test.describe('the page of 蔬菜 VIP', () => {
  test('shows a visitor, a member and a vegetable VIP their membership', async ({ page }) => {
    await page.goto('/home/vegetable/vip');
    await expect(page.getByText(/您还没有登录/)).toBeVisible();
    await expect(page.getByRole('row', { name: /历史行情/ })).toContainText('全部');
    await signIn(page, 'member');
    await page.goto('/home/vegetable/vip');
    await expect(page.getByText(/还没有开通蔬菜 VIP/)).toBeVisible();
    await signIn(page, 'vegetable');
    await page.goto('/home/vegetable/vip');
    await expect(page.getByText(/有效期至/)).toBeVisible();
    await expect(page.getByRole('link', { name: '续费年度' })).toHaveAttribute('href', /\/home\/order\/submit\/id\//);
  });
});

for (const width of AXE_WIDTHS)
  test(`axe finds no violations at ${width} px, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(LIST);
    const report = await page.getByRole('article').getByRole('link').first().getAttribute('href');
    for (const path of [LIST, report ?? '', '/home/vegetable/index', '/home/vegetable/vip']) {
      await page.goto(path);
      await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
      await expectFittingAndAccessible(page);
    }
  });
