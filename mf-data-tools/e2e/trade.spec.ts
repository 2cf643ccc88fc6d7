import { readFileSync } from 'node:fs';
import {
  AXE_WIDTHS,
  expect,
  expectAccessible,
  expectFitting,
  type Page,
  readHydratedText,
  signIn,
  test,
} from '@bee/testing/playwright';

const HOME = '/home/trade/index';
const DURIAN = `/home/trade/detail/name/${encodeURIComponent('榴莲')}`;
const COUNTRY = '/home/trade/countrydetail';
const TABLE = '/home/trade/datadetail/type/1';
const ANALYSIS = '/home/trade/datadetail/type/2';
const DIRECTORY = '/home/trade/productdirectory';

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
};

test.describe('start page of trade', () => {
  test('finds products, countries and codes from one field by keyboard', async ({ page }) => {
    await open(page, HOME);
    const box = page.getByRole('combobox', { name: '商品名、HS 编码或国家' });
    await box.fill('榴莲');
    await expect(page.getByRole('option').first()).toContainText('榴莲');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(DURIAN);
    await open(page, HOME);
    await box.fill('泰国');
    await expect(page.getByRole('option', { name: /泰国/ }).first()).toBeVisible();
    await box.press('Escape');
    await box.press('Enter');
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('link', { name: '泰国', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('泰国');
  });

  test('explains why a number is not a code and offers successors of an old one', async ({ page }) => {
    await page.goto(`${HOME}?q=081`);
    await expect(page.locator('main')).toContainText(/位/);
    await page.goto(`${HOME}?q=08043000`);
    await expect(page.getByText('08043000 只用到 2023 年版税则')).toBeVisible();
    await page.getByRole('link', { name: '08043010', exact: true }).click();
    await expect(page).toHaveURL(/08043010/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/菠萝/);
  });
});

test.describe('page of a product', () => {
  test('is server-rendered, unchanged after hydration', async ({ page }) => {
    const { served, alive } = await readHydratedText(page, `${DURIAN}?origin=TH`);
    expect(alive).toBe(served);
    expect(served).toContain('能从泰国进口榴莲吗');
  });

  test('has the decision with a source and a date in every line, and the country in the address', async ({ page }) => {
    await open(page, DURIAN);
    await page.getByRole('combobox', { name: '原产国家（地区）' }).selectOption('TH');
    await page.getByRole('button', { name: '查看' }).first().click();
    await expect(page).toHaveURL(/origin=TH/);
    const card = page.locator('.tools-decision').first();
    for (const line of await card.locator(':scope > div').all())
      await expect(line).toContainText(/来源：.*更新：\d{4}-\d{2}-\d{2}/);
    await expect(card.getByText('最低可用')).toHaveCount(1);
  });

  test('computes the taxes of every rate, and shares a calculation by its address', async ({ page }) => {
    await open(page, `${DURIAN}?origin=TH&sec=tax`);
    await page.getByLabel('CIF 完税价格（元）').fill('100000');
    await page.getByLabel('数量（公斤）').fill('5000');
    await expect(page).toHaveURL(/cif=100000.*kg=5000/);
    const outcome = page.locator('.tools-duty-outcome');
    await expect(outcome).toContainText('每公斤');
    const said = await outcome.textContent();
    await page.reload();
    await expect(outcome).toHaveText(said ?? '');
    await page.getByLabel('数量（公斤）').fill('五吨');
    await expect(page.getByText(/数量应为数字/)).toBeVisible();
  });

  test('computes the cost of a kilogram including taxes on the server, and explains what is missing for litres', async ({
    page,
  }) => {
    await page.goto(`${DURIAN}?origin=TH&sec=tax`);
    await expect(page.getByRole('row', { name: /^到岸含税成本 \d+\.\d\d/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^国内批发价/ })).toBeVisible();
    await page.goto(`/home/trade/detail/name/${encodeURIComponent('葡萄酒')}?origin=FR&sec=tax`);
    await expect(page.getByRole('row', { name: /^到岸含税成本 — 统计按“升”计量/ })).toBeVisible();
  });

  test('opens each section by its address', async ({ page }) => {
    for (const [section, said] of [
      ['permit', '可以输华的国家（地区）'],
      ['tax', '进口税费计算'],
      ['sites', '指定监管场地'],
      ['needs', '通关'],
      ['data', '更多数据'],
      ['related', 'HS 目录'],
    ] as const) {
      await page.goto(`${DURIAN}?sec=${section}`);
      await expect(page.getByRole('heading', { name: new RegExp(said.replace(/[（）]/g, '.')) }).first()).toBeVisible();
    }
  });

  test('draws measures and comparisons by the address', async ({ page }) => {
    await open(page, `${DURIAN}?m=price`);
    await expect(page.getByRole('img', { name: /榴莲进口额/ }).first()).toBeVisible();
    await page.getByRole('link', { name: '＋ 越南' }).click();
    await expect(page).toHaveURL(/cmp=VN/);
    await page.getByRole('link', { name: '表', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: /越南/ })).toBeVisible();
    await expect(page.locator('.bee-long-table').getByRole('rowheader').first()).toHaveText(/^\d{4}-\d{2}$/);
  });

  test('responds with 404 for unknown values', async ({ page }) => {
    expect((await page.goto('/home/trade/detail/name/%E7%81%AB%E6%98%9F%E6%9E%9C'))?.status()).toBe(404);
    expect((await page.goto('/home/trade/countrydetail/origin/ZZ'))?.status()).toBe(404);
  });
});

test.describe('page of a country', () => {
  test('shows what it may export, and links to the decision about it', async ({ page }) => {
    await open(page, `${COUNTRY}/origin/TH`);
    await page.getByRole('list', { name: '状态' }).getByRole('link', { name: '已准入' }).click();
    await expect(page).toHaveURL(/status=allowed/);
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: /能从泰国进口.*吗/ })).toBeVisible();
  });
});

