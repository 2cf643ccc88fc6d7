import { readFileSync } from 'node:fs';
import { AXE_WIDTHS, expect, expectFittingAndAccessible, type Page, test } from '@bee/testing/playwright';

const PRODUCT = `/home/vegetable/detail/group/${encodeURIComponent('茄果类')}/name/${encodeURIComponent('番茄')}/type/1`;
const SITES = `/home/trade/detail/name/${encodeURIComponent('榴莲')}?sec=sites`;

const map = (page: Page) => page.locator('.bee-map');
const province = (page: Page, name: string) => map(page).getByRole('button', { name: new RegExp(`^${name}：`) });

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
  await map(page).scrollIntoViewIfNeeded();
  await expect(province(page, '山东')).toBeVisible({ timeout: 15_000 });
};

test.describe('map of the provinces', () => {
  test('shows the newest prices of a product, the same as the table next to it, in the unit of the address', async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.getByRole('link', { name: '地图', exact: true }).click();
    await expect(page).toHaveURL(/tab=map/);
    await expect(province(page, '山东')).toHaveAccessibleName(/^山东：[\d.]+ 元\/公斤，2 个市场，\d{4}-\d{2}-\d{2}$/);
    await expect(province(page, '台湾')).toHaveAccessibleName('台湾：无数据');
    await page.getByRole('link', { name: '元/斤', exact: true }).click();
    await expect(page).toHaveURL(/tab=map/);
    await expect(province(page, '山东')).toHaveAccessibleName(/元\/斤/);
    const said = (await province(page, '山东').getAttribute('aria-label')) ?? '';
    const [, price = '-'] = /：([\d.]+) /.exec(said) ?? [];
    await expect(page.getByRole('row', { name: new RegExp(`^山东 ${price} \\d{4}-\\d{2}-\\d{2} 2`) })).toBeVisible();
    await expect(map(page).getByRole('list', { name: '图例，单位 元/斤' }).getByRole('listitem').last()).toHaveText(
      '无数据',
    );
    await expect(map(page).getByText('示意图，不作为划界依据')).toBeVisible();
  });

  test('is read by mouse and arrow keys, announces the focused province, and links to its markets', async ({
    page,
  }) => {
    await open(page, `${PRODUCT}?tab=map`);
    await province(page, '河南').hover();
    await expect(page.locator('.bee-map-tip')).toContainText('河南');
    await province(page, '山东').focus();
    await expect(page.locator('.bee-map-tip')).toContainText('山东');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.bee-map-tip')).toContainText('安徽');
    await page.keyboard.press('Escape');
    await expect(page.locator('.bee-map-tip')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/vegetable\/list.*geo=340000/);
  });

  test('is exported as a picture with legend and the legally required note', async ({ page }) => {
    await open(page, `${PRODUCT}?tab=map&ov=download`);
    const file = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'SVG 矢量图' }).click(),
    ]);
    expect(file[0].suggestedFilename()).toMatch(/^番茄各省最新批发价_\d{4}-\d{2}-\d{2}\.svg$/);
    const picture = readFileSync(await file[0].path(), 'utf8');
    for (const text of ['番茄各省最新批发价', '示意图，不作为划界依据', '无数据', '元/公斤'])
      expect(picture).toContain(text);
  });

  test('counts the supervised sites; a province filters the table', async ({ page }) => {
    await open(page, SITES);
    await province(page, '广西').click();
    await expect(page).toHaveURL(/geo=450000/);
    const count = /：(\d+) 个/.exec((await province(page, '广西').getAttribute('aria-label')) ?? '')?.[1];
    await expect(page.getByRole('table', { name: /指定监管场地/ }).getByRole('row')).toHaveCount(Number(count) + 1);
  });

  for (const width of AXE_WIDTHS)
    test(`axe finds no violations at ${width} px, and nothing overflows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const address of [`${PRODUCT}?tab=map`, SITES]) {
        await open(page, address);
        await expectFittingAndAccessible(page);
      }
    });

  test('shows all columns of its table on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, `${PRODUCT}?tab=map`);
    const table = page.locator('.bee-map-panel .bee-long-table');
    await expect(table.getByRole('columnheader')).toHaveText(['省份', '均价 (元/公斤)', '日期', '市场数']);
    expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeLessThanOrEqual(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a table and a sentence', async ({ page }) => {
      await page.goto(`${PRODUCT}?tab=map`);
      await expect(page.getByRole('row', { name: /^山东 [\d.]+ \d{4}-\d{2}-\d{2} 2/ })).toBeVisible();
      await expect(page.getByText(/个省份有番茄报价，最高/)).toBeVisible();
    });
  });
});
