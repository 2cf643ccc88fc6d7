import { expect, type Locator, type Page } from '@bee/testing/playwright';

/** An unused number: 1999… with the time. */
export const freshMobile = (): string => `199${String(Date.now()).slice(-8)}`;

/** The modal in any of its views. */
export const loginModal = (page: Page): Locator => page.locator('dialog.shell-login');

/** Opens the modal from the header of a page for visitors. */
export const openLogin = async (page: Page, button: '登录' | '注册' = '登录'): Promise<Locator> => {
  await page.goto('/home/fqa/index');
  await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click();
  const modal = loginModal(page);
  await expect(modal.getByLabel('手机号码')).toBeFocused();
  return modal;
};

/** The way for people who cannot read the image; browser tests cannot either. */
export const solveProofOfWork = async (modal: Locator) => {
  const swap = modal.getByRole('button', { name: '看不清图片？改用计算验证' });
  if (await swap.isVisible()) await swap.click();
  await expect(modal.getByText('计算验证已通过')).toBeVisible({ timeout: 30_000 });
};

/** Requests a text message and reads it from the sandbox, which shows what a phone would receive. */
export const receiveCode = async (modal: Locator, mobile: string) => {
  const page = modal.page();
  await modal.getByLabel('手机号码').fill(mobile);
  await solveProofOfWork(modal);
  await modal.getByRole('button', { name: '获取验证码' }).click();
  await expect(modal.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
  const answer = await page.request.get(`/sandbox/outbox?format=json&mobile=${mobile}`);
  const { list } = (await answer.json()) as { list: { code: string }[] };
  await modal.getByLabel('手机验证码').fill(list[0]?.code ?? '');
};

export const expectMember = async (page: Page) => {
  await expect(loginModal(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['token', 'sid']));
};
