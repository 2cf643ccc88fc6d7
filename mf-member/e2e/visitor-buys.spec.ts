import { expect, expectAccessible, test } from '@bee/testing/playwright';
import { logIn } from './log-in.ts';

for (const width of [390, 1366, 1680])
  test(`a visitor sees the price of VIP, signs in on a click on a plan and pays for it, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home/fqa/index');
    const inHeader = page.getByRole('banner').getByRole('link', { name: /VIP/ });
    if (await inHeader.isHidden()) await page.locator('.shell-menu').click();
    await page.getByRole('link', { name: 'VIP会员' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/home\/user\/vip/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeVisible();
    await expect(main.getByText('¥398')).toBeVisible();
    await expect(main.getByRole('heading', { name: '八大特权' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: '开通月度' }).click();
    await logIn(page);
    const unpaid = page.getByRole('alertdialog', { name: '您有一张未付款的订单' });
    const payment = page.getByRole('heading', { level: 1, name: '支付订单' });
    await expect(unpaid.or(payment).first()).toBeVisible();
    if (await unpaid.isVisible()) await unpaid.getByRole('button', { name: '取消旧单并下新单' }).click();
    await expect(payment).toBeVisible();
    await expect(main.getByText(/48\.00/).first()).toBeVisible();
  });

test('VIP and points are complete documents for visitors and search engines', async ({ page }) => {
  for (const [path, ...texts] of [
    ['/home/user/vip', 'VIP会员', '¥398', '八大特权', '权益对比', '开通年度'],
    ['/home/user/score', '赚积分', '每日签到', '积分抵 1 元'],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const body = html.replace(/<!-- -->/g, '');
    for (const text of texts) expect(body).toContain(text);
    expect(html).not.toContain('noindex');
  }
  expect(await (await page.request.get('/sitemaps/pages.xml')).text()).toContain('/home/user/vip');
});

test('a visitor of the points page sees how they are earned, and signs in there', async ({ page }) => {
  await page.goto('/home/fqa/index');
  await page.getByRole('banner').getByRole('link', { name: '赚积分' }).click();
  await page.getByRole('main').getByRole('button', { name: '登录后查看我的积分' }).click();
  await logIn(page);
  await expect(page.getByRole('heading', { name: '积分余额' })).toBeVisible();
});
