import { expect, expectAccessible, type Page, test } from '@bee/testing/playwright';
import { logIn, member } from './log-in.ts';

const loginModal = (page: Page) => page.getByRole('dialog', { name: '账号登录' });

for (const width of [390, 1366, 1680])
  test(`a visitor of a private page is asked to sign in over its skeleton and then sees it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto('/home/user/profile');
    expect(answer?.status()).toBe(401);
    expect(await answer?.text()).toContain('noindex');
    await expect(loginModal(page)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('登录后可以查看“个人中心”')).toBeVisible();
    await expect(main.getByText('401')).toHaveCount(0);
    await expectAccessible(page);
    await logIn(page);
    await expect(main.getByRole('heading', { name: member.nickname })).toBeVisible();
    await expect(page).toHaveURL(/\/home\/user\/profile$/);
  });

test('an expired session shows the 401 page, and signing in shows the page', async ({ page, context }) => {
  await page.goto('/home/fqa/index');
  const url = new URL(page.url()).origin;
  await context.addCookies([{ name: 'token', value: 'of-a-session-that-is-over', url }]);
  await page.goto('/home/user/myfavorite');
  const main = page.getByRole('main');
  await expect(main.getByText('401')).toBeVisible();
  await expect(main.getByText('登录状态已过期或尚未登录')).toBeVisible();
  await expect(loginModal(page)).toBeHidden();
  await main.getByRole('button', { name: '登录' }).click();
  await logIn(page);
  await expect(main.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
});

test('going back from a private page closes the dialog that it opened', async ({ page }) => {
  await page.goto('/home/user/vip');
  await page.getByRole('main').getByRole('link', { name: '请从这里下单' }).click();
  await expect(loginModal(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeVisible();
  await expect(loginModal(page)).toBeHidden();
});

test('the login modal shows errors, keeps the focus and closes on Esc', async ({ page }) => {
  await page.goto('/home/user/myfavorite');
  const modal = loginModal(page);
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  const opener = page.getByRole('main').getByRole('button', { name: '登录' });
  await opener.click();
  await expect(modal.getByLabel('手机号码')).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(modal.getByLabel('手机号码')).toHaveAccessibleDescription('请输入正确的手机号码');
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

test('logging out on the profile opens the home page as a visitor', async ({ page }) => {
  await page.goto('/home/user/profile');
  await logIn(page);
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible();
  await expect(loginModal(page)).toBeHidden();
});
