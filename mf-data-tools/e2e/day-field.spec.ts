import { expect, expectAccessible, type Page, signIn, test } from '@bee/testing/playwright';

const LIST = '/home/vegetable/lists/type/1';

test('a day is typed into the form of a list without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(LIST);
  const field = page.getByLabel('日期');
  await expect(field).toHaveAttribute('placeholder', '年-月-日');
  await field.fill('2026-01-31');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/[?&]date=2026-01-31/);
  await context.close();
});

for (const width of [1366, 390]) {
  test(`a day is chosen with the keyboard at ${width} px, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(LIST);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    const field = page.getByLabel('日期');
    await field.scrollIntoViewIfNeeded();
    const before = await page.locator('.bee-day').boundingBox();
    await field.focus();
    const calendar = page.locator('.ant-picker-dropdown');
    await expect(calendar).toBeVisible();
    await expect(field).toBeFocused();
    await expect(calendar).toContainText(/\d{4}年\s*\d{1,2}月/);
    expect(await page.locator('.bee-day').boundingBox()).toEqual(before);
    const box = await calendar.boundingBox();
    expect(Math.min(box?.x ?? -1, width - (box?.x ?? 0) - (box?.width ?? 0))).toBeGreaterThanOrEqual(0);
    await expectAccessible(page, 'main');
    const latest =
      (await calendar
        .locator('.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)')
        .last()
        .getAttribute('title')) ?? '';
    await page.keyboard.type(latest);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(latest);
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(new RegExp(`date=${latest}`));
    await expect(field).toHaveValue(latest);
  });
}

const PHONE = { width: 390, height: 844 };

/** px between field and calendar, which antd leaves out when it moves a calendar that has no room above or below. */
const GAP = 4;

/** How far the open calendar leaves the window, px; to the sides not at all. */
const outside = (page: Page): Promise<number> =>
  page.locator('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)').evaluate((calendar) => {
    const { left, right, top, bottom } = calendar.getBoundingClientRect();
    const aside = Math.max(0, -left, right - window.innerWidth);
    return aside > 0 ? window.innerWidth : Math.max(0, -top, bottom - window.innerHeight);
  });

for (const [address, how] of [
  ['/home/trade/datadetail/type/1', 'months'],
  ['/home/trade/datadetail/type/1?freq=Y', 'years'],
  [LIST, 'a day of a list'],
  ['/home/fruit/lists', 'a day of a list without a market'],
  ['/home/user/profile', 'a form of antd'],
] as const)
  test(`calendars stay within a phone's window: ${how}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
    if (address === '/home/user/profile') await signIn(page, 'vip');
    await page.goto(address);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    const fields = page.locator('.bee-day input');
    await expect(fields.first()).toBeAttached();
    if (!(await fields.first().isVisible())) await page.locator('.bee-filters-open').click();
    for (const field of await fields.all()) {
      await field.tap();
      await expect(page.locator('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')).toBeVisible();
      await expect.poll(() => outside(page)).toBeLessThanOrEqual(GAP);
      await page.keyboard.press('Escape');
    }
    await page.close();
  });
