import { expect, type Page } from '@playwright/test';

/** The demonstration accounts, which exist where BEE_DEMO is set. */
export const accounts = {
  member: '13800000001',
  vip: '13800000002',
  vegetable: '13800000003',
  operator: '13800000009',
} as const;

export const DEMO_PASSWORD = 'Bee-demo-2026';

/** Puts a session into the browser without the login modal, which has specs of its own. */
export const signIn = async (page: Page, who: keyof typeof accounts) => {
  const data = { username: accounts[who], password: DEMO_PASSWORD, remember: true };
  const answer = await (await page.request.post('/api/user/login', { data })).json();
  expect(answer.token, String(answer.msg)).toBeTruthy();
  const { origin } = new URL((await page.request.get('/healthz')).url());
  await page.context().addCookies([{ name: 'token', value: String(answer.token), url: origin }]);
};

/** Fills in the modal that is open, and waits until it is gone. */
export const logInByModal = async (page: Page, who: keyof typeof accounts) => {
  const modal = page.locator('dialog.shell-login');
  await modal.getByLabel('手机号码').fill(accounts[who]);
  await modal.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await modal.getByLabel('密码', { exact: true }).press('Enter');
  await expect(modal).toBeHidden();
};
