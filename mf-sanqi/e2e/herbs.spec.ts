import {
  AXE_WIDTHS,
  expect,
  expectFittingAndAccessible,
  type Page,
  readHydratedText,
  signIn,
  test,
} from '@bee/testing/playwright';

const HERBS = '/home/sanqi/herbs';

const matrix = (page: Page) => page.getByRole('region', { name: /各规格各市场价格/ });
const line = (page: Page) => page.locator('#line');
const alive = (page: Page) => expect(page.locator('[data-remote][data-ready]')).toBeAttached();

test('the matrix names every market, the mean, the spread and the changes of a grade', async ({ page }) => {
  await page.goto(HERBS);
  await expect(page).toHaveTitle(/^三七行情 - 三七专题/);
  const heads = await matrix(page).getByRole('columnheader').allTextContents();
  expect(heads.slice(0, 2)).toEqual(['规格', '文山']);
  // Monthly quotes have no change over a week, so that column is left out.
  expect(heads.slice(-4)).toEqual(['市场均价', '市场价差', '月涨跌', '年涨跌']);
  const row = matrix(page).getByRole('row', { name: /^60头/ });
  await expect(row.getByText('高', { exact: true })).toHaveCount(1);
  await expect(row.getByText('低', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: '年涨跌', exact: true }).click();
  await expect(page).toHaveURL(/cell=y/);
  await expect(row.getByRole('cell').first()).toContainText('%');
});

test('a row links to the chart of its grade; the chart changes without a gap', async ({ page }) => {
  await page.goto(HERBS);
  await alive(page);
  await expect(line(page).getByRole('heading', { name: /三七（60头/ })).toBeVisible();
  await matrix(page).getByRole('link', { name: '80头', exact: true }).click();
  await expect(page).toHaveURL(/spec=80/);
  await expect(line(page).getByRole('heading', { name: /三七（80头/ })).toBeVisible();
  await line(page).getByRole('link', { name: '表', exact: true }).click();
  await expect(page).toHaveURL(/spec=80.*tab=table|tab=table.*spec=80/);
  await expect(line(page).getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(line(page).getByRole('table')).toHaveCount(0);
});

test('a switch keeps the scroll position; another grade links to its chart, with the tab order from there', async ({
  page,
}) => {
  await signIn(page, 'vip');
  await page.goto(HERBS);
  await alive(page);
  const top = () => page.evaluate(() => scrollY);
  const yearly = line(page).getByRole('link', { name: '同比', exact: true }).first();
  await yearly.scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(200);
  await yearly.click();
  await expect(yearly).toHaveAttribute('aria-current', 'true');
  expect(Math.abs((await top()) - before)).toBeLessThan(60);

  await matrix(page).getByRole('link', { name: '80头', exact: true }).click();
  await expect(
    line(page)
      .getByRole('heading', { name: /80头.*走势/ })
      .first(),
  ).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(line(page).locator(':focus')).toHaveText('20头');
});

test('ten years on paper: every month is listed below the chart', async ({ page }) => {
  await signIn(page, 'vegetable');
  await page.goto(`${HERBS}?t=all`);
  await alive(page);
  await expect(line(page).getByText(/已显示/)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(line(page).getByRole('rowheader')).toHaveCount(120);
});

test('an unknown grade is named, and the reference is shown', async ({ page }) => {
  await page.goto(`${HERBS}?spec=999头`);
  await expect(page.getByRole('status').filter({ hasText: '没有“999头”这个规格' })).toBeVisible();
  await expect(line(page).getByRole('heading', { name: /三七（60头/ })).toBeVisible();
});

test('a visitor sees what sign-in unlocks, a VIP sees years with events', async ({ page }) => {
  await page.goto(HERBS);
  await alive(page);
  await line(page).getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await signIn(page, 'vip');
  await page.goto(HERBS);
  await expect(page.locator('.sanqi-account').getByText('VIP', { exact: true })).toBeVisible();
  await expect(line(page).getByText(/已显示最近 .*开通蔬菜 VIP/)).toBeVisible();
  const event = line(page).locator('.bee-chart-events a').first();
  await expect(event).toHaveAttribute('href', /\/home\/sanqi\/report\/sanqi\?.*id=/);
  await event.click();
  await expect(page.getByRole('navigation', { name: '三七专题导航' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('server and browser render the same', async ({ page }) => {
  const { served, alive: shown, render } = await readHydratedText(page, HERBS);
  expect(render).toBe('server');
  expect(shown).toBe(served);
  expect(served).toContain('哪个规格贵');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('matrix, grades, line and seasons are rendered', async ({ page }) => {
    await page.goto(`${HERBS}?spec=80头`);
    await expect(page.locator('.sanqi-account').getByRole('button')).toHaveCount(0);
    await expect(matrix(page).getByRole('row', { name: /^冬七60头/ })).toBeVisible();
    await expect(page.getByText(/80头 现在.*是60头的 0\.\d{3} 倍/)).toBeVisible();
    await expect(line(page).getByRole('img', { name: /总趋势/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^春七（60头）近/ })).toBeVisible();
    await page.getByRole('link', { name: '打印行情单' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('三七行情单');
  });
});

test('the sheet prints on A4 without header and footer and with the QR code of its address', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'page.pdf is of Chromium');
  await page.goto(`${HERBS}?view=sheet`);
  await alive(page);
  await page.emulateMedia({ media: 'print' });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('img', { name: '本页网址二维码' })).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 20_000 });
  for (const part of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    for (const one of await page.getByRole(part).all()) await expect(one).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
});

for (const width of AXE_WIDTHS)
  test(`axe finds no violations at ${width} px, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [HERBS, `${HERBS}?cell=m&spec=999`, `${HERBS}?view=sheet`]) {
      await page.goto(path);
      await alive(page);
      await expectFittingAndAccessible(page);
    }
  });
