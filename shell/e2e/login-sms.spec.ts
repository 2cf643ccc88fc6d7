import { DEMO_PASSWORD, expect, test } from '@bee/testing/playwright';
import { expectMember, freshMobile, openLogin, receiveCode } from './login-steps.ts';

test('registers with an SMS code and is logged in; the countdown continues in another view', async ({ page }) => {
  const mobile = freshMobile();
  const modal = await openLogin(page, '注册');
  await receiveCode(modal, mobile);
  await modal.getByRole('button', { name: '已有账号，点击登录' }).click();
  await modal.getByRole('tab', { name: '手机快捷登录' }).click();
  await expect(modal.getByRole('button', { name: /^(5\d|60)秒后重新获取$/ })).toBeDisabled();
  await expect(modal.getByLabel('手机号码')).toHaveValue(mobile);

  await modal.getByRole('button', { name: '点击注册' }).click();
  const answer = await page.request.get(`/sandbox/outbox?format=json&mobile=${mobile}`);
  const { list } = (await answer.json()) as { list: { code: string }[] };
  await modal.getByLabel('手机验证码').fill(list[0]?.code ?? '');
  await modal.getByLabel('密码', { exact: true }).fill('short');
  await modal.getByRole('button', { name: '注册', exact: true }).click();
  await expect(modal.getByLabel('密码', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await modal.getByLabel('密码', { exact: true }).fill('Bee-2026-new');
  await modal.getByLabel('密码', { exact: true }).press('Enter');
  await expect(page.getByText('注册成功')).toBeVisible();
  await expectMember(page);
});

test('logs in with an SMS code, remembered for 7 days', async ({ page }) => {
  const modal = await openLogin(page);
  await modal.getByRole('tab', { name: '手机快捷登录' }).click();
  await receiveCode(modal, freshMobile());
  await modal.getByRole('checkbox', { name: /记住我/ }).check();
  await modal.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('登录成功')).toBeVisible();
  await expectMember(page);
  const token = (await page.context().cookies()).find(({ name }) => name === 'token');
  const days = ((token?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
});

test('a wrong code is refused and can be corrected', async ({ page }) => {
  const modal = await openLogin(page);
  await modal.getByRole('tab', { name: '手机快捷登录' }).click();
  await receiveCode(modal, freshMobile());
  const right = await modal.getByLabel('手机验证码').inputValue();
  await modal.getByLabel('手机验证码').fill(right === '000000' ? '111111' : '000000');
  await modal.getByRole('button', { name: '登录', exact: true }).click();
  await expect(modal.getByText('手机验证码错误或已过期，请重新获取')).toBeVisible();
  await expect(modal.getByLabel('手机验证码')).toBeFocused();
  await modal.getByLabel('手机验证码').fill(right);
  await modal.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('登录成功')).toBeVisible();
  await expectMember(page);
});

test('a forgotten password is replaced; the login view has the number and accepts the new password', async ({
  page,
}) => {
  const mobile = '13800000003';
  const modal = await openLogin(page);
  await modal.getByRole('button', { name: '忘记密码' }).click();
  await receiveCode(modal, mobile);
  await modal.getByLabel('新密码').fill(DEMO_PASSWORD);
  await modal.getByRole('button', { name: '重设密码' }).click();
  await expect(page.getByRole('dialog', { name: '账号登录' })).toBeVisible();
  await expect(modal.getByLabel('手机号码')).toHaveValue(mobile);
  await modal.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await modal.getByLabel('密码', { exact: true }).press('Enter');
  await expectMember(page);
});
