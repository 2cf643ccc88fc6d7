import { expect, expectAccessible, test } from '@bee/testing/playwright';
import { logIn } from './log-in.ts';

test('a visitor adds a favourite: signs in on the way, finds it in the list, removes it', async ({ page }) => {
  await page.goto('/home/article/policylists/type/policy_repository');
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await first.textContent())?.trim() ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: '收藏' }).first().click();
  await logIn(page);
  await expect(page.getByRole('button', { name: '已收藏' }).first()).toBeVisible();

  await page.goto('/home/user/myfavorite?type=policy');
  const remove = page.getByRole('button', { name: `取消收藏：${title}` });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: '取消收藏' });
  await expect(question).toBeVisible();
  for (const width of [390, 1680, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeVisible();

  await remove.click();
  await question.getByRole('button', { name: '取消收藏' }).click();
  await expect(page.getByText('已取消收藏')).toBeVisible();
  await expect(remove).toBeHidden();
});
