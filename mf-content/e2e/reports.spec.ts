import {
  AXE_WIDTHS,
  expect,
  expectFittingAndAccessible,
  type Page,
  readHydratedText,
  signIn,
  test,
} from '@bee/testing/playwright';

const WEEKLY = '/home/article/reportlists/type/weekly_report';
const MONTHLY = '/home/article/reportlists/type/monthly_report';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const alive = (page: Page) => expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();
const total = async (page: Page) =>
  Number((await page.locator('.bee-list-sum strong').textContent())?.replace(/\D/g, ''));

/** The newest report of a column with a readable PDF. */
const readyReport = async (page: Page, type: string): Promise<string> => {
  const answer = await page.request.post('/api/article/getReportLists', { data: { type, pages_min: 6, limit: 1 } });
  const { data } = await answer.json();
  expect(data.list.length, `a ${type} of 6 pages or more`).toBe(1);
  return `/home/article/report/id/${data.list[0].id}`;
};

test('a user filters the list by facets and title words; the address keeps them', async ({ page }) => {
  await page.goto(WEEKLY);
  await expect(page.getByRole('heading', { level: 1, name: '周报' })).toBeVisible();
  const all = await total(page);
  const titles = rows(page).getByRole('heading');
  await page.goto('/home/article/reportlists/type/third_part_report');
  const choice = page.getByRole('list', { name: '品类' }).getByRole('link').first();
  const count = Number((await choice.locator('.bee-facet-count').textContent())?.replace(/\D/g, ''));
  await choice.click();
  await expect(page).toHaveURL(/cate=/);
  await expect(page.locator('.bee-list-sum strong')).toHaveText(String(count));

  await page.goto(WEEKLY);
  const title = (await rows(page).first().getByRole('link').first().textContent()) ?? '';
  const word = title.split('：')[1]?.slice(0, 2) ?? '';
  await page.getByText(/^更多筛选/).click();
  await page.getByRole('textbox', { name: '标题包含' }).fill(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  // The words change with the address at once; list and total keep their old values until the response arrives.
  await expect(page.locator('.bee-list-sum')).toContainText(`标题含“${word}”`);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const containing = await total(page);
  expect(containing).toBeLessThan(all);
  for (const text of await titles.allTextContents()) expect(text).toContain(word);

  await page.goto(`${WEEKLY}?not=${encodeURIComponent(word)}`);
  expect(await total(page)).toBe(all - containing);
  await expect(page.getByRole('textbox', { name: '标题不含' })).toHaveValue(word);
});

test('filters and months work without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(WEEKLY);
  await page.getByText(/^更多筛选/).click();
  await page.getByRole('textbox', { name: '标题不含' }).fill('没有这样的词');
  await page.getByRole('button', { name: '查找' }).click();
  await expect(page).toHaveURL(/not=/);
  await page.goto(MONTHLY);
  const months = page.getByRole('region', { name: '按月查阅' });
  const month = months.getByRole('listitem').getByRole('link').first();
  const count = Number((await month.locator('small').textContent()) ?? 0);
  await month.click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await expect(page.locator('.bee-list-sum strong')).toHaveText(String(count));
  await expect(months.locator('[aria-disabled]').first()).toBeVisible();
  await context.close();
});

test('diagrams are a grid with captions; a click enlarges one', async ({ page }) => {
  await page.goto('/home/article/reportlists/type/report_diagram');
  await alive(page);
  const picture = page.getByRole('main').getByRole('article').getByRole('img').first();
  expect((await picture.getAttribute('alt')) ?? (await picture.getAttribute('aria-label'))).toMatch(/\S{4}/);
  const drawn = page.locator('.content-wall-picture').first();
  await drawn.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.locator('img')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 / ');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('a locked report shows a visitor, a member and a VIP what they may read', async ({ page }) => {
  const address = await readyReport(page, 'monthly_report');
  await page.goto(address);
  await alive(page);
  const gate = page.locator('.content-gate').first();
  const end = page.locator('.content-gate.is-end');
  const chapters = page.locator('.bee-text h2');
  await expect(gate).toContainText(/可读 3\/\d+ 页/);
  await expect(gate.getByRole('link', { name: '开通 VIP 查看全部' })).toHaveAttribute('href', '/home/user/vip');
  await expect(page.getByRole('link', { name: '阅读原文' })).toHaveAttribute('href', /viewpdf\/fid\//);
  await expect(end).toContainText(/还有\d+ 节正文、\d+ 张图表/);
  const forVisitors = await chapters.count();
  await gate.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await signIn(page, 'member');
  await page.goto(address);
  await expect(gate).toContainText(/可读 5\/\d+ 页/);
  await expect(gate.getByRole('button', { name: '登录' })).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page, 'vip');
  await page.goto(address);
  await expect(gate).toContainText('全文可读');
  await expect(end).toHaveCount(0);
  expect(await chapters.count()).toBeGreaterThan(forVisitors);
});

test('a report is shared by link, QR code and poster', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await readyReport(page, 'weekly_report'));
  await alive(page);
  await page.getByRole('button', { name: '分享' }).click();
  const panel = page.getByRole('dialog', { name: '分享' });
  await expect(panel.getByRole('img', { name: '本页的二维码' })).toBeVisible();
  await panel.getByRole('button', { name: '复制链接' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/home/article/report/id/');
  await panel.getByRole('button', { name: '生成海报图片' }).click();
  await expect(panel.getByRole('link', { name: '保存海报' })).toHaveAttribute('href', /^blob:/);
});

for (const address of [WEEKLY, MONTHLY, 'report'] as const) {
  test(`${address}: the text is in the HTML and unchanged after hydration`, async ({ page }) => {
    const target = address === 'report' ? await readyReport(page, 'monthly_report') : address;
    const { served, alive: living } = await readHydratedText(page, target);
    expect(living).toBe(served);
    expect(served.length).toBeGreaterThan(400);
  });
}

for (const width of AXE_WIDTHS) {
  test(`lists and report are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [MONTHLY, await readyReport(page, 'monthly_report')]) {
      await page.goto(address);
      await alive(page);
      await expectFittingAndAccessible(page);
    }
  });
}
