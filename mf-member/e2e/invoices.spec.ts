import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AXE_WIDTHS, expect, expectFittingAndAccessible, type Page, signIn, test } from '@bee/testing/playwright';

/** Paid orders of the demo VIP without an invoice; the test restores this state. */
const ORDERS = ['报', '批发市场价格数据集'];
const LIST = '/home/order/invoicerequest';

const choose = async (page: Page) => {
  const orders = page.getByRole('list', { name: '可开票的订单' });
  for (const title of ORDERS)
    await orders
      .getByRole('checkbox', { name: new RegExp(title) })
      .first()
      .check();
};

test('a member requests one invoice for two orders, an operator issues it, the member downloads it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const title = `云岭蔬菜合作社${randomInt(100_000, 999_999)}`;
  // Starts with 1 to 8: the red-letter invoice starts with 9 and must differ.
  const number = String(randomInt(10_000_000, 90_000_000)).repeat(2);
  await signIn(page, 'vip');
  await page.goto(LIST);
  const bar = page.getByRole('region', { name: '已选订单' });
  await expect(bar.getByRole('button', { name: '申请发票' })).toBeDisabled();
  await choose(page);
  await expect(bar).toContainText('已选 2 个订单，合计 348.00 元');
  await bar.getByRole('button', { name: '申请发票' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '申请发票' })).toBeVisible();
  const address = page.url();
  await page.getByLabel('发票抬头').fill(title);
  await page.getByRole('textbox', { name: '税号' }).fill('９１３５０１００Ｍ０００１００Ｙ４４');
  await expect(page.getByText('税号的校验位不对')).toBeVisible();
  await page.getByRole('textbox', { name: '税号' }).fill('９１３５０１００Ｍ０００１００Ｙ４３');
  await expect(page.getByText('税号的校验位不对')).toBeHidden();
  // The message at the top of a phone's screen must not cover the field.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect.poll(async () => (await page.getByLabel('接收邮箱').boundingBox())?.y ?? 0).toBeGreaterThan(200);
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.getByLabel('接收邮箱').fill('fapiao@example.com');
  await page.getByRole('button', { name: '提交申请' }).click();
  const dialog = page.getByRole('dialog', { name: '请核对发票信息' });
  await expect(dialog).toContainText('91350100M000100Y43');
  await expect(dialog).toContainText('348.00');
  await dialog.getByRole('button', { name: '确认提交' }).click();
  await expect(page.getByText('发票申请已提交').first()).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('已申请过发票');

  const ops = await (await browser.newContext()).newPage();
  await signIn(ops, 'operator');
  const drawer = ops.getByRole('dialog', { name: title });
  const open = async () => {
    await ops.goto(`/ops/review?tab=invoice&q=${encodeURIComponent(title)}`);
    await ops.getByRole('main').getByRole('button', { name: title }).click();
  };
  await open();
  await drawer.getByRole('button', { name: '开始开具' }).click();
  await expect(drawer).toBeHidden();
  await open();
  await drawer.getByRole('button', { name: '填写号码并开具' }).click();
  await drawer.getByLabel('发票号码').fill(number);
  await drawer.getByRole('button', { name: '开具发票' }).click();
  await expect(drawer).toBeHidden();

  await page.goto(`${LIST}?state=done`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `下载 PDF：发票 ${number}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`电子发票-${number}-348.00元.pdf`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(10_000);

  await open();
  await drawer.getByRole('button', { name: '红冲' }).click();
  const red = `9${number.slice(1)}`;
  await drawer.getByLabel('红字发票号码').fill(red);
  await drawer.getByLabel('原因').fill('测试结束，红冲');
  await drawer.getByRole('button', { name: '红冲发票' }).click();
  await ops.getByRole('alertdialog', { name: '红冲发票' }).getByRole('button', { name: '确认红冲' }).click();
  await expect(drawer).toBeHidden();
  await page.goto(`${LIST}?state=done&status=reversed`);
  const record = page.getByRole('list', { name: '发票记录' }).getByRole('listitem').filter({ hasText: title }).first();
  await expect(record).toContainText('已红冲');
  await expect(record).toContainText(`红字发票号码 ${red}，原因：测试结束，红冲`);
  await expect(record.getByRole('button', { name: /^下载 PDF/ })).toHaveCount(0);
  const [redFile] = await Promise.all([
    page.waitForEvent('download'),
    record.getByRole('button', { name: `下载红字 PDF：发票 ${red}` }).click(),
  ]);
  expect(redFile.suggestedFilename()).toBe(`红字发票-${red}-负348.00元.pdf`);
  await ops.context().close();
});

for (const width of AXE_WIDTHS) {
  test(`axe finds no violations on the invoice pages at ${width} px, and nothing overflows`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'vip');
    const check = async () => {
      await expectFittingAndAccessible(page);
    };
    await page.goto(LIST);
    await choose(page);
    await check();
    await page.getByRole('button', { name: '抬头簿' }).click();
    const book = page.getByRole('dialog', { name: '抬头簿' });
    await expect(book.getByRole('button', { name: '新增抬头' })).toBeVisible();
    await check();
    await book.getByRole('button', { name: '新增抬头' }).click();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '申请发票' }).click();
    await page.getByRole('radio', { name: '专用发票' }).check();
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('请填写接收邮箱').first()).toBeVisible();
    await check();
    await page.goto(`${LIST}?state=done`);
    await expect(page.getByRole('list', { name: '发票记录' })).toBeVisible();
    await check();
    await page.goto('/home/order/invoicesubmit/ids/no-such-order');
    await expect(page.getByRole('alert')).toContainText('订单 no-such-order 不存在');
    await check();
    await signIn(page, 'operator');
    await page.goto('/ops/review?tab=invoice&status=submitted');
    await page.getByRole('main').getByRole('button', { name: '示例蔬菜种植专业合作社' }).click();
    await check();
    await page.getByRole('button', { name: '填写号码并开具' }).click();
    await check();
  });
}
