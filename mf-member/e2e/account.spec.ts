import {
  AXE_WIDTHS,
  expect,
  expectAccessible,
  expectFittingAndAccessible,
  logInByModal,
  type Page,
  signIn,
  test,
} from '@bee/testing/playwright';
import { newMobile, register } from './new-member.ts';

const PASSWORDS = ['First-horse-1', 'Second-horse-2'] as const;

const logIn = async (page: Page, mobile: string, password: string) => {
  const answer = await page.request.post('/api/user/login', { data: { username: mobile, password, remember: true } });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) return false;
  const { origin } = new URL((await page.request.get('/healthz')).url());
  await page.context().addCookies([{ name: 'token', value: token, url: origin }]);
  return true;
};

test('a changed password ends the session of the other browser, and this one continues', async ({ page, browser }) => {
  test.setTimeout(120_000); // the proof of work takes long on a busy machine
  const mobile = newMobile();
  await register(page, mobile, PASSWORDS[0]);

  const other = await browser.newContext();
  const there = await other.newPage();
  expect(await logIn(there, mobile, PASSWORDS[0])).toBe(true);
  await there.goto('/home/user/profile');
  await expect(there.getByRole('list', { name: '登录设备' }).getByRole('listitem')).toHaveCount(2);

  await page.goto('/home/user/profile');
  await page.getByRole('button', { name: '修改密码' }).click();
  const modal = page.getByRole('dialog', { name: '修改密码' });
  await modal.getByLabel('当前密码').fill('wrong-horse-0');
  await modal.getByRole('button', { name: '下一步' }).click();
  await expect(modal.getByText('当前密码错误，请重新输入，或改用短信验证')).toBeVisible();
  await expectAccessible(page);
  await modal.getByLabel('当前密码').fill(PASSWORDS[0]);
  await modal.getByRole('button', { name: '下一步' }).click();
  await modal.getByLabel('新密码').fill(PASSWORDS[1]);
  await modal.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible();
  await expect(modal).toBeHidden();

  await page.reload();
  await expect(page.getByRole('list', { name: '登录设备' }).getByRole('listitem')).toHaveCount(1);
  await there.reload();
  await expect(there.getByRole('main').getByText('登录状态已过期或尚未登录')).toBeVisible();
  expect(await logIn(there, mobile, PASSWORDS[0])).toBe(false);
  expect(await logIn(there, mobile, PASSWORDS[1])).toBe(true);
  await other.close();
});

test('a session that has expired asks to log in over the form, which keeps its text', async ({ page, playwright }) => {
  await signIn(page, 'member');
  await page.goto('/home/user/profile');
  const entity = page.getByLabel('单位');
  await expect(entity).toBeEditable();
  const text = `文山种植合作社 ${Date.now()}`;
  await entity.fill(text);

  // Ended elsewhere, so that this browser still has its cookies.
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const elsewhere = await playwright.request.newContext({ extraHTTPHeaders: { cookie, token } });
  await elsewhere.post(new URL('/api/user/logout', page.url()).href);
  await elsewhere.dispose();

  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('登录已过期，请重新登录；已填写的内容还在')).toBeVisible();
  await logInByModal(page, 'member');
  await expect(entity).toHaveValue(text);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('资料已保存')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('单位')).toHaveValue(text);
});

test('a task of the points page links to its place, and the latest entries to the ledger', async ({ page }) => {
  await signIn(page, 'member');
  await page.goto('/home/user/score');
  const task = page.getByRole('listitem').filter({ hasText: '提供市场报价' });
  await task.getByRole('link', { name: '去报价：提供市场报价' }).click();
  await expect(page).toHaveURL(/\/vegetable/);
  await page.goBack();
  await page.getByRole('link', { name: '全部明细' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '积分明细' })).toBeVisible();
  await expect(page.getByRole('list', { name: '积分明细' }).getByRole('listitem').first()).toContainText('余额');
});

test('the ledger keeps its filters in the address', async ({ page }) => {
  await signIn(page, 'vip');
  await page.goto('/home/user/scorelists');
  const lines = page.getByRole('list', { name: '积分明细' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  await page.getByRole('list', { name: '收支' }).getByRole('link', { name: '使用' }).click();
  await expect(page).toHaveURL(/dir=out/);
  await expect(lines.filter({ hasText: '签到' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', { name: '收支' }).getByRole('link', { name: '使用' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(lines.filter({ hasText: '签到' }).first()).toBeVisible();
});

test('the user panel opens with the loaded data', async ({ page }) => {
  await signIn(page, 'vip');
  await page.goto('/home/user/score');
  const avatar = page.getByRole('banner').getByRole('button', { name: /的账户/ });
  await avatar.hover();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await avatar.click();
  const panel = page.getByRole('region', { name: '我的账户' });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(410);
  await expect(panel.getByText('VIP会员 八大特权')).toHaveCount(0);
  await expectAccessible(page);
  // Unread messages and page views are sent at any time.
  expect(asked.filter((url) => !/\/base\/|getUnreadCount/.test(url))).toEqual([]);
});

for (const width of AXE_WIDTHS)
  test(`the pages of the account are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'vip');
    for (const address of ['profile', 'score', 'scorelists', 'myfavorite']) {
      await page.goto(`/home/user/${address}`);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFittingAndAccessible(page);
    }
  });
