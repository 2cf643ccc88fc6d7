import { expect, type Page } from '@bee/testing/playwright';

const PASSWORD = 'Bee-demo-2026';

/** The demonstration accounts of the frame's states. */
export const accounts = { member: '13800000001', vip: '13800000002' } as const;

/** Puts a session into the browser without its login modal, which has specs of its own. */
export const signIn = async (page: Page, who: keyof typeof accounts) => {
  const data = { username: accounts[who], password: PASSWORD, remember: true };
  const answer = await (await page.request.post('/api/user/login', { data })).json();
  const token: unknown = answer.token ?? answer.data?.token;
  expect(answer.msg && token, String(answer.msg)).toBeTruthy();
  const { origin } = new URL((await page.request.get('/healthz')).url());
  await page.context().addCookies([{ name: 'token', value: String(token), url: origin }]);
};
