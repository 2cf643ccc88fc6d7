import { expect, test } from '@bee/testing/playwright';

test('the sub-site reads in its own frame: list, kinds, one item and back', async ({ page }) => {
  await page.goto('/home/sanqi/report/sanqi.html');
  const menu = page.getByRole('navigation', { name: '三七专题导航' });
  await expect(menu.locator('[aria-current="page"]')).toHaveText('报告');
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);

  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/[?&]id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: '返回报告列表' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('报告与资讯');

  await page.getByRole('navigation', { name: '内容类别' }).getByRole('link', { name: /资讯/ }).click();
  await expect(page).toHaveURL(/scope=news/);
});

test('what does not exist is the 404 page inside the frame', async ({ page }) => {
  for (const address of ['/home/sanqi/report/no-such-tag', '/home/sanqi/report/sanqi?id=no-such-report']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! 页面飞走啦～');
    await expect(page.getByRole('navigation', { name: '三七专题导航' })).toBeVisible();
  }
});

test('pages to come say so inside the frame', async ({ page }) => {
  await page.goto('/home/sanqi/dataset/sanqi');
  await expect(page.getByRole('navigation', { name: '三七专题导航' })).toBeVisible();
  await expect(page.getByText('即将上线').first()).toBeVisible();
  await page.getByRole('navigation', { name: '三七专题导航' }).getByRole('link', { name: '首页' }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
});
