import { expect, expectFittingAndAccessible, signIn, test } from '@bee/testing/playwright';

const WIDTHS = [1680, 1366, 390];
const MAX_STYLES = 50 * 1024;

test('the first screen says what moved, shows the index and its basis, and has one box to type in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  const market = page.getByRole('region', { name: '今日行情' });
  await expect(market.getByRole('heading', { level: 2 })).toHaveText(
    /^(今天|\d+月\d+日) \d+ 涨 \d+ 跌，.+ (领涨|领跌)$/,
  );
  await expect(market.getByText(/100 = 近 30 天均价，\d+ 个品种同权平均/)).toBeInViewport();
  await expect(market.getByRole('img', { name: /近 30 天批发价格指数/ })).toBeInViewport();
  await expect(market.getByRole('img', { name: /各省批发价/ })).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: '搜索关键字' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: '向 AI 提问' })).toBeHidden();
});

test('the box keeps what was typed when a question is rather asked than searched', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-remote="mf-content"][data-ready]')).toBeAttached();
  await page.getByRole('searchbox', { name: '搜索关键字' }).fill('大蒜为什么跌');
  await page.getByRole('radio', { name: '搜索' }).press('ArrowRight');
  const question = page.getByRole('textbox', { name: '向 AI 提问' });
  await expect(question).toHaveValue('大蒜为什么跌');
  await question.press('Enter');
  await expect(page).toHaveURL(/\/home\/ai\/.*q=/);
});

test('values of the index are read with the keyboard', async ({ page }) => {
  await page.goto('/');
  const reader = page.getByRole('slider', { name: /批发价格指数/ });
  await expect(async () => {
    await reader.press('Home');
    await expect(reader).toHaveAttribute('aria-valuenow', '0', { timeout: 500 });
  }).toPass();
});

test('members find their watch list first; the document does not contain it, and nothing moves', async ({ page }) => {
  await signIn(page, 'vip');
  await page.addInitScript(() => {
    const moved: [number, string][] = [];
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Element | null; currentRect: DOMRect }[] };
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const elements = sources.map(({ node, currentRect }) => `${node?.className} at ${currentRect.y}`);
        moved.push([value, elements.join(', ')]);
      }
      window.name = JSON.stringify(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('我的自选');
  expect(html).not.toContain('自选行情');
  // The notice above the page is there before the first paint, not once the parser reaches a mark.
  expect(html).toMatch(/<html[^>]* data-has-sample/);
  await page.goto('/');
  const watched = page.getByRole('list', { name: '自选行情' });
  await expect(watched.getByRole('link').first()).toBeVisible();
  const market = page.getByRole('region', { name: '今日行情' });
  const [above, below] = [await watched.boundingBox(), await market.boundingBox()];
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
  const moved = await page.evaluate(() => window.name || '[]');
  const sum = (JSON.parse(moved) as [number, string][]).reduce((total, [value]) => total + value, 0);
  expect(sum, moved).toBeLessThanOrEqual(0.01);
});

test('axe finds no violations at any width, nothing overflows, and the inlined styles are small', async ({
  page,
  request,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('[data-remote="mf-content"][data-ready]')).toBeAttached();
    await expectFittingAndAccessible(page);
  }
  const html = await (await request.get('/')).text();
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  expect(Buffer.byteLength(styles)).toBeLessThanOrEqual(MAX_STYLES);
});
