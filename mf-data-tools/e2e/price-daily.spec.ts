import { AXE_WIDTHS, expect, expectFittingAndAccessible, type Page, signIn, test } from '@bee/testing/playwright';

const DAILY = '/home/data/pricedaily';

const newestDay = async (page: Page): Promise<string> => {
  const answer = await page.request.post('/api/article/getDailyReportList', { data: { limit: 1 } });
  return (await answer.json()).data.dates.max;
};

test.describe('daily notes', () => {
  // The calendar and older days are visible to 蔬菜 VIP only.
  test.beforeEach(({ page }) => signIn(page, 'vegetable'));

  test('open with the newest day; the calendar links to others', async ({ page }) => {
    await page.goto(DAILY);
    const newest = await newestDay(page);
    const current = page.getByRole('table', { name: /报价日/ }).locator('[aria-current="date"]');
    await expect(current).toHaveAccessibleName(new RegExp(`^${newest}`));
    await expect(page.getByRole('table', { name: `${newest} 涨幅榜` }).getByRole('rowheader')).toHaveCount(10);
    const month = newest.slice(0, 7);
    await page.getByRole('link', { name: '上月' }).click();
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    const before = new URL(page.url()).searchParams.get('month') ?? '';
    expect(before.localeCompare(month)).toBeLessThan(0);
    // The address changes before the month has loaded.
    const title = `${before.slice(0, 4)}年${Number(before.slice(5))}月`;
    const days = page.getByRole('table', { name: new RegExp(`^${title}.*报价日`) }).getByRole('link');
    const earlier = (await days.first().textContent())?.slice(0, 10);
    await days.first().click();
    await expect(page).toHaveURL(new RegExp(`date=${earlier}`));
    await expect(page.getByRole('table', { name: `${earlier} 跌幅榜` })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/month=/);
  });

  test('show the number of their quotes', async ({ page }) => {
    const answer = await page.request.post('/api/article/getDailyReportList', { data: { limit: 1 } });
    const [note] = (await answer.json()).data.list;
    const [mover] = note.movers;
    await page.goto(`${DAILY}?date=${note.date}`);
    await expect(page.getByRole('heading', { name: note.title }).first()).toBeVisible();
    const row = page.getByRole('table', { name: `${note.date} 涨幅榜` }).getByRole('row', { name: mover.product });
    await expect(row.first()).toContainText(mover.price_avg.toFixed(2));
    await expect(row.first()).toContainText(`${mover.chg_pct.toFixed(1)}%`);
  });

  test('distinguish a day without quotes, one before the data and an invalid one', async ({ page }) => {
    await page.goto(`${DAILY}?date=2026-02-17`);
    await expect(page.getByText('这一天市场休市或没有报价，不补数。')).toBeVisible();
    await page.goto(`${DAILY}?date=2001-01-01`);
    await expect(page.getByText(/^数据从 \d{4}-\d{2}-\d{2} 开始。$/)).toBeVisible();
    await page.goto(`${DAILY}?date=2026-02-30`);
    await expect(page.getByText('没有“2026-02-30”这一天')).toBeVisible();
    await page.getByRole('link', { name: '看最新一天' }).click();
    await expect(page).toHaveURL(new RegExp(`${DAILY}$`));
  });
});

test.describe('the price sheet', () => {
  test('contains the groups and products of its address', async ({ page }) => {
    await page.goto(`${DAILY}?view=sheet`);
    const rows = page.getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    const all = await rows.count();
    await page.getByRole('list', { name: '品类' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/group=/);
    await expect.poll(() => rows.count()).toBeLessThan(all);
    const name = (await rows.first().textContent()) ?? '';
    await page.getByRole('list', { name: '品种' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/product=/);
    await expect(rows).toHaveText([name]);
    await page.reload();
    await expect(rows).toHaveText([name]);
  });

  test('prints as A4 pages with the QR code of its address and without header and footer', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'page.pdf is of Chromium');
    await page.goto(`${DAILY}?view=sheet`);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(page.getByRole('img', { name: '本页网址二维码' })).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 20_000 });
    await expect(page.locator('.bee-print-note')).toContainText('view=sheet');
    await expect(page.locator('.bee-print-note')).toContainText('market=');
    for (const part of ['banner', 'contentinfo', 'navigation', 'combobox', 'button'] as const)
      for (const one of await page.getByRole(part).all()) await expect(one).toBeHidden();
    const head = await page.locator('.tools-sheet thead').evaluate((element) => getComputedStyle(element).display);
    expect(head).toBe('table-header-group');
    const colours = await page
      .locator('.tools-sheet .bee-change')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
    expect(colours).toEqual(['rgb(0, 0, 0)']);
    const box = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect());
    expect((await box('.bee-print-note')).bottom).toBeLessThanOrEqual((await box('.tools-sheet thead')).top);
    // As many rows as a market of the full sample has.
    await page.locator('.tools-sheet').evaluate((sheet) => {
      sheet.classList.add('is-long');
      const body = sheet.querySelector('tbody');
      const rows = [...(body?.children ?? [])];
      for (let row = 0; body && body.children.length < 60; row += 1)
        body.append(rows[row % rows.length]?.cloneNode(true) ?? '');
    });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // A4 portrait, in points.
    expect(pdf).toMatch(/\/Count 1\b/);
    expect(pdf).toMatch(/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
  });

  test('names an unknown market', async ({ page }) => {
    await page.goto(`${DAILY}?view=sheet&market=mars`);
    await expect(page.getByText('没有这个市场')).toBeVisible();
    await expect(page.getByRole('button', { name: '打印行情单' })).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('selects market and day with a form', async ({ page }) => {
      await page.goto(`${DAILY}?view=sheet`);
      await page.getByRole('combobox', { name: '市场' }).selectOption({ index: 2 });
      await page.getByRole('button', { name: '更新行情单' }).click();
      await expect(page).toHaveURL(/market=/);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
    });
  });
});

for (const width of AXE_WIDTHS)
  test(`axe finds no violations at ${width} px, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [DAILY, `${DAILY}?view=sheet`, `${DAILY}?date=2001-01-01`]) {
      await page.goto(path);
      await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
      await expectFittingAndAccessible(page);
    }
  });
