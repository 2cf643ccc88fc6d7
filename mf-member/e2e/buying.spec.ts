import { AXE_WIDTHS, expect, expectAccessible, type Page, signIn, test } from '@bee/testing/playwright';
import { newMobile, register } from './new-member.ts';

/** Pays in the window of the sandbox, which replaces the member's phone or Alipay. */
const payIn = async (cashier: Page) => {
  await cashier.getByRole('button', { name: '确认支付' }).click();
  await expect(cashier.getByRole('status')).toHaveText('支付成功');
};

const expectAccessibleEverywhere = async (page: Page) => {
  for (const width of AXE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, 'main');
  }
  await page.setViewportSize({ width: 1366, height: 900 });
};

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /的账户/ });

test('a member buys VIP by WeChat from the banner of the panel, sees the badge at once, and renews by Alipay', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000); // the proof of work takes long on a busy machine
  await register(page, newMobile());
  await account(page).click();
  await page.getByRole('link', { name: '立即开通' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeVisible();
  await expect(account(page)).not.toHaveAccessibleName(/VIP会员/);
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: '开通年度' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: '支付订单' })).toBeVisible();
  await expect(page.getByRole('img', { name: /微信支付二维码/ })).toBeVisible();
  await expectAccessibleEverywhere(page);
  const [phone] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: '在新窗口中模拟支付' }).click(),
  ]);
  await payIn(phone);
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await expect(account(page)).toHaveAccessibleName(/VIP会员/);
  await phone.close();

  await page.getByRole('link', { name: '去使用' }).click();
  await expect(page.getByText(/还剩 \d+ 天/)).toBeVisible();
  const renewed = await page
    .getByText(/^续费后到/)
    .first()
    .textContent();
  await page.getByRole('button', { name: '续费月度' }).click();
  await page.getByRole('radio', { name: /支付宝/ }).check();
  const [alipay] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: /去支付宝付款 ¥48.00/ }).click(),
  ]);
  await payIn(alipay);
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await expect(page.getByText(renewed?.replace('续费后到', '') ?? '')).toBeVisible();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByRole('heading', { name: '已支付' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('a member orders, is notified of the unpaid order, replaces it and cancels the new one', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'vegetable');
  const submit = async () => {
    await page.goto('/home/order/submit/id/veg_vip-3/type/veg_vip');
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).check();
    await page.getByRole('button', { name: '提交订单' }).click();
  };
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: '支付订单' })).toBeVisible();
  const first = page.url();
  await submit();
  const question = page.getByRole('dialog', { name: '您有一张未付款的订单' });
  await expect(question).toBeVisible();
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: '取消旧单并重新下单' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付订单' })).toBeVisible();
  expect(page.url()).not.toBe(first);

  await page.getByRole('link', { name: '订单详情' }).click();
  await page.getByRole('button', { name: '取消订单' }).click();
  const why = page.getByRole('dialog', { name: '取消订单' });
  await expectAccessibleEverywhere(page);
  await why.getByRole('button', { name: '暂时不需要了' }).click();
  await why.getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible();
  await expect(page.getByText('取消订单：暂时不需要了')).toBeVisible();
});
