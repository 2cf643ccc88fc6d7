import { expect, type Page } from '@bee/testing/playwright';

/** Mobile number of a new member, so that tests do not share state. */
export const newMobile = () => `137${String(Date.now()).slice(-8)}`;

export const codeFor = async (page: Page, mobile: string): Promise<string> => {
  const answer = await page.request.get(`/sandbox/outbox?format=json&mobile=${mobile}`);
  const { list } = (await answer.json()) as { list: { code: string }[] };
  return list[0]?.code ?? '';
};

/** Uses the proof of work instead of the image captcha, which a test cannot read. */
export const register = async (page: Page, mobile: string, password = 'Fresh-horse-1') => {
  await page.goto('/home/user/score');
  await page.getByRole('banner').getByRole('button', { name: '注册' }).click();
  const modal = page.getByRole('dialog', { name: '账号注册' });
  await modal.getByLabel('手机号码').fill(mobile);
  await modal.getByRole('button', { name: /改用计算验证/ }).click();
  await expect(modal.getByText('计算验证已通过')).toBeVisible({ timeout: 40_000 });
  await modal.getByRole('button', { name: '获取验证码' }).click();
  await expect(modal.getByRole('button', { name: /秒后重新获取/ })).toBeVisible();
  await modal.getByLabel('手机验证码').fill(await codeFor(page, mobile));
  await modal.getByLabel('密码', { exact: true }).fill(password);
  await modal.getByLabel('密码', { exact: true }).press('Enter');
  await expect(modal).toBeHidden();
};
