import { readFileSync } from 'node:fs';
import {
  AXE_WIDTHS,
  expect,
  expectFittingAndAccessible,
  type Page,
  readHydratedText,
  signIn,
  test,
} from '@bee/testing/playwright';

const STATISTICS = '/home/data/macrostatistics';

const map = (page: Page) => page.locator('.bee-map');
const province = (page: Page, name: string) => map(page).getByRole('button', { name: new RegExp(`^${name}：`) });
const year = (page: Page) => page.getByRole('group', { name: '选择年份' }).locator('output');

const open = async (page: Page, address = STATISTICS) => {
  await page.goto(address);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
};

const withMap = async (page: Page, address?: string) => {
  await open(page, address);
  await map(page).scrollIntoViewIfNeeded();
  await expect(province(page, '山东')).toBeVisible({ timeout: 15_000 });
};

/** The address of a topic; ids differ between installations. */
const topicAddress = async (page: Page, group: string, topic: string) => {
  await open(page);
  const parts = page.locator('.tools-topics details').filter({ has: page.locator('summary', { hasText: group }) });
  return (await parts.getByRole('link', { name: topic, exact: true, includeHidden: true }).getAttribute('href')) ?? '';
};

test.describe('macro statistics', () => {
  test('is server-rendered, unchanged after hydration', async ({ page }) => {
    const { served, alive } = await readHydratedText(page, STATISTICS);
    expect(alive).toBe(served);
    expect(served).toContain('示例数据');
    expect(served).toMatch(/个省份公布，.+最高/);
  });

  test('link from the tree to a topic, from the map to a province and on to its cities', async ({ page }) => {
    await open(page, await topicAddress(page, '播种面积', '蔬菜'));
    await expect(page.getByRole('heading', { level: 2, name: /^蔬菜播种面积：\d{4} 年各省$/ })).toBeVisible();
    await map(page).scrollIntoViewIfNeeded();
    await expect(province(page, '台湾')).toHaveAccessibleName('台湾：无数据', { timeout: 15_000 });
    await province(page, '云南').click();
    await expect(page).toHaveURL(/geo=530000/);
    await expect(page.locator('.tools-ranking-own')).toContainText(/云南省第 \d+ 位/);
    await expect(page.getByRole('table', { name: /^云南省各市州/ })).toContainText('昆明市');
    await expect(page.locator('.bee-chart-sentence', { hasText: '云南省 ' }).first()).toBeVisible();
    await page.getByRole('link', { name: '取消选择' }).click();
    await expect(page).not.toHaveURL(/geo=/);
  });

  test('change the year by slider and play the years until stopped', async ({ page }) => {
    await open(page);
    const newest = Number((await year(page).textContent())?.slice(0, 4));
    await page.getByRole('slider', { name: '年份' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(new RegExp(`year=${newest - 1}`));
    await expect(page.getByRole('heading', { level: 2, name: `${newest - 1} 年各省` })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(year(page)).toHaveText(`${newest - 3} 年`);
    await page.getByRole('button', { name: '播放' }).click();
    await expect(year(page)).toHaveText(`${newest - 1} 年`, { timeout: 15_000 });
    await page.getByRole('button', { name: '暂停' }).click();
    const stopped = await year(page).textContent();
    await page.waitForTimeout(2_500);
    await expect(year(page)).toHaveText(stopped ?? '');
  });

  test('compare two topics in a scatter plot, read by mouse, tap and keys, without covering points', async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await open(page);
    const topics = page.getByRole('combobox', { name: '横轴专题' });
    await topics.selectOption({ index: 3 });
    await page.getByRole('button', { name: '比较' }).click();
    const points = page.locator('.bee-scatter-point');
    const shownValue = (place: number) => points.nth(place).locator('+ .bee-scatter-value');
    await points.first().hover();
    await expect(shownValue(0)).toHaveCSS('opacity', '1');
    await expect(shownValue(0)).toHaveText(/^.+：.+ [\d,.]+ .+，.+ [\d,.]+ /);
    await points.first().focus();
    await page.keyboard.press('Tab');
    await expect(shownValue(1)).toHaveCSS('opacity', '1');
    await points.first().tap();
    await expect(page).toHaveURL(/geo=\d{6}/);
    await expect(shownValue(0)).toHaveCSS('opacity', '1');
    const { bottom } = await shownValue(0).evaluate((element) => element.getBoundingClientRect().toJSON());
    const { top } = await page.locator('.bee-scatter-area').evaluate((area) => area.getBoundingClientRect().toJSON());
    expect(bottom).toBeLessThanOrEqual(top);
    await page.close();
  });

  test('select a province of the map by a tap', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await withMap(page);
    await province(page, '云南').tap();
    await expect(page).toHaveURL(/geo=530000/);
    await expect(page.locator('.tools-ranking-own')).toContainText('云南省');
    await page.close();
  });

  test('are a table and files, with their state in the address', async ({ page }) => {
    await open(page, `${STATISTICS}?geo=450000`);
    await page.getByRole('link', { name: '表', exact: true }).click();
    await expect(page).toHaveURL(/tab=table/);
    await expect(page.getByRole('columnheader').nth(2)).toHaveText(/^广西壮族自治区/);
    await page.goto(`${STATISTICS}?geo=450000&ov=download`);
    await page.getByRole('button', { name: /CSV/ }).click();
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
    await signIn(page, 'vip');
    await page.goto(`${STATISTICS}?geo=450000&ov=download`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /CSV/ }).click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain('行政区划代码');
    expect(text).toMatch(/台湾省,"?710000"?,,,,,,没有数据/);
  });

  test('name the year shown when the address names one without figures', async ({ page }) => {
    await page.goto(`${STATISTICS}?year=1950`);
    await expect(page.getByRole('status').filter({ hasText: '没有 1950 年的数据' })).toBeVisible();
    expect((await page.goto(`${STATISTICS}?cate=999999`))?.status()).toBe(404);
  });

  for (const width of AXE_WIDTHS)
    test(`axe finds no violations at ${width} px, and nothing overflows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const address = await topicAddress(page, '播种面积', '蔬菜');
      for (const view of ['', '&geo=530000', '&tab=table&geo=410000', '&tab=chart']) {
        if (view.includes('tab')) await open(page, address + view);
        else await withMap(page, address + view);
        await expectFittingAndAccessible(page);
      }
      await page.getByRole('link', { name: '河南', exact: true }).last().click();
      await expect(page.getByRole('heading', { level: 1, name: '河南省农业统计' })).toBeVisible();
      await expectFittingAndAccessible(page);
    });

  test('offer a select instead of the tree on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page);
    await expect(page.getByRole('navigation', { name: '统计专题' })).toBeHidden();
    await page.getByRole('combobox', { name: '统计专题' }).selectOption({ label: '农业机械总动力' });
    await page.getByRole('button', { name: '查看', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^农业机械总动力：/ })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are a tree, a ranking, a sentence and links to other years', async ({ page }) => {
      await page.goto(STATISTICS);
      await expect(page.getByRole('table', { name: /各省排名$/ }).getByRole('row')).toHaveCount(35);
      await page.getByRole('link', { name: '前一年' }).click();
      await expect(page).toHaveURL(/year=\d{4}/);
    });
  });
});
