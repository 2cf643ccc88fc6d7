import { AXE_WIDTHS, expect, expectFittingAndAccessible, type Page, test } from '@bee/testing/playwright';

const alive = (page: Page) => expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();

type Tag = { id: string; title: string; group: string; count: number };

/** The product with the most articles. */
const product = async (page: Page): Promise<Tag> => {
  const { data } = await (await page.request.post('/api/article/getTagList', { data: {} })).json();
  const found = (data as Tag[]).find(({ group, id }) => group === '品类' && id !== 'sanqi');
  if (!found) throw new Error('no product has a tag');
  return found;
};

test('a hub combines price, entry and articles of a product and links to one type of them', async ({ page }) => {
  const { id, title } = await product(page);
  await page.goto(`/home/article/taglists/tag/${id}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}专题`);
  await expect(main.getByRole('region', { name: `${title}价格` })).toContainText('元/公斤');
  await expect(main.getByRole('heading', { name: `百科：${title}` })).toBeVisible();
  const tab = page.getByRole('navigation', { name: '内容类型' }).getByRole('link').nth(1);
  const count = Number((await tab.textContent())?.replace(/\D/g, ''));
  await tab.click();
  await expect(page).toHaveURL(/\/type\//);
  await expect(main.locator('.bee-list-sum strong')).toHaveText(String(count));
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without the remote of the prices', () => {
  test.use({ allowedProblems: [/ERR_FAILED|mf-data-tools/] });

  test('the rest of the hub still works', async ({ page }) => {
    const { id, title } = await product(page);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route('**/releases/mf-data-tools/**', (route) => route.abort());
    await page.goto('/home/search');
    await alive(page);
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.click();
    }, `/home/article/taglists/tag/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}专题`);
    await expect(page.getByRole('heading', { name: `百科：${title}` })).toBeVisible();
    await expect(page.locator('[data-bee-widget="mf-data-tools/price-mini"]')).toBeHidden();
    await expect(page.getByRole('complementary', { name: '其他专题' }).getByRole('link').first()).toBeVisible();
    expect(faults).toEqual([]);
  });
});

test('its text is in the raw HTML and unchanged after hydration', async ({ page, browser, baseURL }) => {
  const { id } = await product(page);
  const still = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const raw = await still.newPage();
  await raw.goto(`/home/article/taglists/tag/${id}`);
  const served = (await raw.getByRole('main').textContent()) ?? '';
  await still.close();
  await page.goto(`/home/article/taglists/tag/${id}`);
  await alive(page);
  const shown = (await page.getByRole('main').textContent()) ?? '';
  expect(served.length).toBeGreaterThanOrEqual(shown.length * 0.95);
});

test('unknown tags and types are a 404', async ({ page }) => {
  const { id } = await product(page);
  for (const address of ['tag/no-such-tag', `tag/${id}/type/no_such_type`, `tag/${id}/type/special`]) {
    const answer = await page.goto(`/home/article/taglists/${address}`);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! 页面飞走啦～');
  }
});

for (const width of AXE_WIDTHS) {
  test(`hub and typed list are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['sanqi', 'sanqi/type/industry_news']) {
      await page.goto(`/home/article/taglists/tag/${address}`);
      await alive(page);
      await expectFittingAndAccessible(page);
    }
  });
}
