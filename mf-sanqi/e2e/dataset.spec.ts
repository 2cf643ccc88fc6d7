import {
  AXE_WIDTHS,
  expect,
  expectFittingAndAccessible,
  logInByModal,
  type Page,
  readHydratedText,
  signIn,
  test,
} from '@bee/testing/playwright';

const LIST = '/home/sanqi/dataset/sanqi';
const TABLE = `${LIST}?table=herb-15-month`;
/** Its rows as they are stored. */
const ROWS = `${TABLE}&lay=list`;
const PRODUCT = `${LIST}?product=herb-sanqi`;

const main = (page: Page) => page.getByRole('main');
const rowsNote = (page: Page) => main(page).getByText(/已显示 \d+\/\d+ 行/);

test('tables and products of the tag are listed and opened within the microsite', async ({ page }) => {
  await page.goto(LIST);
  await expect(page).toHaveTitle(/^三七数据表 - 三七专题/);
  const kinds = page.getByRole('navigation', { name: '数据类别' });
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/table=/);
  await expect(page.getByRole('navigation', { name: '三七专题导航' })).toBeVisible();
  await page.getByRole('link', { name: '返回数据表列表' }).click();
  await kinds.getByRole('link', { name: /数据产品/ }).click();
  await expect(page).toHaveTitle(/^三七数据产品 - 三七专题/);
  await expect(main(page).getByText('¥159.00')).toBeVisible();
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/product=/);
  await expect(main(page).getByRole('heading', { name: '字段字典' })).toBeVisible();
});

test('a table is in the server’s HTML; its filters, chart and pages are addresses of the microsite', async ({
  page,
}) => {
  const { served, alive, render } = await readHydratedText(page, TABLE);
  expect(render).toBe('server');
  expect(served).toContain('云南文山');
  expect(alive).toBe(served);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /industrylists\?m=herb-15-month$/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(main(page).getByRole('heading', { name: /走势/ }).first()).toBeVisible();
  await main(page).getByRole('link', { name: '收起图表' }).click();
  await expect(page).toHaveURL(/\/home\/sanqi\/dataset\/sanqi\?.*chart=/);
  await expect(main(page).getByRole('heading', { name: /走势/ })).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a visitor who signs in sees more rows without a new document; a member opens VIP and returns', async ({
  page,
}) => {
  await page.goto(ROWS);
  await expect(rowsNote(page)).toContainText('20/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await main(page).getByRole('button', { name: '登录', exact: true }).last().click();
  await logInByModal(page, 'member');
  await expect(rowsNote(page)).toContainText('200/');
  await expect(main(page).getByRole('row')).toHaveCount(51);
  await expect(main(page).getByRole('link', { name: '开通 VIP' })).toHaveAttribute(
    'href',
    /back=%2Fhome%2Fsanqi%2Fdataset/,
  );
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('VIP sees all rows of a table', async ({ page }) => {
  await signIn(page, 'vip');
  await page.goto(ROWS);
  await expect(main(page).getByRole('navigation', { name: '分页' })).toContainText('8400');
  await expect(rowsNote(page)).toHaveCount(0);
});

test('a product shows its access; buying returns to it; its file, fields and columns are in the address', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const gate = main(page).getByRole('region', { name: '获取数据' });
  await expect(gate).toContainText('¥159.00');
  await expect(gate.getByRole('link', { name: '立即购买' })).toHaveAttribute('href', /back=%2Fhome%2Fsanqi%2Fdataset/);
  await page.getByPlaceholder(/我需要的字段有吗/).fill('规格');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/product=herb-sanqi.*field=/);
  await expect(main(page).getByText(/有 \d+ 个字段与“规格”有关/)).toBeVisible();
  await main(page).getByRole('navigation', { name: '文件' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/product=herb-sanqi.*doc=/);
});

test('a tag without tables shows alternatives; untagged items are a 404 in the frame', async ({ page }) => {
  await page.goto('/home/sanqi/dataset/t64d733c');
  await expect(main(page).getByText('还没有云南的数据表')).toBeVisible();
  for (const name of ['看行情', '看报告', /定制云南数据/])
    await expect(main(page).getByRole('link', { name }).first()).toBeVisible();
  for (const address of [`${LIST}?table=no-such-table`, `${LIST}?product=nope`, '/home/sanqi/dataset/no-such-tag']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('navigation', { name: '三七专题导航' })).toBeVisible();
  }
});

for (const width of AXE_WIDTHS)
  test(`list, table and product are accessible at ${width} px, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [LIST, `${LIST}?kind=product`, `${TABLE}&chart=line`, PRODUCT]) {
      await page.goto(address);
      await expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();
      await expectFittingAndAccessible(page);
    }
  });
