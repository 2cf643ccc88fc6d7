import { expect, expectFitting, type Page, test } from '@bee/testing/playwright';

const PRODUCT = `/home/vegetable/detail/group/${encodeURIComponent('茄果类')}/name/${encodeURIComponent('番茄')}/type/1`;
const drawing = '.bee-chart-drawing';

/** An upward swipe by `distance` px, sent as raw browser input. */
const swipeUp = async (page: Page, from: { x: number; y: number }, distance: number) => {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let moved = 20; moved <= distance; moved += 20) {
    const at = { x: from.x, y: from.y - moved };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test.describe('product page', () => {
  test('has a share picture of its own; there is none of an impossible product', async ({ page }) => {
    await page.goto(PRODUCT);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const { pathname } = new URL(image ?? '', page.url());
    expect(pathname).toMatch(/^\/og\/price\/1\/.*\.png$/);
    expect((await page.request.get(pathname)).headers()['content-type']).toBe('image/png');
    for (const none of ['/og/price/1/x/y.png', '/og/price/9/x/y.png', '/og/price/1/x/y'])
      expect((await page.request.get(none)).status()).toBe(404);
  });

  test('shows the first settings of the chart on one line of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PRODUCT);
    const lines = page.locator('.bee-chart-controls > *');
    const tops = await lines.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
    expect(tops.length).toBeGreaterThan(3);
    await page.getByText('自选', { exact: true }).click();
    const show = await page.getByRole('button', { name: '查看' }).first().boundingBox();
    expect((show?.x ?? 390) + (show?.width ?? 0)).toBeLessThan(374);
  });

  test('is drawn on the server and shows its values without a chart library or layout shift', async ({ page }) => {
    const libraries: string[] = [];
    page.on('request', (request) => /charts?[.-]/.test(request.url()) && libraries.push(request.url()));
    await page.goto(PRODUCT);
    await expect(page.locator(`${drawing} svg path`).first()).toBeAttached();
    const before = await page.locator('.bee-chart-sentence').first().boundingBox();
    await page.locator(drawing).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    // Before the values are read: their box follows the pointer, which is no shift of the page.
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 200);
        }),
    );
    expect(shift).toBeLessThan(0.02);
    expect((await page.locator('.bee-chart-sentence').first().boundingBox())?.height).toBe(before?.height);
    const reader = page.locator('.bee-plot-reader').first();
    await reader.hover();
    await expect(page.locator('.bee-plot-box')).toHaveText(/^\d{4}-\d{2}-\d{2}.+[\d.]+ 元\/公斤/);
    await reader.focus();
    await page.keyboard.press('End');
    await expect(reader).toHaveAttribute('aria-valuetext', /^\d{4}-\d{2}-\d{2}，.+ [\d.]+ 元\/公斤/);
    expect(libraries).toEqual([]);
  });

  test('keeps tab, period, unit and compared market in the address', async ({ page }) => {
    await page.goto(PRODUCT);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.getByRole('link', { name: '表', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: '日期' }).first()).toBeVisible();
    await expect(page).toHaveURL(/tab=table/);
    await page.getByRole('link', { name: '1月', exact: true }).click();
    await expect(page).toHaveURL(/t=1m/);
    await page.getByRole('link', { name: '元/斤', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: /均价 \(元\/斤\)/ })).toBeVisible();

    await page
      .getByRole('link', { name: /^对比：把 .* 加入走势图$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/cmp=/);
    await expect(page.getByText('已满').first()).toBeVisible();

    await page.goBack();
    await expect(page).not.toHaveURL(/cmp=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/u=jin/);
    await page.goForward();
    await expect(page.getByRole('columnheader', { name: /均价 \(元\/斤\)/ })).toBeVisible();
  });

  test('shows a visitor 30 days and what unlocks more; the gate opens the login', async ({ page }) => {
    await page.goto(`${PRODUCT}?t=all`);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await expect(page.getByText('已显示最近 30 天，登录查看 90 天')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('responds with 404 for an unknown product', async ({ page }) => {
    const group = encodeURIComponent('茄果类');
    const answer = await page.goto(
      `/home/vegetable/detail/group/${group}/name/${encodeURIComponent('没有这种菜')}/type/1`,
    );
    expect(answer?.status()).toBe(404);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is complete: price, drawing, sentence, table, markets', async ({ page }) => {
      await page.goto(PRODUCT);
      const region = page.getByRole('region', { name: '最新报价', exact: true });
      await expect(region.locator('strong')).toHaveText(/^\d+\.\d{2}$/);
      await expect(page.getByRole('img', { name: /番茄均价 [\d.]+ 元\/公斤/ })).toBeVisible();
      await expect(page.getByRole('table', { name: /各市场最新报价/ }).getByRole('row')).toHaveCount(21);
      await page.getByRole('link', { name: '表', exact: true }).click();
      await expect(page.getByRole('row', { name: /^\d{4}-\d{2}-\d{2}/ })).toHaveCount(30);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a vertical swipe over the chart scrolls the page', async ({ page }) => {
      await page.goto(PRODUCT);
      await page.locator(drawing).scrollIntoViewIfNeeded();
      await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
      const box = await page.locator(drawing).boundingBox();
      if (!box) throw new Error('The chart has no place on the page.');
      const before = await page.evaluate(() => window.scrollY);
      await swipeUp(page, { x: box.x + box.width / 2, y: box.y + box.height * 0.8 }, 200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
    });

    test('nothing overflows the screen', async ({ page }) => {
      for (const path of ['/home/vegetable/index', PRODUCT, `${PRODUCT}?tab=table`]) {
        await page.goto(path);
        await expectFitting(page);
      }
    });
  });
});
