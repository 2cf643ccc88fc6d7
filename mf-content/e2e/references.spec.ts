import {
  AXE_WIDTHS,
  expect,
  expectAccessible,
  expectFittingAndAccessible,
  type Page,
  signIn,
  test,
} from '@bee/testing/playwright';

const SERIES = '/home/reference/detail/id/ref-fruitveg';

const alive = (page: Page) => expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();

test('a reader filters the series, opens one and comes back to the same list', async ({ page }) => {
  await page.goto('/home/reference/lists');
  const cards = page.getByRole('main').getByRole('article');
  const fruit = page.getByRole('list', { name: '产业' }).getByRole('link', { name: /^水果/ });
  const count = Number((await fruit.textContent())?.replace(/\D/g, ''));
  await fruit.click();
  await expect(page).toHaveURL(/industry=/);
  await expect(cards).toHaveCount(count);
  const year = page.getByRole('list', { name: '年份' }).getByRole('link').nth(1);
  const wanted = (await year.textContent())?.slice(0, 4) ?? '';
  await year.click();
  await expect(page).toHaveURL(new RegExp(`year=${wanted}`));
  await expect(cards.first()).toContainText(`${wanted}年第`);
  const address = page.url();
  await cards.first().getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: '各期' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards.first()).toContainText(`${wanted}年第`);
});

test('an empty list says so and links back', async ({ page }) => {
  await page.goto('/home/reference/lists?industry=没有这个产业&year=soon');
  await expect(page.getByText('没有符合条件的系列')).toBeVisible();
  await page.getByRole('link', { name: '看全部系列' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

for (const who of ['visitor', 'member'] as const) {
  test(`every section opens for a ${who}, and keeps the issue`, async ({ page }) => {
    if (who === 'member') await signIn(page, 'member');
    await page.goto(SERIES);
    await alive(page);
    const issues = page.getByRole('navigation', { name: '各期' });
    const older = issues.getByRole('link').nth(2);
    const no = (await older.textContent()) ?? '';
    await older.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`茄果瓜类产业参考 ${no}`);
    const tabs = page.getByRole('navigation', { name: '产业参考的栏目' });
    for (const [num, title] of ['概览', '本期文章', '相关企业', '相关报告', '产业数据'].entries()) {
      await tabs.getByRole('link', { name: title }).click();
      if (num > 0) await expect(page).toHaveURL(new RegExp(`/app/${num}$`));
      await expect(tabs.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(no);
      const things = page
        .getByRole('main')
        .getByRole('article')
        .or(page.getByRole('list', { name: '要点' }));
      await expect(things.first()).toBeVisible();
    }
  });
}

test('an enterprise opens in a panel, and by its link alone', async ({ page, browser, baseURL }) => {
  await page.goto(`${SERIES}/app/2`);
  await alive(page);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  const target = (await first.getAttribute('href')) ?? '';
  await first.click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toContainText('主营');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  const still = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await still.newPage();
  await plain.goto(target);
  await expect(plain.getByRole('heading', { level: 2, name }).first()).toBeVisible();
  await expect(plain.getByText('证券代码')).toBeVisible();
  await still.close();
});

test('the articles of an issue link to each other up to its end and back to the issue', async ({ page }) => {
  await page.goto(`${SERIES}/app/1`);
  const titles = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  for (const title of titles.slice(1)) {
    await page.getByRole('link', { name: /^下一篇/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.getByRole('link', { name: /^上一篇/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.at(-2) ?? '');
  await page.getByRole('link', { name: /^下一篇/ }).click();
  await page.getByRole('link', { name: /^本期读完/ }).click();
  await expect(page.getByRole('navigation', { name: '产业参考的栏目' })).toBeVisible();
});

test('a member adds a favourite and removes it', async ({ page }) => {
  await signIn(page, 'vegetable');
  await page.goto(`${SERIES}/app/1`);
  await page.getByRole('main').getByRole('article').last().getByRole('link').click();
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await page.getByRole('button', { name: '已收藏' }).click();
  await expect(page.getByRole('button', { name: '收藏', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

for (const address of [
  `${SERIES}/app/5`,
  `${SERIES}/app/x`,
  '/reference/detail?id=ref-fruitveg&num=7',
  '/home/reference/detail/id/no-such',
  '/home/reference/subdetail/id/no-such',
]) {
  test(`${address} is a 404`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByText('页面飞走啦')).toBeVisible();
  });
}

test('the served HTML contains the text of every page, its source and JSON-LD', async ({ page }) => {
  const served = async (address: string) => (await page.request.get(address)).text();
  expect(await served('/home/reference/lists')).toContain('三七产业参考');
  const detail = await served(SERIES);
  expect(detail).toMatch(/元\/公斤，环比/);
  expect(detail).toContain('"@type":"Periodical"');
  const id = /\/home\/reference\/subdetail\/id\/([\w-]+)/.exec(detail)?.[1] ?? '';
  const article = await served(`/home/reference/subdetail/id/${id}`);
  expect(article).toContain('算术平均');
  expect(article).toContain('"@type":"PublicationIssue"');
  expect(await served(`${SERIES}/app/2`)).toContain('虚构企业');
  expect(await served('/home/reference/detail/id/ref-grain/app/4')).toContain('农业机械总动力（年度，分省）');
});

for (const width of AXE_WIDTHS) {
  test(`list, sections and article are accessible and do not overflow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const sections = ['', '/app/1', '/app/2', '/app/3', '/app/4'].map((rest) => SERIES + rest);
    for (const address of ['/home/reference/lists', ...sections, '/home/reference/detail/id/ref-grain/app/4']) {
      await page.goto(address);
      await alive(page);
      await expectFittingAndAccessible(page, 'main');
    }
    await page.goto(`${SERIES}/app/1`);
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('navigation', { name: '本期上一篇与下一篇' })).toBeVisible();
    await expectAccessible(page, 'main');
  });
}
