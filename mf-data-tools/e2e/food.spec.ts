import { AXE_WIDTHS, expect, expectFittingAndAccessible, test } from '@bee/testing/playwright';

const INDEX = '/home/food/index';
const LIST = '/home/food/list/first_id/0/second_id/0';
const part = encodeURIComponent;
const search = (keyword: string) => `/home/food/search/keyword/${part(keyword)}`;

test.describe('foods', () => {
  test('are found by alias and pinyin from the start page; the header has no second search', async ({ page }) => {
    await page.goto(INDEX);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.getByRole('searchbox', { name: '食物名称' }).fill('xihongshi');
    await page.getByRole('searchbox', { name: '食物名称' }).press('Enter');
    await expect(page).toHaveURL(/\/home\/food\/search\/keyword\/xihongshi/);
    await expect(page.getByRole('rowheader').first()).toContainText('番茄');
    await expect(page.getByRole('searchbox')).toHaveCount(1);
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('番茄');
  });

  test('are ranked by nutrient and category, each with an address', async ({ page }) => {
    await page.goto(INDEX);
    await page.getByRole('list', { name: '成分', exact: true }).getByRole('link', { name: '钙' }).click();
    await expect(page).toHaveURL(/n=ca/);
    await page.getByRole('list', { name: '大类', exact: true }).getByRole('link', { name: '蔬菜' }).click();
    await expect(page).toHaveURL(/cate=\d+/);
    await expect(page.getByRole('list', { name: '钙排行' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('link', { name: '完整排名' }).click();
    await expect(page.getByRole('columnheader', { name: /钙/ })).toHaveAttribute('aria-sort', 'descending');
  });

  test('are listed with selected columns, sorted with missing values last', async ({ page }) => {
    await page.goto(LIST);
    await page.getByText(/^选择营养成分/).click();
    await page.getByRole('list', { name: '矿物质', exact: true }).getByRole('link', { name: '硒' }).click();
    await expect(page).toHaveURL(/cols=/);
    await page.getByRole('columnheader', { name: /^硒/ }).getByRole('link').click();
    await expect(page).toHaveURL(/s=se\.desc/);
    const total = Number(
      (await page.getByRole('navigation', { name: '分页' }).textContent())?.match(/共 (\d+) 条/)?.[1],
    );
    const column = (await page.getByRole('columnheader').allTextContents()).findIndex((text) => text.startsWith('硒'));
    const values = async (order: string, at: number) => {
      await page.goto(`${LIST}?cols=se&s=se.${order}&p=${at}`);
      return page.locator(`tbody tr > :nth-child(${column > 3 ? 4 : column + 1})`).allTextContents();
    };
    const first = (await values('asc', 1)).map(Number);
    expect(first.every((value) => value > 0)).toBe(true);
    expect(first).toEqual([...first].sort((a, b) => a - b));
    const last = await values('asc', Math.ceil(total / 20));
    expect(last.at(-1)).toBe('—（未测）');
  });

  test('of one code show bases, references, cost and the link to the price', async ({ page }) => {
    await page.goto(search('番茄'));
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: '营养成本' })).toBeVisible();
    const protein = page.getByRole('row', { name: /^蛋白质/ }).first();
    const edible = Number.parseFloat((await protein.locator('.tools-food-amount').textContent()) ?? '');
    await page.getByRole('link', { name: '每 100 克市品' }).click();
    await expect(page).toHaveURL(/b=bought/);
    await expect(protein.locator('.tools-food-amount')).not.toHaveText(new RegExp(`^${edible} g`));
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.getByRole('textbox', { name: /自定一份/ }).fill('200');
    await page.getByRole('button', { name: '换算' }).click();
    await expect(page).toHaveURL(/g=200/);
    await expect(protein.locator('.tools-food-amount')).toContainText((2 * edible).toFixed(1));
    await page.getByRole('link', { name: '看番茄行情' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('番茄');
  });

  test('are compared side by side, four at most', async ({ page }) => {
    await page.goto(`${LIST}?s=protein.desc`);
    for (let no = 0; no < 4; no += 1)
      await page
        .getByRole('link', { name: /^对比：加入/ })
        .first()
        .click();
    await expect(page.getByText('已选 4/4 种食物')).toBeVisible();
    await page.getByRole('link', { name: '并排对比' }).click();
    const table = page.getByRole('table', { name: /营养成分对比$/ });
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    await page
      .getByRole('link', { name: /^移除 / })
      .first()
      .click();
    await expect(table.getByRole('columnheader')).toHaveCount(4);
  });

  test('that do not exist are a 404, a word without hits shows a message', async ({ page }) => {
    expect((await page.goto('/home/food/detail/code/999999x'))?.status()).toBe(404);
    expect((await page.goto('/home/food/list/first_id/99999/second_id/0'))?.status()).toBe(404);
    await page.goto(search('火星果'));
    await expect(page.getByText('没有找到“火星果”')).toBeVisible();
  });

  for (const width of AXE_WIDTHS)
    test(`are accessible and do not overflow at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(search('番茄'));
      const food = await page.getByRole('rowheader').getByRole('link').first().getAttribute('href');
      const other = await page.getByRole('rowheader').getByRole('link').nth(1).getAttribute('href');
      const compared = `${food}?cmp=${other?.split('/').at(-1)}`;
      for (const path of [INDEX, `${LIST}?cmp=s10001`, search('番茄'), compared]) {
        await page.goto(path);
        await expectFittingAndAccessible(page);
      }
    });
});