test.describe('query builder', () => {
  test('builds a query step by step, each an address, and shares it with the analysis', async ({ page }) => {
    await open(page, TABLE);
    const code = page.getByRole('combobox', { name: '添加商品编码' });
    await code.fill('榴莲');
    await page.getByRole('option', { name: /08106000/ }).click();
    await expect(page).toHaveURL(/hs=08106000/);
    const partner = page.getByRole('combobox', { name: '添加贸易伙伴' });
    await partner.fill('泰国');
    await partner.press('ArrowDown');
    await partner.press('Enter');
    await expect(page).toHaveURL(/geo=TH/);
    await page.getByRole('list', { name: '指标' }).getByRole('link', { name: '数量' }).click();
    await expect(page).toHaveURL(/m=value_usd%7Eqty/);
    await expect(page.getByRole('row', { name: /泰国 数量（千克）/ })).toBeVisible();
    await page.getByRole('link', { name: '图表分析' }).click();
    await expect(page).toHaveURL(/type\/2\?hs=08106000&geo=TH/);
    await expect(page.getByRole('img', { name: /泰国/ }).first()).toBeVisible();
  });

  test('shows errors of a query next to the form', async ({ page }) => {
    for (const [query, said] of [
      ['hs=0810A', /不是 HS 编码/],
      ['hs=081', /不是 HS 编码/],
      ['hs=0810&from=2026-05&to=2025-05', /晚于结束时期/],
      ['hs=0810&geo=ZZ', /ZZ/],
      ['hs=99887766', /99887766/],
    ] as const) {
      await page.goto(`${TABLE}?${query}`);
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    }
  });

  test('gives a member the file, once', async ({ page }) => {
    await signIn(page, 'vip');
    await open(page, `${TABLE}?hs=08106000&row=partner`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const content = readFileSync(await file.path());
    expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('asks a visitor to sign in', async ({ page }) => {
    await open(page, `${TABLE}?hs=08106000`);
    await page.getByRole('button', { name: '导出 Excel' }).click();
    await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  });
});

test.describe('analysis', () => {
  test('draws lines, bars, areas and shares of one query', async ({ page }) => {
    await open(page, `${ANALYSIS}?hs=08106000&row=partner`);
    for (const [title, said] of [
      ['排行', /各贸易伙伴金额排行/],
      ['矩形树图', /各贸易伙伴金额结构/],
      ['份额', /各贸易伙伴份额/],
    ] as const) {
      await page.getByRole('list', { name: '图形' }).getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { name: said })).toBeVisible();
    }
    await page.getByRole('link', { name: '3年', exact: true }).click();
    await expect(page).toHaveURL(/from=.*to=/);
  });

  const explorerOf = (page: Page) => {
    const explorer = page.getByRole('dialog');
    return {
      explorer,
      reader: explorer.getByRole('slider', { name: /方向键/ }),
      box: explorer.locator('.bee-plot-box'),
    };
  };

  test('goes down the levels of a treemap by keys and a tap, and back', async ({ browser }) => {
    const page = await browser.newPage({ hasTouch: true });
    await open(page, `${ANALYSIS}?hs=08~07&row=partner&chart=tree&ex=parts`);
    const { explorer, reader, box } = explorerOf(page);
    await reader.focus();
    await page.keyboard.press('Home');
    await expect(reader).toHaveAttribute('aria-valuetext', /，[\d.]+ [亿万]美元，[\d.]+%/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/geo=[A-Z]{2}.*ex=parts/);
    await expect(explorer.getByRole('navigation', { name: '层级' })).toContainText('全部伙伴');
    const { x, y } = (await reader.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 20);
    await expect(box).toContainText('美元');
    await page.touchscreen.tap(x + 20, y + 20);
    await expect(page).toHaveURL(/hs=0[78]&/);
    await expectAccessible(page);
    await explorer.getByRole('link', { name: '全部伙伴', exact: true }).click();
    await expect(page).not.toHaveURL(/geo=/);
    await page.close();
  });

  test('draws the way from origins to ports, read by mouse, tap and keys, and saves it', async ({ browser }) => {
    const page = await browser.newPage({ hasTouch: true });
    await open(page, `${ANALYSIS}?hs=08106000&chart=flow`);
    await expect(page.getByRole('row').nth(1)).toContainText('美元');
    await page.getByRole('link', { name: '展开', exact: true }).click();
    const { explorer, reader, box } = explorerOf(page);
    const { x, y, width, height } = await reader.evaluate((element) => element.getBoundingClientRect().toJSON());
    await page.mouse.move(x + 3, y + 10);
    await expect(box).toContainText('占合计');
    await page.touchscreen.tap(x + width - 3, y + Math.min(10, height));
    await expect(box).toContainText('占合计');
    await reader.focus();
    await page.keyboard.press('Home');
    const total = await reader.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect(reader).not.toHaveAttribute('aria-valuetext', total ?? '');
    await expectAccessible(page);
    await explorer.getByRole('button', { name: '下载' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'SVG 矢量图' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain('来源地到口岸');
    await page.close();
  });
});

test.describe('directory', () => {
  test('opens level by level without loading the rest, and links to the product', async ({ page }) => {
    await open(page, DIRECTORY);
    await page.getByRole('link', { name: /^展开 08 / }).click();
    await expect(page).toHaveURL(/open=08/);
    await page.getByRole('link', { name: /^展开 0810 / }).click();
    await expect(page).toHaveURL(/open=0810/);
    await expect(page.getByRole('link', { name: /^收起 08 / })).toBeVisible();
    await page.getByRole('searchbox', { name: '编码或商品名' }).fill('榴莲');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader', { name: '08106000' })).toBeVisible();
  });
});

const PAGES = [
  HOME,
  `${HOME}?q=${encodeURIComponent('榴莲')}`,
  '/home/trade/detail',
  `${DURIAN}?origin=TH`,
  `${DURIAN}?origin=TH&sec=tax&cif=100000&kg=5000`,
  `${DURIAN}?sec=permit`,
  `${DURIAN}?sec=sites`,
  `${DURIAN}?sec=data`,
  COUNTRY,
  `${COUNTRY}/origin/TH`,
  TABLE,
  `${TABLE}?hs=08106000~0803&row=partner&m=value_usd~qty`,
  `${ANALYSIS}?hs=08106000&row=partner`,
  `${ANALYSIS}?hs=08106000&row=partner&chart=tree`,
  `${ANALYSIS}?hs=08106000&row=partner&chart=bar`,
  `${ANALYSIS}?hs=0810&chart=tree`,
  `${ANALYSIS}?hs=08106000&chart=flow`,
  `${DIRECTORY}?open=0810`,
];

test.describe('every page of trade', () => {
  for (const width of AXE_WIDTHS) {
    test(`is accessible and does not overflow at ${width} px`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 900 });
      for (const address of PAGES) {
        await open(page, address);
        await expectFitting(page);
        await test.step(address, () => expectAccessible(page));
      }
    });
  }
});
