import { expect, expectAccessible, type Page, signIn, test } from '@bee/testing/playwright';
import { follow } from './remote-faults.ts';

const LIST = '/home/article/newslists/type/industry_news';
/** A page with little content of its own. */
const QUIET = '/home/fqa/index';

const open = async (page: Page, path = LIST) => {
  await page.goto(path);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached({ timeout: 15_000 });
};
const phone = { width: 390, height: 844 };
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test.describe('user panel', () => {
  test('opens from the keyboard, closes on an outside click, Escape and a followed link', async ({ page }) => {
    await signIn(page, 'member');
    await open(page);
    const avatar = page.getByRole('button', { name: '田园小麦的账户' });
    const panel = page.getByRole('region', { name: '我的账户' });
    await avatar.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(avatar).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('img', { name: /签到之星|积分能手|收藏达人|常客/ })).toHaveCount(4);
    await expect(panel).toContainText('VIP会员 八大特权未开通立即开通');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: /积分/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(avatar).toBeFocused();
    await avatar.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel).toBeHidden();
    await avatar.click();
    await panel.getByRole('link', { name: '我的订单' }).click();
    await expect(page).toHaveURL(/\/home\/order\/list/);
    await expect(panel).toBeHidden();
  });

  test('shows a VIP no invitation, and leaves the page of a member for home on logout', async ({ page }) => {
    await signIn(page, 'vip');
    await open(page, '/home/user/profile');
    await page.getByRole('button', { name: /的账户/ }).click();
    const panel = page.getByRole('region', { name: '我的账户' });
    await expect(panel.getByTitle('VIP会员')).toBeVisible();
    await expect(panel).not.toContainText('八大特权');
    await panel.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('#bee-top').getByRole('button', { name: '登录' })).toBeVisible();
    expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(false);
  });
});

test('the badge of a VIP does not cover the letter of the avatar', async ({ page }) => {
  await signIn(page, 'vip');
  await open(page, QUIET);
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const badge = page.locator('#bee-top .bee-vip');
    await expect(badge).toBeVisible();
    const boxes = await badge.evaluate((element) => {
      const avatar = element.parentElement?.querySelector('.bee-avatar');
      const letter = document.createRange();
      if (avatar) letter.selectNodeContents(avatar);
      const { top } = element.getBoundingClientRect();
      // A line is higher than its letter, which ends at the baseline.
      const { bottom } = letter.getBoundingClientRect();
      return { top, bottom, height: element.getBoundingClientRect().height };
    });
    expect(boxes.top).toBeGreaterThan(boxes.bottom - 1);
    expect(boxes.height).toBe(14);
  }
});

