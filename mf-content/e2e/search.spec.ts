import {
  AXE_WIDTHS,
  expect,
  expectAccessible,
  expectFittingAndAccessible,
  type Page,
  test,
} from '@bee/testing/playwright';

const RESULTS = `/home/search/keyword/${encodeURIComponent('批发均价')}`;

/** The field of the page itself; its role becomes combobox on the first focus. */
const fieldOf = (page: Page, label = '关键字') => page.getByRole('main').getByLabel(label, { exact: true });
const options = (page: Page) => page.getByRole('listbox', { name: '搜索提示' }).getByRole('option');

/** Types until suggestions appear: their code is loaded on the first focus. */
const suggest = async (page: Page, typed: string) => {
  const field = fieldOf(page);
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.fill(typed);
  await expect(options(page).first()).toBeVisible();
  return field;
};

test('a search from the front page highlights matches and keeps its state in the address', async ({ page }) => {
  await page.goto('/');
  const box = fieldOf(page, '搜索关键字');
  await box.press('Enter');
  await expect(page.getByText('请输入关键字查询')).toBeVisible();
  await box.fill('农产品');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('搜索“农产品”');
  await expect(page.getByRole('main').locator('article mark').first()).toBeVisible();

  await page.getByRole('navigation', { name: '结果类别' }).getByRole('link', { name: /^政策/ }).click();
  await expect(page).toHaveURL(/name=policy/);
  const kinds = page.getByRole('main').getByRole('article').locator('h2');
  await expect(kinds.first()).toContainText('政策');

  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '最新' }).click();
  await expect(page).toHaveURL(/s=new/);
  await page.reload();
  await expect(page.getByRole('navigation', { name: '结果类别' }).locator('[aria-current="page"]')).toContainText(
    '政策',
  );
});

test('suggestions are chosen by keyboard: initials lead to the product, a word searches for it', async ({ page }) => {
  await page.goto('/home/search');
  const field = await suggest(page, 'fq');
  await expect(
    options(page)
      .filter({ hasText: /^番茄$/ })
      .first(),
  ).toBeVisible();
  await field.press('ArrowDown');
  const id = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveValue('fq');
  await suggest(page, 'fanqie');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/home\/vegetable\/detail\//);

  await page.goto('/home/search');
  const words = await suggest(page, '');
  const first = (await options(page).first().textContent()) ?? '';
  await words.press('ArrowDown');
  await words.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`搜索“${first}”`);
});

test('the header has suggestions too', async ({ page }) => {
  await page.goto('/home/fqa/index');
  const field = page.getByRole('banner').getByLabel('全站搜索');
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.fill('sanqi');
  await expect(options(page).filter({ hasText: '三七' }).first()).toBeVisible();
  await options(page).first().click();
  await expect(page).not.toHaveURL(/\/home\/fqa/);
});

test('traditional and full-width letters find the same results', async ({ page }) => {
  const count = async (keyword: string) => {
    await page.goto(`/home/search/keyword/${encodeURIComponent(keyword)}`);
    return page.getByRole('heading', { level: 1 }).locator('small').textContent();
  };
  expect(await count('農產品質量安全')).toBe(await count('农产品质量安全'));
  expect(await count('２０２６年')).toBe(await count('2026年'));
  expect(await count('農產品')).not.toBe('0 条');
});

test('a paragraph links to its page in the viewer, and locked pages show no text', async ({ page }) => {
  await page.goto(`${RESULTS}?name=research_report`);
  const pages = page.getByRole('list', { name: '命中的页' }).first();
  await expect(pages.locator('mark').first()).toBeVisible();
  await expect(pages).toContainText('登录或开通 VIP');
  const link = pages.getByRole('link', { name: /^第 \d+ 页$/ }).first();
  const number = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/home/article/viewpdf/fid/[^/]+\\?page=${number}$`));
});

test('without hits, conditions can be removed and the AI can be asked', async ({ page }) => {
  await page.goto('/home/search/keyword/zzqqxxvv.html?name=news&not=%E5%91%A8%E6%8A%A5');
  await expect(page.getByText('没有找到“zzqqxxvv”')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '不排除“周报”' }).last().click();
  await expect(page).not.toHaveURL(/not=/);
  await page.getByRole('main').getByRole('link', { name: '不限类别' }).click();
  await expect(page).not.toHaveURL(/name=/);
  await page.getByRole('main').getByRole('link', { name: '问 AI' }).click();
  await expect(page).toHaveURL(/\/ai/);
});

test('unusual keywords have specific messages', async ({ page }) => {
  for (const [keyword, answer] of [
    ['！？。', '里没有可以检索的词'],
    ['番'.repeat(300), '已按前 100 个字检索'],
    ['%\'"🍅', '“%\'"🍅”'],
  ] as const) {
    await page.goto(`/home/search?keyword=${encodeURIComponent(keyword)}`);
    await expect(page.getByRole('main')).toContainText(answer);
  }
});

test('without a keyword the page shows popular searches', async ({ page }) => {
  await page.goto('/home/search');
  await expect(page.getByRole('heading', { level: 1, name: '搜索' })).toBeVisible();
  await page.getByRole('main').locator('.content-hot a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('搜索“');
});

for (const width of AXE_WIDTHS)
  test(`is accessible at ${width} px, with results, with suggestions and empty`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(RESULTS);
    await expectFittingAndAccessible(page);
    await page.goto('/home/search/keyword/zzqqxxvv');
    await expectAccessible(page);
    await page.goto('/home/search');
    await suggest(page, 'fq');
    await expectAccessible(page);
  });
