import { expect, test } from '@bee/testing/playwright';

test.use({ javaScriptEnabled: false });

test('list, filter, pages and text are readable without JavaScript', async ({ page }) => {
  await page.goto('/home/article/policylists/type/policy_repository');
  await page.getByRole('list', { name: '级别' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/level=/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('note')).toBeVisible();
  expect(((await page.getByRole('article').textContent()) ?? '').length).toBeGreaterThan(200);
});

test('the box of the front page searches and asks without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: '搜索关键字' }).fill('三七');
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('搜索“三七”');
  await page.goto('/');
  await page.getByText('问 AI', { exact: true }).click();
  await page.getByRole('textbox', { name: '向 AI 提问' }).fill('三七价格怎么样？');
  await page.getByRole('button', { name: '提问' }).click();
  await expect(page).toHaveURL(/q=/);
});

test('server HTML of the front page contains dates, no countdown', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).not.toContainText(/距施行还有|天前|小时前/);
  await expect(page.getByRole('main').locator('time').first()).toBeVisible();
});