test.describe('header search', () => {
  test('sends the name of its screen, is absent on results, and on home until 50 px', async ({ page }) => {
    for (const [path, name] of [
      ['/home/article/reportlists/type/self_report', 'research_report'],
      [LIST, 'news'],
      ['/home/article/policylists/type/policy_repository', 'policy'],
      ['/home/industry/industrylists', 'data_model'],
      ['/home/data/productlists/type/file', 'data_product'],
      ['/home/ai/index', null],
    ] as const) {
      await open(page, path);
      await page.getByLabel('全站搜索').fill('白菜');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/home/search/keyword/${encodeURIComponent('白菜')}`));
      expect([path, new URL(page.url()).searchParams.get('name')]).toEqual([path, name]);
      await expect(page.getByLabel('全站搜索')).toHaveCount(0);
    }
    await open(page, '/');
    const field = page.getByLabel('全站搜索');
    await expect(field).toBeHidden();
    await page.mouse.wheel(0, 51);
    await expect(field).toBeVisible();
    await field.fill('   ');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('keys', () => {
  test('/ searches, ? lists the shortcuts, Escape closes; neither works while typing', async ({ page }) => {
    await open(page);
    const field = page.getByLabel('全站搜索');
    // Keys are listened to once the page has settled.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.type('a/?');
    await expect(field).toHaveValue('a/?');
    await field.blur();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(help).toContainText('搜索');
    await page.keyboard.press('/');
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  });

  test('skip link, focus and title guide keyboard users through a page change', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('跳到正文');
    await page.keyboard.press('Enter');
    await page.locator('.shell-nav').getByRole('link', { name: 'AI 问答' }).click();
    await expect(page).toHaveURL(/\/home\/ai\/index/);
    await expect(page.locator('#bee-stage')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'AI 问答 - 农小蜂' })).toBeAttached();
  });
});

test.describe('navigation', () => {
  test('shows the whole tree in order', async ({ page }) => {
    await open(page);
    const titles = await page.locator('.shell-nav-list .shell-nav-row > span').allTextContents();
    expect(titles).toEqual(
      (
        '首页 研究报告 自有报告 免费专区 周报 月报 产业参考 一图读懂 产业报告 定制报告服务 ' +
        '数据 行业运行数据 产业数据库 专题数据集 宏观统计 价格数据 蔬菜 水果 中药材 每日价格监测 贸易数据 外贸工具 ' +
        '行业资讯 农小蜂观察 行业动态 农业政策 政策库 政策解读 一图解读'
      )
        .split(' ')
        .concat('AI 问答', '帮助'),
    );
  });

  test('fly-outs open on hover and focus and close on Escape; a group without a path toggles', async ({ page }) => {
    await open(page);
    const nav = page.getByRole('navigation', { name: '主导航' });
    const fruit = nav.getByRole('link', { name: '水果' });
    await expect(fruit).toBeHidden();
    await nav.getByText('数据', { exact: true }).hover();
    await expect(fruit).toBeVisible();
    await page.mouse.move(900, 600);
    await expect(fruit).toBeHidden();
    await nav.getByRole('checkbox', { name: '展开数据' }).focus();
    await expect(fruit).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(fruit).toBeHidden();
    await nav.getByText('数据', { exact: true }).click();
    await page.mouse.move(900, 600);
    await expect(fruit).toBeVisible();
    await expect(nav.locator('[aria-current=page]')).toHaveText('行业动态');
  });

  test('at 390 px the links are in a drawer that traps the focus and locks scrolling', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page);
    await page.locator('.shell-menu').click();
    const close = page.getByRole('button', { name: '关闭导航菜单' });
    await expect(close).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('.shell-content, #bee-top, #bee-bottom') ?? null),
      ).toBeNull();
    }
    for (const name of ['数据云', '社区', '赚积分', 'VIP会员'])
      await expect(page.locator('.shell-nav').getByRole('link', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    await page.locator('.shell-menu').click();
    await page.locator('.shell-nav').getByRole('link', { name: '帮助' }).click();
    await expect(page).toHaveURL(/\/home\/fqa\/index/);
    await expect(close).toBeHidden();
    await expect(page.locator('#bee-stage')).toBeFocused();
  });
});

test('sample data is announced once per page, until the ribbon is closed for the visit', async ({ page }) => {
  const ribbon = page.locator('#bee-sample');
  const badges = page.locator('.bee-tag.is-sample');
  await open(page);
  await expect(ribbon).toBeVisible();
  expect(await badges.count()).toBeGreaterThan(1);
  await expect(badges.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(badges.first()).toBeVisible();
  await expect(ribbon).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto(QUIET);
  await expect(ribbon).toBeHidden();
  await open(page);
  await ribbon.getByRole('button').click();
  await expect(ribbon).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ribbon).toBeHidden();
});

test('the page before stays, with the progress bar, until the next one is ready', async ({ page }) => {
  await open(page);
  await page.route('**/api/vegetable/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await follow(page, '/home/vegetable/lists');
  await expect(page.locator('.shell-progress.is-running')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(LIST);
  await expect(page.locator('.shell-loading, .bee-bone')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: '蔬果批发价格' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/home/vegetable/lists');
});

test('a QR code opens on focus and closes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await open(page, QUIET);
  const button = page.getByRole('button', { name: '关注我们' });
  // The footer shows it too.
  const code = page.locator('.shell-float').getByRole('img', { name: '关注我们二维码' });
  await expect(code).toBeHidden();
  await button.focus();
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
});

test.describe('network notice', () => {
  // Background requests of the page while it is offline.
  test.use({ allowedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('lost, back, hidden', async ({ page, context }) => {
    await open(page);
    const watched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-ready.'));
    await page.waitForFunction(watched);
    // The clock is stopped from here on, so that a slow machine cannot miss a state that lasts a moment.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: '网络已断开' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: '网络已恢复' })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.getByText('网络已恢复')).toHaveCount(0);
  });
});

test.describe('pages that cannot be shown', () => {
  const pages = [
    { path: '/home/no/such/page', status: 404, text: 'Oops! 页面飞走啦～', own: 'This page could not be found' },
    {
      path: '/home/article/newslists/type/nonsense',
      status: 404,
      text: 'Oops! 页面飞走啦～',
      own: 'could not be found',
    },
  ];
  for (const { path, status, text, own } of pages) {
    test(`${path} responds with ${status}, says so and links to the home page`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
      await expect(page.locator('main')).toContainText(String(status));
      await expect(page.locator('main')).toContainText(own);
      await page.getByRole('link', { name: '返回首页' }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test.describe('a chunk that no longer exists', () => {
  test.use({ allowedProblems: [/./] });

  test('reloads the document once, then shows the failure', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await open(page, '/home/ai/index');
    await page.route(/\/releases\/mf-content\/.*page-article-list.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.locator('.shell-nav').getByText('行业资讯', { exact: true }).click();
    await page.locator('.shell-nav').getByRole('link', { name: '行业动态' }).click();
    await expect.poll(() => documents.length, { timeout: 15_000 }).toBe(2);
    expect(documents[1]).toBe(LIST);
    await expect(page.getByText('互动功能暂时不可用')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('行业动态');
    expect(documents).toHaveLength(2);
  });
});

test('the browser renders a frame that the edge could not render, without errors', async ({ page }) => {
  await page.route(LIST, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(/(<div id="bee-top">).*?(<\/div>\n<div class="shell-body">)/s, '$1$2')
      .replace(/(<div id="bee-nav">).*?(<\/div><div class="shell-content">)/s, '$1$2')
      .replace(/(<div id="bee-bottom">).*?(<\/div>\n<script)/s, '$1$2');
    await route.fulfill({ response: answer, body });
  });
  await open(page);
  await expect(page.locator('#bee-top').getByRole('button', { name: '登录' })).toBeVisible();
  await expect(page.locator('#bee-nav').getByText('数据', { exact: true })).toBeVisible();
});

test.describe('axe', () => {
  test.use({ allowedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  for (const width of [390, 1366, 1680]) {
    test(`finds no violations in any state of the frame at ${width} px`, async ({ page, context }) => {
      test.setTimeout(180_000);
      // A dialog that fades in while it is checked has too little contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(page, QUIET);
      await expectAccessible(page);
      if (width < 768) await page.locator('.shell-menu').click();
      else await page.locator('.shell-nav').getByText('数据', { exact: true }).hover();
      await expectAccessible(page);
      await page.reload();
      await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
      await expect(async () => {
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await context.setOffline(true);
      await expect(page.getByText('网络已断开')).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(false);
      for (const path of ['/home/no/such/page', '/home/user/profile']) {
        await page.goto(path);
        await expectAccessible(page);
      }
      for (const who of ['member', 'vip'] as const) {
        await context.clearCookies();
        await signIn(page, who);
        await open(page, QUIET);
        await expectAccessible(page);
        await page.getByRole('button', { name: /的账户/ }).click();
        await expect(page.getByRole('region', { name: '我的账户' })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
});
