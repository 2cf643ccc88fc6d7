import { layout, SEARCH_PLACEHOLDER, scrolling, toastDefaults } from '@bee/domain/constants';
import { expect, type Page, signIn, test } from '@bee/testing/playwright';

const LIST = '/home/article/newslists/type/industry_news';

const open = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(LIST);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached({ timeout: 15_000 });
};
const widthOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.width;

for (const width of [1680, 1366, 390]) {
  test(`sizes of the frame at ${width} px`, async ({ page }) => {
    await open(page, width);
    const header = page.locator('.shell-header');
    await expect(header).toHaveCSS('height', `${layout.headerPx}px`);
    await expect(header).toHaveCSS('position', 'fixed');
    await expect(page.locator('.shell-header-inner')).toHaveCSS('max-width', `${layout.headerInnerPx}px`);
    expect(await widthOf(page, '.shell-header-inner')).toBe(Math.min(width, layout.headerInnerPx));
    expect(await widthOf(page, '.shell-header-search')).toBeLessThanOrEqual(layout.headerSearchPx);
    await expect(page.getByLabel('全站搜索')).toHaveAttribute('placeholder', SEARCH_PLACEHOLDER);
    if (width < 768) return;
    expect(await widthOf(page, '.shell-header-search')).toBe(layout.headerSearchPx);
    expect(await widthOf(page, '.shell-nav')).toBe(layout.sidebarPx);
    const content = width < layout.fullPx ? width - layout.sidebarPx : layout.contentPx;
    expect(await widthOf(page, '.shell-content')).toBe(content);
  });
}

test('between 768 px and 1560 px the content fills the width next to the navigation', async ({ page }) => {
  for (const width of [768, 1024, 1559]) {
    await open(page, width);
    expect([width, await widthOf(page, '.shell-content')]).toEqual([width, width - layout.sidebarPx]);
  }
});

test('scroll thresholds: shadow past 50 px, button to the top past 100 px', async ({ page }) => {
  await open(page, 1366);
  const header = page.locator('.shell-header');
  const top = page.getByRole('link', { name: '回到顶部' });
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  await scrollTo(scrolling.shadowFromPx);
  await page.waitForTimeout(scrolling.throttleMs * 4);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(scrolling.shadowFromPx + 1);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scrollTo(scrolling.topFromPx);
  await page.waitForTimeout(scrolling.throttleMs * 4);
  await expect(top).toBeHidden();
  await scrollTo(scrolling.topFromPx + 1);
  await expect(top).toBeVisible();
  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(top).toBeHidden();
});

test('the user panel is 410 px wide, its arrow turns by 180 degrees', async ({ page }) => {
  await signIn(page, 'member');
  await open(page, 1366);
  const arrow = page.locator('.shell-header-avatar > .bee-icon');
  const angle = () =>
    arrow.evaluate((icon) => {
      const { a, b } = new DOMMatrix(getComputedStyle(icon).transform);
      return Math.round((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    });
  const before = await angle();
  await page.locator('.shell-header-avatar').click();
  expect(await widthOf(page, '.shell-panel')).toBe(layout.userPanelPx);
  await expect.poll(async () => (await angle()) - before).toBe(180);
});

test.describe('toasts', () => {
  test.use({ allowedProblems: [/status of 500/] });

  test('are 10% from the top, at least 300 px wide and disappear after 3 s', async ({ page }) => {
    await signIn(page, 'member');
    await open(page, 1366);
    await page.route('**/api/user/feedback', (route) =>
      route.fulfill({ json: { code: 0, success: false, msg: '短', data: null } }),
    );
    await page.getByText('服务', { exact: true }).hover();
    await page.getByRole('link', { name: '意见反馈' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/姓名|联系人/).fill('王');
    await form.getByLabel(/电话/).fill('13800000001');
    await form.getByLabel(/建议|内容/).fill('好');
    await form.getByRole('button', { name: /提交|确定/ }).click();
    const toast = page.locator('.shell-toast');
    await expect(toast).toBeVisible();
    const since = Date.now();
    const place = async () => {
      const { y = 0, width } = (await toast.boundingBox()) ?? {};
      return { fromTop: Math.round(y), width };
    };
    await expect
      .poll(place)
      .toEqual({ fromTop: (900 * toastDefaults.topPercent) / 100, width: toastDefaults.minWidthPx });
    await expect(toast).toBeHidden({ timeout: toastDefaults.durationMs + 1000 });
    expect(Date.now() - since).toBeGreaterThan(toastDefaults.durationMs - 700);
  });
});
