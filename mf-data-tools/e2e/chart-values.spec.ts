import { expect, expectAccessible, type Page, test } from '@bee/testing/playwright';

const INDUSTRY = '/home/industry/industrylists';
const ANALYSIS = '/home/trade/datadetail/type/2';

/** The address of a table with its chart; ids differ between installations. */
const drawingOf = async (page: Page, table: string, chart: string): Promise<string> => {
  const answer = await page.request.post('/api/industry/seniorSearchTree', { data: { name: table, limit: 1 } });
  const { data } = (await answer.json()) as { data: { list: { model_id: string }[] } };
  return `${INDUSTRY}?m=${data.list[0]?.model_id}&chart=${chart}`;
};

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
};

test.describe('values of charts without lines', () => {
  for (const width of [1366, 390])
    test(`stacked bars are read by mouse, tap and Tab at ${width} px`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, hasTouch: true });
      await open(page, await drawingOf(page, '玉米产量', 'stack'));
      const stacks = page.locator('.tools-bars-stack');
      const box = (place: number) => stacks.nth(place).locator('+ .bee-plot-box');
      await expect(stacks.first()).toHaveAccessibleName(/^.+：.+ [\d,.]+ /);
      await stacks.first().hover();
      await expect(box(0)).toBeVisible();
      await expect(box(0)).toContainText(/[\d,.]+ 万吨/);
      await stacks.nth(1).tap();
      await expect(box(1)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(box(2)).toBeVisible();
      const { left, right } = await box(2).evaluate((element) => element.getBoundingClientRect().toJSON());
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      await expectAccessible(page, 'main');
      await page.close();
    });

  test('grouped bars, changes and the tiles of a treemap say their values as text', async ({ page }) => {
    await open(page, await drawingOf(page, '玉米产量', 'bar'));
    await expect(page.locator('.tools-bars > li').first()).toHaveText(/[\d,.]+$/);
    await open(page, `${ANALYSIS}?hs=08106000&row=partner&chart=change`);
    await expect(page.locator('.bee-ranked.is-signed > li').first()).toHaveText(/[+−-][\d,.]+ ?[亿万]?美元.*百分点$/);
    await open(page, `${ANALYSIS}?hs=08106000&row=partner&chart=tree`);
    await expect(page.locator('.bee-tree-map > li').first()).toHaveText(/[\d.]+ [亿万]美元，[\d.]+%/);
  });
});
