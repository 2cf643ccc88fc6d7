import {
  AXE_WIDTHS,
  expect,
  expectFittingAndAccessible,
  logInByModal,
  type Page,
  readHydratedText,
  signIn,
  test,
} from '@bee/testing/playwright';

/** A report of four pages: visitors may read three, members all. */
const LOCKED = '/home/sanqi/report/sanqi?id=r-sanqi-grade';

const sum = async (page: Page) => Number(await page.locator('.bee-list-sum strong').textContent());

test('the microsite is read in its own frame: list, kinds, one item and back', async ({ page }) => {
  await page.goto('/home/sanqi/report/sanqi.html');
  const menu = page.getByRole('navigation', { name: '三七专题导航' });
  await expect(menu.locator('[aria-current="page"]')).toHaveText('报告');
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);

  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/[?&]id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: '返回报告列表' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('报告与资讯');

  await page.getByRole('navigation', { name: '内容类别' }).getByRole('link', { name: /资讯/ }).click();
  await expect(page).toHaveURL(/scope=news/);
});

test('an unknown item is a 404 inside the frame', async ({ page }) => {
  for (const address of ['/home/sanqi/report/no-such-tag', '/home/sanqi/report/sanqi?id=no-such-report']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! 页面飞走啦～');
    await expect(page.getByRole('navigation', { name: '三七专题导航' })).toBeVisible();
  }
});

test('filters, search and sort order are in the address; each kind has a title', async ({ page }) => {
  await page.goto('/home/sanqi/report/sanqi');
  await expect(page).toHaveTitle(/^三七报告 - 三七专题/);
  const all = await sum(page);
  await page.getByRole('list', { name: '类型' }).getByRole('link', { name: /月报/ }).click();
  await expect(page).toHaveURL(/type=monthly_report/);
  await expect(page).toHaveTitle(/^三七月报 - 三七专题/);
  await expect.poll(() => sum(page)).toBeLessThan(all);

  await page.goto('/home/sanqi/report/sanqi?q=规格');
  expect(await sum(page)).toBeGreaterThan(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.goto('/home/sanqi/report/sanqi?q=没有这样的词');
  await page.getByRole('link', { name: /看全部 \d+ 篇报告/ }).click();
  await expect(page).toHaveURL(/\/home\/sanqi\/report\/sanqi$/);
});

test('the text is in the server’s HTML, with a canonical address on the main site, and unchanged after hydration', async ({
  page,
}) => {
  const { served, alive, render } = await readHydratedText(page, LOCKED);
  expect(render).toBe('server');
  expect(served).toContain('比价表');
  expect(alive).toBe(served);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/home\/article\/report\/id\/r-sanqi-grade$/);
});

test('a visitor reads public content, signs in in place, and reads more without a new document', async ({ page }) => {
  await page.goto(LOCKED);
  await expect(page.getByRole('note').first()).toContainText('可读 3/4 页');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('button', { name: '登录查看全部' }).first().click();
  await logInByModal(page, 'vip');
  await expect(page.getByRole('note')).toHaveText(/全文可读/);
  await expect(page.getByRole('main').getByRole('heading', { name: '三、使用建议' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('content for members asks a visitor to sign in and sells nothing', async ({ page }) => {
  await page.goto(LOCKED);
  const gate = page.getByRole('note').first();
  await expect(gate).toContainText('登录后可阅读全文');
  await expect(gate.getByRole('button', { name: '登录查看全部' })).toBeVisible();
  await expect(gate.getByRole('link', { name: /VIP|购买/ })).toHaveCount(0);
  await signIn(page, 'member');
  await page.goto(LOCKED);
  await expect(page.getByRole('note')).toHaveText(/全文可读/);
});

test('tagged content opens here, other links are marked as external', async ({ page }) => {
  await page.goto('/home/sanqi/report/sanqi?scope=news&id=n-field-2');
  const turns = page.getByRole('navigation', { name: '上一篇与下一篇' }).getByRole('link');
  for (const link of await turns.all()) await expect(link).toHaveAttribute('href', /^\/home\/sanqi\/report\/sanqi\?/);
  await turns.last().click();
  await expect(page.getByRole('navigation', { name: '三七专题导航' })).toBeVisible();
  const links = page.getByRole('complementary').getByRole('listitem').getByRole('link');
  for (const link of await links.all()) {
    const stays = (await link.getAttribute('href'))?.startsWith('/home/sanqi/') ?? false;
    expect(((await link.textContent()) ?? '').endsWith('农小蜂')).toBe(!stays);
  }
});

for (const width of AXE_WIDTHS)
  test(`list and item are accessible at ${width} px, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/home/sanqi/report/sanqi', LOCKED, '/home/sanqi/report/sanqi?scope=policy&id=p-sanqi-ws']) {
      await page.goto(address);
      await expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();
      await expectFittingAndAccessible(page);
    }
  });
