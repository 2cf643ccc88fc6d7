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

const LIST = '/home/data/productlists/type/file';
const SERVICE = '/home/page/dataservice';
const detail = (id: string) => `/home/data/productdetail/id/${id}`;
const dataset = (id: string) => `/home/dataset/detail/id/${id}`;

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
};

const cards = (page: Page) => page.getByRole('region', { name: '数据产品列表' }).getByRole('article');
const gate = (page: Page) => page.getByRole('region', { name: '获取数据' });

/** Lines of a downloaded file, without the byte order mark. */
const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r?\n/);

const download = async (page: Page, act: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: file.suggestedFilename(), lines: linesOf(await file.path()) };
};

test.describe('the list of data products', () => {
  test('is server-rendered, unchanged after hydration', async ({ page }) => {
    const { served, alive } = await readHydratedText(page, LIST);
    expect(alive).toBe(served);
    expect(served).toContain('示例数据');
  });

  test('is filtered with links that keep one another, in the address and back again', async ({ page }) => {
    await open(page, LIST);
    const all = await cards(page).count();
    await page.getByRole('link', { name: /^统计/ }).first().click();
    await expect(page).toHaveURL(/cate=statistics/);
    await page.getByRole('link', { name: /^XLSX/ }).click();
    await expect(page).toHaveURL(/cate=statistics&fmt=xlsx/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('统计 数据产品');
    await expect.poll(() => cards(page).count()).toBeLessThan(all);
    await page.goBack();
    await expect(page).not.toHaveURL(/fmt=/);
    await page.getByRole('link', { name: '清除全部筛选' }).click();
    await expect(cards(page)).toHaveCount(all);
  });

  test('finds a product by the name of a field, and offers alternatives without hits', async ({ page }) => {
    await open(page, LIST);
    const search = page.getByRole('searchbox', { name: '产品名称、标签或字段' });
    await search.fill('血糖生成指数');
    await search.press('Enter');
    await expect(page.getByRole('link', { name: '食物血糖生成指数表' })).toBeVisible();
    await search.fill('卫星云图');
    await search.press('Enter');
    await page.getByRole('link', { name: '定制“卫星云图”数据' }).click();
    await expect(page.getByRole('note')).toHaveText('需求主题：卫星云图');
  });

  test('is found in the search of the site under its own kind', async ({ page }) => {
    await open(page, `/home/search/keyword/${encodeURIComponent('三七价格')}?name=data_product`);
    await expect(page.getByRole('link', { name: /三七价格数据集/ }).first()).toHaveAttribute(
      'href',
      detail('herb-sanqi'),
    );
  });
});

test.describe('a data product', () => {
  test('shows dictionary, sample and files; a missing field links to an order', async ({ page }) => {
    await open(page, detail('wholesale-prices'));
    await expect(page.getByRole('region', { name: '批发市场价格数据集的字段' }).getByRole('row')).toHaveCount(9);
    await expect(page.getByRole('region', { name: '批发市场价格数据集的前 20 行' }).getByRole('row')).toHaveCount(21);
    await page.getByRole('link', { name: /月度均价（近三年） · XLSX/ }).click();
    await expect(page).toHaveURL(/doc_id\/d3/);
    const field = page.getByRole('searchbox', { name: '我需要的字段有吗' });
    await field.fill('到货量');
    await field.press('Enter');
    await page.getByRole('link', { name: '申请补充“到货量”' }).click();
    await expect(page.getByRole('note')).toContainText('批发市场价格数据集：补充字段“到货量”');
  });

  test('draws the selected column of the sample', async ({ page }) => {
    await open(page, detail('food-nutrients'));
    await page.getByRole('list', { name: '画哪一列' }).getByRole('link', { name: '蛋白质' }).click();
    await expect(page).toHaveURL(/col=/);
    await expect(page.getByRole('list', { name: /样本前 20 行的蛋白质/ })).toBeVisible();
  });

  test('is downloaded completely by a visitor if public', async ({ page }) => {
    await open(page, detail('food-gi'));
    await expect(gate(page)).toContainText('您可以下载全部');
    const { name, lines } = await download(page, () => gate(page).getByRole('button', { name: '下载 CSV' }).click());
    expect(name).toContain('食物血糖生成指数表');
    const rows = await page.locator('.tools-product-facts dd').first().locator('.bee-num').textContent();
    expect(lines.length - 1).toBe(Number(rows?.replace(/,/g, '')));
  });

  test('asks visitors to sign in, members for membership, and gives every member the sample', async ({ page }) => {
    await open(page, detail('stat-all'));
    await expect(gate(page)).toContainText('登录并开通 VIP 后可下载全部文件');
    await signIn(page, 'member');
    await open(page, detail('stat-all'));
    await expect(gate(page)).toContainText('开通 VIP 后可下载全部文件');
    await expect(gate(page).getByRole('link', { name: '开通 VIP' })).toBeVisible();
    const { lines } = await download(page, () => gate(page).getByRole('button', { name: '下载样本' }).click());
    expect(lines).toHaveLength(21);
  });

  test('is available to VIPs and buyers; for others it links to its order', async ({ page }) => {
    await signIn(page, 'vip');
    await open(page, detail('stat-all'));
    await expect(gate(page).getByRole('button', { name: '下载 CSV' })).toBeVisible();
    await open(page, detail('wholesale-prices'));
    await expect(gate(page)).toContainText('您可以下载全部');
    await open(page, detail('trade-goods'));
    await expect(gate(page).getByRole('link', { name: '立即购买' })).toHaveAttribute(
      'href',
      '/home/order/submit/id/trade-goods/type/data',
    );
  });

  test('as a dataset shows its coverage by place and time', async ({ page }) => {
    await open(page, dataset('stat-s1'));
    await expect(page.getByRole('list', { name: '各省行数' }).getByRole('listitem').first()).toContainText('行');
    await expect(page.getByRole('list', { name: '各年行数' }).getByRole('listitem').first()).toBeVisible();
    await page.locator('.bee-map').scrollIntoViewIfNeeded();
    await expect(page.locator('.bee-map svg').first()).toBeVisible({ timeout: 15_000 });
  });

  test('responds with not found', async ({ page }) => {
    const answer = await page.goto(detail('no-such-product'));
    expect(answer?.status()).toBe(404);
  });
});

test('data is ordered with an attachment', async ({ page }) => {
  await signIn(page, 'member');
  await open(page, `${SERVICE}?need=${encodeURIComponent(`茶叶价格 ${Date.now()}`)}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '填写定制需求' }).click();
  await expect(main.getByLabel('需求主题')).toHaveValue(/茶叶价格/);
  const bytes = Buffer.from(`字段,说明\n${'均价,元/公斤\n'.repeat(200)}${Date.now()},x\n`);
  await main.locator('input[type=file]').setInputFiles({ name: '样表.csv', mimeType: 'text/csv', buffer: bytes });
  await expect(main.getByRole('listitem').filter({ hasText: '样表.csv' })).toBeVisible();
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: '假的.pdf', mimeType: 'application/pdf', buffer: Buffer.from('不是 PDF，也不是表格') });
  await expect(page.getByText(/“假的.pdf”的内容不是可用的附件/)).toBeVisible();
  await main.getByLabel('联系人').fill('老周');
  await main.getByLabel('手机号码').fill('13812345678');
  await main.getByRole('button', { name: '提交需求' }).click();
  await expect(main.getByRole('heading', { name: '需求已提交' })).toBeVisible();
});

for (const width of AXE_WIDTHS)
  for (const [name, address] of [
    ['list', LIST],
    ['detail', detail('wholesale-prices')],
    ['dataset', dataset('stat-s1')],
    ['service', SERVICE],
  ] as const)
    test(`the ${name} is accessible and does not overflow at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, address);
      await expectFittingAndAccessible(page);
    });
