import { accounts, DEMO_PASSWORD, expect, type Page } from '@bee/testing/playwright';

/** One of the demo accounts, which exist when BEE_DEMO is set. */
export const member = { mobile: accounts.member, nickname: '田园小麦' };

/** Submits the open login modal and waits until it has closed. */
export const logIn = async (page: Page) => {
  const modal = page.getByRole('dialog', { name: '账号登录' });
  await modal.getByLabel('手机号码').fill(member.mobile);
  await modal.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await modal.getByLabel('密码', { exact: true }).press('Enter');
  await expect(page.getByText('登录成功')).toBeVisible();
  await expect(modal).toBeHidden();
};
