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

const DATABASE = '/home/industry/industrylists';
const SENIOR = '/api/industry/seniorSearchTree';

const open = async (page: Page, address = DATABASE) => {
  await page.goto(address);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
};

/** The id of a table by its name; ids differ between installations. */
const tableOf = async (page: Page, name: string): Promise<string> => {
  const answer = await page.request.post(SENIOR, { data: { name, limit: 20 } });
  const { data } = (await answer.json()) as { data: { list: { model_id: string; title: string }[] } };
  return data.list.find(({ title }) => title.startsWith(name))?.model_id ?? '';
};

const addressOf = async (page: Page, name: string, more = ''): Promise<string> =>
  `${DATABASE}?m=${await tableOf(page, name)}${more}`;

const rows = (page: Page) => page.locator('.tools-grid tbody tr');

test.describe('the industry database', () => {
  test('is server-rendered, unchanged after hydration', async ({ page }) => {
    for (const address of [DATABASE, await addressOf(page, '玉米产量', '&d=geo:130000&col=period&chart=line')]) {
      const { served, alive } = await readHydratedText(page, address);
      expect(alive).toBe(served);
      expect(served).toContain('示例数据');
    }
  });

  test('leads from the tree by keyboard and by search to a table', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('table')).toHaveCount(0);
    const tree = page.getByRole('tree', { name: '产业数据目录' });
    await tree.getByRole('treeitem', { name: /^种植业/ }).focus();
    await page.keyboard.press('ArrowRight');
    await tree.getByRole('treeitem', { name: /^产量/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tree.getByRole('treeitem', { name: '玉米产量（年度，分省）' })).toBeVisible();
    await tree.getByRole('treeitem', { name: '玉米产量（年度，分省）' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^玉米产量/);
    await page.getByRole('combobox', { name: '检索数据表' }).fill('蔬菜播种面积');
    await expect(page.getByRole('option').first()).toContainText('蔬菜播种面积');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^蔬菜播种面积/);
  });

  test('shows a visitor twenty rows and how to see more; a member and a VIP see more', async ({ page }) => {
    const address = await addressOf(page, '玉米产量', '&lay=list');
    await open(page, address);
    await expect(rows(page)).toHaveCount(20);
    await expect(page.getByText(/^已显示 20\/\d+ 行 · 登录查看更多$/)).toBeVisible();
    await signIn(page, 'member');
    await open(page, address);
    await expect(page.getByText(/^已显示 200\/\d+ 行 · 开通 VIP 查看全部$/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: '分页' })).toContainText('共 200 条');
    await signIn(page, 'vip');
    await open(page, address);
    await expect(page.getByText(/^已显示/)).toHaveCount(0);
  });

  test('filters, pivots, converts and sorts, all in the address', async ({ page, browser }) => {
    // Visitors see only the newest rows of a table, regardless of the filters.
    await signIn(page, 'vip');
    await open(page, await addressOf(page, '玉米产量', '&lay=list'));
    await page.locator('summary', { hasText: '地区' }).click();
    await page.getByRole('checkbox', { name: /^河北省/ }).check();
    await page.getByRole('checkbox', { name: /^黑龙江省/ }).check();
    await page.getByRole('button', { name: '应用' }).click();
    await expect(page).toHaveURL(/d=geo/);
    await page.locator('summary', { hasText: '时间' }).click();
    await page.getByRole('link', { name: '最近 5 年' }).click();
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('combobox', { name: '列' }).selectOption({ label: '各时间' });
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('combobox', { name: '单位' }).selectOption('亿斤');
    await expect(page.getByRole('columnheader').last()).toContainText('亿斤');
    await page.getByRole('columnheader').last().getByRole('link').click();
    await expect(rows(page).first()).toContainText('黑龙江省');
    const shown = await rows(page).allTextContents();
    const fresh = await browser.newPage();
    await signIn(fresh, 'vip');
    await open(fresh, page.url());
    // The document contains a visitor's rows; the member's rows follow.
    await expect(rows(fresh)).toHaveText(shown);
    await fresh.close();
    await page.getByRole('link', { name: '行列互换' }).click();
    await expect(page.getByRole('columnheader').first()).toContainText('时间');
    await expect(rows(page)).toHaveCount(5);
  });

  test('names the condition without matches, and offers to remove it', async ({ page }) => {
    await open(page, await addressOf(page, '玉米产量', '&d=geo:130000;period:1980..1981'));
    await expect(page.getByText('没有同时符合这些条件的数据')).toBeVisible();
    await page
      .getByRole('link', { name: /^去掉“.+”可得 \d+ 行$/ })
      .first()
      .click();
    await expect(rows(page).first()).toBeVisible();
  });

  test('shows messages for invalid queries', async ({ page }) => {
    await open(page, await addressOf(page, '玉米产量', '&col=weather'));
    await expect(page.getByText(/没有字段“weather”/)).toBeVisible();
    await page.getByRole('link', { name: '回到整张表' }).click();
    await expect(rows(page).first()).toBeVisible();
    expect((await page.goto(`${DATABASE}?m=no-such-table`))?.status()).toBe(404);
  });

  test('draws a chart and adds series of two tables to the basket', async ({ page, browser }) => {
    await open(page, await addressOf(page, '玉米产量', '&d=geo:130000'));
    await expect(page.getByRole('img', { name: /河北省.*万吨/ }).first()).toBeVisible();
    await page.getByRole('button', { name: /^把这 1 条序列加入数据篮$/ }).click();
    await open(page, await addressOf(page, '玉米播种面积', '&d=geo:130000'));
    await page.locator('.tools-grid').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: '加入数据篮', exact: true }).click();
    await page.getByRole('link', { name: '数据篮（2）' }).click();
    await expect(page.getByText(/^单位不同（万吨、千公顷）/)).toBeVisible();
    await page.getByRole('link', { name: '展开' }).click();
    const explorer = page.getByRole('dialog', { name: /等 2 条序列/ });
    await expect(explorer.locator('[data-covered] canvas')).toHaveCount(1);
    await expect(explorer.locator('.bee-plot-unit')).toHaveText('万吨千公顷');
    await explorer.getByRole('slider', { name: /方向键/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(explorer.locator('.bee-plot-box')).toContainText(/万吨.*千公顷/);
    await page.keyboard.press('Escape');
    await expect(explorer).toBeHidden();
    await page.getByRole('link', { name: '指数', exact: true }).click();
    await page.getByRole('link', { name: '表', exact: true }).click();
    await expect(page.getByRole('columnheader').nth(2)).toContainText('起点 = 100');
    const fresh = await browser.newPage();
    await open(fresh, page.url());
    await expect(fresh.getByRole('columnheader').nth(2)).toContainText('起点 = 100');
    await expect(fresh.getByText('2/12 条序列，可来自不同的表')).toBeVisible();
    await fresh.close();
    await page.getByRole('button', { name: '清空' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '清空' }).click();
    await expect(page.getByText('数据篮是空的')).toBeVisible();
  });

  test('is searched by place, frequency and source', async ({ page }) => {
    await open(page, `${DATABASE}?view=search`);
    await page.getByRole('searchbox', { name: '名称' }).fill('产量');
    await page.getByRole('combobox', { name: '省份' }).selectOption('云南省');
    await page.getByRole('combobox', { name: '频率' }).selectOption('Y');
    await page.getByRole('button', { name: '查找数据表' }).click();
    await expect(page).toHaveURL(/geo=530000/);
    await expect(page.getByRole('list', { name: '检索结果' }).getByRole('listitem').first()).toContainText('产量');
  });

  for (const width of AXE_WIDTHS)
    test(`axe finds no violations at ${width} px, and nothing overflows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const table = await addressOf(page, '玉米产量');
      const views = [DATABASE, table, `${table}&col=period&chart=line&by=geo`, `${table}&chart=stack`];
      for (const address of [...views, `${DATABASE}?view=search&q=产量`, `${DATABASE}?view=basket`]) {
        await open(page, address);
        await expectFittingAndAccessible(page);
      }
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a table with links to its other pages and to other tables', async ({ page }) => {
      await page.goto(await addressOf(page, '玉米产量', '&col=period'));
      await expect(rows(page).first()).toBeVisible();
      await page.getByRole('link', { name: '行列互换' }).click();
      await expect(page).toHaveURL(/row=period/);
    });
  });

  test('gives a VIP the rows with a second sheet that documents the query', async ({ page }) => {
    const address = await addressOf(page, '玉米产量', '&d=geo:130000');
    await open(page, address);
    await signIn(page, 'vip');
    await open(page, address);
    await page.locator('summary', { hasText: '导出' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '当前筛选导出 Excel' }).click(),
    ]);
    const bytes = readFileSync(await file.path());
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.toString('latin1')).toContain('xl/worksheets/sheet2.xml');
  });
});
