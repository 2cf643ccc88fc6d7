import { expect, test } from '@bee/testing/playwright';

test('a search from the front page marks what it found and keeps its state in the address', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('main').getByRole('searchbox', { name: '搜索关键字' });
  await box.press('Enter');
  await expect(page.getByText('请输入关键字查询')).toBeVisible();
  await box.fill('农产品');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('搜索“农产品”');
  await expect(page.getByRole('main').locator('article mark').first()).toBeVisible();

  await page.getByRole('navigation', { name: '结果类别' }).getByRole('link', { name: /^政策/ }).click();
  await expect(page).toHaveURL(/name=policy/);
  const kinds = page.getByRole('main').getByRole('article').locator('h2');
  await expect(kinds.first()).toContainText('政策');

  await page.reload();
  await expect(page.getByRole('navigation', { name: '结果类别' }).locator('[aria-current="page"]')).toContainText(
    '政策',
  );
});

test('nothing found leads to the question to the AI', async ({ page }) => {
  await page.goto('/home/search/keyword/zzqqxxvv.html');
  await expect(page.getByText('没有找到“zzqqxxvv”')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '问 AI' }).click();
  await expect(page).toHaveURL(/\/ai/);
});

test('without a keyword the screen offers what others look for', async ({ page }) => {
  await page.goto('/home/search');
  await expect(page.getByRole('heading', { level: 1, name: '搜索' })).toBeVisible();
  await page.getByRole('main').locator('.content-hot a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('搜索“');
});
