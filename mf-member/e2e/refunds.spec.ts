import { AXE_WIDTHS, expect, expectFittingAndAccessible, type Page, signIn, test } from '@bee/testing/playwright';
import { newMobile, register } from './new-member.ts';

const buyMonth = async (page: Page): Promise<string> => {
  await page.goto('/home/user/vip');
  await page.getByRole('button', { name: '开通月度' }).click();
  await expect(page.getByRole('img', { name: /微信支付二维码/ })).toBeVisible();
  const [phone] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: '在新窗口中模拟支付' }).click(),
  ]);
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expect(phone.getByRole('status')).toHaveText('支付成功');
  await phone.close();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
};

test('a member requests a refund, an operator approves it, and order and badge are updated', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000); // the proof of work takes long on a busy machine
  const mobile = newMobile();
  await register(page, mobile);
  const id = await buyMonth(page);
  const account = page.getByRole('banner').getByRole('button', { name: /的账户/ });
  await expect(account).toHaveAccessibleName(/VIP会员/);
  await page.goto(`/home/order/detail/id/${id}`);
  await page.getByRole('button', { name: '申请退款' }).click();
  const why = page.getByRole('dialog', { name: '申请退款' });
  await why.getByRole('textbox', { name: '原因' }).fill('给同事买重了');
  await why.getByRole('button', { name: '提交退款申请' }).click();
  await expect(page.getByRole('heading', { name: '退款中' })).toBeVisible();

  const ops = await (await browser.newContext()).newPage();
  await signIn(ops, 'operator');
  await ops.goto(`/ops/review?tab=refund&status=requested&q=${mobile.slice(-4)}`);
  const rows = ops
    .getByRole('table', { name: '退款' })
    .getByRole('row')
    .filter({ hasText: mobile.slice(-4) });
  await expect(rows).toContainText('会员申请');
  await rows.getByRole('button').first().click();
  const drawer = ops.getByRole('dialog', { name: /^BEE/ });
  await expect(drawer).toContainText('给同事买重了');
  await drawer.getByRole('button', { name: /^同意退款/ }).click();
  await drawer.getByRole('button', { name: '同意退款', exact: true }).click();
  const question = ops.getByRole('alertdialog', { name: '同意退款' });
  await expect(question).toContainText(/订单 BEE\S+ 退回 \d+\.\d\d 元/);
  await question.getByRole('button', { name: /^退款 .* 元$/ }).click();
  await expect(ops.getByText(/已同意，\d+\.\d\d 元将原路退回/)).toBeVisible();
  await expect(drawer).toBeHidden();

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: '已退款' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(account).not.toHaveAccessibleName(/VIP会员/);

  await ops.goto(`/ops/review?tab=purchase&kind=vip&status=refunded&q=${mobile.slice(-4)}`);
  const number = ops.getByRole('table', { name: '会员订单' }).getByRole('button', { name: /^BEE/ }).first();
  await number.click();
  await expect(ops.getByRole('dialog')).toContainText('这份订单已全部退款');
  await ops.keyboard.press('Escape');
  await ops.setViewportSize({ width: 390, height: 900 });
  const sticksOut = await number.evaluate((button) => {
    const { right } = (button.closest('th') as HTMLElement).getBoundingClientRect();
    return button.getBoundingClientRect().right > right || button.scrollHeight > button.clientHeight;
  });
  expect(sticksOut, 'the number covers the next column').toBe(false);
  await ops.context().close();
});

for (const width of AXE_WIDTHS) {
  test(`axe finds no violations on the lists of orders and refunds at ${width} px, and nothing overflows`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'operator');
    const check = async () => {
      await expectFittingAndAccessible(page);
    };
    const open = async (tab: string, status: string, title: string) => {
      await page.goto(`/ops/review?tab=${tab}&status=${status}`);
      const table = page.getByRole('table', { name: title });
      await expect(table).toBeVisible();
      await check();
      await table.getByRole('button').first().click();
      await check();
      return page.getByRole('dialog');
    };
    const order = await open('purchase', 'paid', '会员订单');
    await expect(order).toContainText(/可退/);
    await open('purchase', 'expired', '会员订单');
    await open('refund', 'done', '退款');
    // The demo data has a pending one; it is only read.
    const refund = await open('refund', 'requested', '退款');
    await refund.getByRole('button', { name: /^同意退款/ }).click();
    await refund.getByLabel('退款金额').fill('0');
    await refund.getByRole('button', { name: '同意退款', exact: true }).click();
    await expect(refund.getByText(/金额应在 0.01 至/)).toBeVisible();
    await check();
    await refund.getByRole('button', { name: '取消' }).click();
    await refund.getByRole('button', { name: /^拒绝退款/ }).click();
    await check();
  });
}
