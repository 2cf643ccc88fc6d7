import { AXE_WIDTHS, expect, expectFittingAndAccessible, type Page, test } from '@bee/testing/playwright';

const alive = (page: Page) => expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();
const read = (page: Page) => page.locator('.content-article .bee-text');

type Listed = { id: string; title: string }[];
const listed = async (page: Page, request: object): Promise<Listed> =>
  (await (await page.request.post('/api/article/getNewsList', { data: request })).json()).data.list;

/** A policy that has been revised, and the text that replaced it. */
const revised = async (page: Page) => {
  const [old] = await listed(page, { validity: 'amended', limit: 1 });
  const answer = await page.request.get('/api/article/detail', { params: { id: old?.id ?? '' } });
  const { data } = await answer.json();
  return { old: old?.id ?? '', now: data.replaced_by.id as string };
};

test('a user compares two versions, swaps them and returns', async ({ page }) => {
  const { old, now } = await revised(page);
  await page.goto(`/home/article/detail/id/${now}`);
  await page.getByRole('note').getByRole('link', { name: '对比改动' }).click();
  await expect(page).toHaveURL(new RegExp(`${now}\\?cmp=${old}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('版本对比');
  const sum = page.locator('.content-compare-sum strong');
  await expect(sum).toHaveText(/^改动 \d+ 处$/);
  const before = await sum.textContent();
  await expect(page.locator('.content-change')).toHaveCount(Number(before?.replace(/\D/g, '')));
  await expect(page.locator('.content-compared ins').first()).toBeVisible();
  await expect(page.locator('.content-compared del').first()).toBeVisible();

  const folded = page.locator('.content-same').first();
  await expect(folded.locator('p').first()).toBeHidden();
  await folded.locator('summary').click();
  await expect(folded.locator('p').first()).toBeVisible();

  await page.getByRole('link', { name: '交换' }).click();
  await expect(page).toHaveURL(new RegExp(`${old}\\?cmp=${now}$`));
  await expect(sum).toHaveText(before ?? '');
  const whole = page.getByRole('link', { name: /看全文/ }).last();
  await expect(whole).toHaveAttribute('href', new RegExp(`${old}$`));
  await whole.click();
  await expect(page.getByRole('note')).toContainText('已被修订');
});

test('the comparison is in the raw HTML, and an unknown version is a 404', async ({ page, browser, baseURL }) => {
  const { old, now } = await revised(page);
  const still = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const raw = await still.newPage();
  await raw.goto(`/home/article/detail/id/${now}?cmp=${old}`);
  const served = (await raw.getByRole('main').textContent()) ?? '';
  await still.close();
  expect(served).toContain('改动');
  await page.goto(`/home/article/detail/id/${now}?cmp=${old}`);
  await alive(page);
  const shown = (await page.getByRole('main').textContent()) ?? '';
  expect(served.length).toBeGreaterThanOrEqual(shown.length * 0.95);
  const missing = await page.goto(`/home/article/detail/id/${now}?cmp=no-such-version`);
  expect(missing?.status()).toBe(404);
});

test('the text size increases, survives a reload without layout shift, and decreases again', async ({ page }) => {
  const { now } = await revised(page);
  await page.goto(`/home/article/detail/id/${now}`);
  await alive(page);
  const size = () => read(page).evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const ordinary = await size();
  await page.getByRole('button', { name: '放大字号' }).click();
  await expect.poll(size).toBeGreaterThan(ordinary);
  const large = await size();

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of shifts) {
        window.name = String(Number(window.name || 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  expect(await size()).toBe(large);
  await alive(page);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => Number(window.name || 0))).toBeLessThan(0.02);
  await page.getByRole('button', { name: '缩小字号' }).click();
  await expect.poll(size).toBe(ordinary);
});

test('the contents follow the reading position; a stored position is offered, not applied', async ({ page }) => {
  const { now } = await revised(page);
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.goto(`/home/article/detail/id/${now}`);
  await alive(page);
  const contents = page.getByRole('navigation', { name: '目录' });
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  const heading = page.locator('.bee-text :is(h2, h3)').nth(2);
  const title = (await heading.textContent()) ?? '';
  await heading.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 100));
  await expect(contents.locator('[aria-current]')).toHaveText(title);
  await page.waitForTimeout(700);

  await page.goto('/home/article/policylists/type/policy_repository');
  await page.goto(`/home/article/detail/id/${now}`);
  await expect(page.getByText(`上次读到“${title}”`)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: '继续阅读' }).click();
  await expect(heading).toBeInViewport();
  await expect(page.getByText('上次读到')).toBeHidden();
});

test('on a phone the contents are a drawer that opens, navigates and closes', async ({ page }) => {
  const { now } = await revised(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/home/article/detail/id/${now}`);
  await alive(page);
  const drawer = page.locator('#content-contents');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: '目录', exact: true }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link').last().click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/#s\d+$/);
});

test('a policy picture has a text alternative', async ({ page }) => {
  const [diagram] = await listed(page, { type: 'policy_diagram', limit: 1 });
  await page.goto(`/home/article/detail/id/${diagram?.id}`);
  const picture = page.locator('img.content-diagram');
  await expect(picture).toHaveAttribute('alt', /任务/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(720);
});

for (const width of AXE_WIDTHS) {
  test(`article and comparison are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { old, now } = await revised(page);
    for (const query of ['', `?cmp=${old}`]) {
      await page.goto(`/home/article/detail/id/${now}${query}`);
      await alive(page);
      await expectFittingAndAccessible(page);
    }
  });
}
