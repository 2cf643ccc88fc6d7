import { accounts, test as base, DEMO_PASSWORD, expect, type Page } from '@bee/testing/playwright';

/**
 * Without a trailing slash. The tested site serves mf-sanqi on this host; browsers resolve *.localhost to this machine.
 */
const test = base.extend<{ mainUrl: string; ownUrl: string }>({
  mainUrl: async ({ baseURL }, use) => use(new URL(baseURL ?? '').origin),
  ownUrl: async ({ mainUrl }, use) => use(mainUrl.replace('//localhost', '//sanqi.localhost')),
});

const menu = (page: Page) => page.getByRole('navigation', { name: '三七专题导航' });
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test.beforeEach(async ({ page, ownUrl }) => {
  await page.goto(`${ownUrl}/robots.txt`);
  const isConfigured = (await page.content()).includes('sanqi.localhost');
  test.skip(Boolean(process.env.BASE_URL) && !isConfigured, 'DATA_DIR/site.json 里没有 sanqi.localhost');
});

test('the host opens with the market; reports and data open without a new document; 农小蜂主站 is the main site', async ({
  page,
  mainUrl,
  ownUrl,
}) => {
  const answer = await page.goto(`${ownUrl}/`);
  expect(answer?.status()).toBe(200);
  expect(page.url()).toBe(`${ownUrl}/`);
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('行情');
  await expect(page).toHaveTitle(/三七专题$/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.getByRole('main').getByRole('link', { name: '120头', exact: true }).first().click();
  await expect(page).toHaveURL(/^[^?]*\/home\/sanqi\/herbs\?spec=[^#]*#line$/);
  await expect(page.getByRole('heading', { name: /120头.*走势/ }).first()).toBeInViewport();

  for (const [entry, path] of [
    ['报告', '/home/sanqi/report/sanqi'],
    ['数据', '/home/sanqi/dataset/sanqi'],
    ['行情', '/home/sanqi/herbs'],
  ] as const) {
    await menu(page).getByRole('link', { name: entry }).click();
    await expect(page).toHaveURL(ownUrl + path);
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(entry);
    await expect(page).toHaveTitle(/三七专题$/);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${ownUrl}/home/sanqi/report/sanqi`);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const home = menu(page).getByRole('link', { name: '农小蜂主站' });
  await expect(home).toHaveAttribute('href', `${mainUrl}/`);
  await home.hover();
  await page.waitForTimeout(500);
  expect(asked.filter((url) => /mf-content|getHome/.test(url))).toEqual([]);
  await home.click();
  await expect(page).toHaveURL(`${mainUrl}/`);
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
});

test('addresses of other pages in the document point to the main site', async ({ page, mainUrl, ownUrl }) => {
  const html = (await (await page.goto(`${ownUrl}/home/sanqi/report/sanqi`))?.text()) ?? '';
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  expect(links).toContain(`${mainUrl}/home/article/detail/id/user_terms`);
  const relative = links.filter((href) => href.startsWith('/'));
  expect(relative.length).toBeGreaterThan(0);
  expect(relative.filter((href) => !href.startsWith('/home/sanqi/'))).toEqual([]);

  await page.goto(`${ownUrl}/home/fqa/index?from=own`);
  await expect(page).toHaveURL(`${mainUrl}/home/fqa/index?from=own`);
  await page.goto(`${mainUrl}/home/sanqi/report/sanqi`);
  await expect(canonical(page)).toHaveAttribute('href', `${ownUrl}/home/sanqi/report/sanqi`);
  await menu(page).getByRole('link', { name: '农小蜂主站' }).click();
  await expect(page).toHaveURL(`${mainUrl}/`);
  await expect(canonical(page)).toHaveAttribute('href', `${mainUrl}/`);
});

test('an unknown page is a 404 inside the frame, which is hydrated', async ({ page, ownUrl }) => {
  const answer = await page.goto(`${ownUrl}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! 页面飞走啦～');
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menu(page).getByRole('link', { name: '报告' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('报告');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a member signs in on the host, for the host; WeChat and QQ are on the main site', async ({
  page,
  mainUrl,
  ownUrl,
}) => {
  await page.goto(`${ownUrl}/home/sanqi/report/sanqi`);
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  const modal = page.locator('dialog.shell-login');
  await expect(modal.getByRole('button', { name: '微信登录' })).toHaveCount(0);
  await expect(modal.getByRole('link', { name: '农小蜂主站' })).toHaveAttribute('href', mainUrl);
  await modal.getByLabel('手机号码').fill(accounts.member);
  await modal.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await modal.getByLabel('密码', { exact: true }).press('Enter');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('banner').getByText('田园小麦')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByText('田园小麦')).toBeVisible();

  await page.goto(`${mainUrl}/home/fqa/index`);
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
});
