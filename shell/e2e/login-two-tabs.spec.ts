import { DEMO_PASSWORD, expect, type Page, test } from '@bee/testing/playwright';
import { expectMember, openLogin } from './login-steps.ts';

/**
 * Logging in or out in the header reloads the page; waits for that load, so that the next step does not interrupt it.
 */
const reloaded = async (page: Page, act: () => Promise<void>) => {
  const load = page.waitForEvent('load');
  await act();
  await load;
};

const logInAs = async (page: Page, mobile: string) => {
  const modal = await openLogin(page);
  await modal.getByLabel('手机号码').fill(mobile);
  await modal.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await reloaded(page, () => modal.getByLabel('密码', { exact: true }).press('Enter'));
  await expectMember(page);
};

test('an open page follows another tab: login, logout, login as another member; form input is kept', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.goto('/home/fqa/index');
  const banner = page.getByRole('banner');
  const typed = banner.getByLabel('全站搜索');
  await expect(banner.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await typed.fill('大蒜价格');

  const other = await context.newPage();
  await logInAs(other, '13800000001');
  await page.bringToFront();
  await expect(banner.getByRole('button', { name: /田园小麦/ })).toBeVisible();
  await expect(typed).toHaveValue('大蒜价格');

  await other.bringToFront();
  await other
    .getByRole('banner')
    .getByRole('button', { name: /田园小麦/ })
    .click();
  await reloaded(other, () => other.getByRole('button', { name: '退出登录' }).click());
  await expect(other.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await page.bringToFront();
  await expect(banner.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(page.getByText('已在其他页面退出登录')).toBeVisible();
  await expect(typed).toHaveValue('大蒜价格');

  await logInAs(other, '13800000002');
  await page.bringToFront();
  await expect(banner.getByRole('button', { name: /的账户/ })).toBeVisible();
  await expect(banner.getByRole('button', { name: /田园小麦/ })).toBeHidden();
  await expect(typed).toHaveValue('大蒜价格');
});
