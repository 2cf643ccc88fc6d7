import { expect, test } from '@bee/testing/playwright';
import { logIn, member } from './log-in.ts';

test('a visitor of a private page is asked to log in and then sees it, at the same address', async ({ page }) => {
  await page.goto('/home/user/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('登录状态已过期或尚未登录')).toBeVisible();
  await main.getByRole('button', { name: '登录' }).click();
  await logIn(page);
  await expect(main.getByRole('heading', { name: member.nickname })).toBeVisible();
  await expect(page).toHaveURL(/\/home\/user\/profile$/);
});

test('the login modal refuses, keeps the focus and closes on Esc', async ({ page }) => {
  await page.goto('/home/user/myfavorite');
  const opener = page.getByRole('main').getByRole('button', { name: '登录' });
  await opener.click();
  const modal = page.getByRole('dialog', { name: '账号登录' });
  await expect(modal.getByLabel('手机号码')).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('请输入正确的手机号码')).toBeVisible();
  await expect(modal.getByRole('link', { name: '《用户协议》' })).toHaveAttribute('target', '_blank');
  await modal.getByRole('button', { name: '关闭' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(modal.getByRole('link', { name: '《隐私政策》' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(modal.getByRole('button', { name: '关闭' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test('logging out on the profile leads home as a visitor', async ({ page }) => {
  await page.goto('/home/user/profile');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await logIn(page);
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible();
  await page.goto('/home/user/profile');
  await expect(page.getByRole('main').getByText('登录状态已过期或尚未登录')).toBeVisible();
});
