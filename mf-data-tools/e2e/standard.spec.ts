import { readFileSync } from 'node:fs';
import {
  AXE_WIDTHS,
  expect,
  expectAccessible,
  expectFittingAndAccessible,
  type Page,
  signIn,
  test,
} from '@bee/testing/playwright';

const LIST = '/home/standard/lists';
const LIMITS = `${LIST}?view=limits`;

const openAt = async (page: Page, address: string, width = 1680) => {
  await page.setViewportSize({ width, height: width > 768 ? 1000 : 844 });
  const answer = await page.goto(address);
  await expect(page.locator('[data-remote][data-ready]').first()).toBeAttached({ timeout: 30_000 });
  return answer;
};

const firstCode = (page: Page) => page.getByRole('rowheader').first();

const checkScreen = async (page: Page, address: string) => {
  for (const width of AXE_WIDTHS) {
    await openAt(page, address, width);
    await expectFittingAndAccessible(page);
  }
};

test.describe('standards', () => {
  test('a number is found in any notation, and filters are in the address', async ({ page }) => {
    const codes: string[] = [];
    for (const written of ['gb92763', 'GB 92763', 'gb-92763', 'GB/T 92763']) {
      await openAt(page, LIST);
      await page.getByRole('searchbox', { name: '标准编号或名称' }).fill(written);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=/);
      await expect(firstCode(page)).toContainText('GB 92763-2024');
      codes.push((await page.getByRole('rowheader').allInnerTexts()).join());
    }
    expect(new Set(codes).size).toBe(1);
    await page.getByRole('list', { name: '状态', exact: true }).getByRole('link', { name: /^废止/ }).click();
    await expect(page).toHaveURL(/status=repealed/);
    await expect(page.getByRole('row', { name: /GB 92763-2012.*废止/ })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /GB 92763-2024/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('row', { name: /GB 92763-2012.*废止/ })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/status=/);
  });

  test('type, category and sort order filter and reorder the list', async ({ page }) => {
    await openAt(page, LIST);
    await page.getByRole('navigation', { name: '标准类型' }).getByRole('link', { name: /^企标/ }).click();
    await expect(page).toHaveURL(/type=qb/);
    await expect(firstCode(page)).toContainText('Q/XFN');
    await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '编号' }).click();
    await expect(page).toHaveURL(/s=code/);
    await expect(firstCode(page)).toContainText('Q/XFN 0001S');
    await openAt(page, `${LIST}?status=pending`);
    await expect(page.getByRole('row', { name: /即将实施\s*距实施 \d+ 天/ }).first()).toBeVisible();
  });

  test('an old version links along its chain to the one in force, whose text is on another site', async ({ page }) => {
    await openAt(page, `${LIST}?q=${encodeURIComponent('GB 92763-2016')}`);
    await page
      .getByRole('link', { name: /GB 92763-2016/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('GB 92763-2016');
    const note = page.getByRole('note');
    await expect(note).toContainText('废止');
    const official = note.getByRole('link', { name: '全文请在国家标准全文公开系统查看' });
    await expect(official).toHaveAttribute('href', /^https:/);
    await expect(page.locator('.bee-versions li')).toHaveCount(5);
    await note.getByRole('link', { name: 'GB 92763-2024' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('GB 92763-2024');
    await expect(page.getByRole('heading', { name: '限量', exact: true })).toBeVisible();
    await page.getByRole('table').first().getByRole('rowheader').first().getByRole('link').click();
    await expect(page).toHaveURL(/view=limits&food=/);
  });

  test('a limit is found through the groups of a food, with clause and level', async ({ page }) => {
    await openAt(page, LIMITS);
    await page.getByRole('combobox', { name: '食品' }).fill('菠菜');
    await page.getByRole('combobox', { name: '物质' }).fill('氯氰菊酯');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/food=.*sub=/);
    await expect(page.getByRole('navigation', { name: '食品所属类别' })).toContainText('叶菜类蔬菜');
    await expect(page.getByRole('row', { name: /1\.8 mg\/kg.*经亚类.*国标.*表1 第5项/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /0\.4 mg\/kg.*经类别.*有更近一级的限量/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /0\.8 mg\/kg.*Codex/ })).toBeVisible();
    await page
      .getByRole('navigation', { name: '食品所属类别' })
      .getByRole('link', { name: '蔬菜', exact: true })
      .click();
    await expect(page.getByRole('row', { name: /1\.8 mg\/kg/ })).toHaveCount(0);
    await openAt(page, `${LIMITS}&food=${encodeURIComponent('有机菠菜')}`);
    await page.getByRole('link', { name: '菠菜（食品）' }).click();
    await expect(page).toHaveURL(/food=%E8%8F%A0%E8%8F%9C/);
  });

  test('pasted numbers are checked line by line and exported to a file', async ({ page }) => {
    await openAt(page, `${LIST}?view=check`);
    await page.getByRole('button', { name: '核对状态' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '请粘贴' })).toBeVisible();
    await page
      .getByRole('textbox', { name: '标准编号或名称，一行一个' })
      .fill('gb92763—2016\nGB/T 90191\nQ/XFN 0004S-2019\nGB 99999999');
    await page.getByRole('button', { name: '核对状态' }).click();
    await expect(page.getByRole('row', { name: /已被替代.*GB 92763-2016.*请改用 GB 92763-2024/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /GB\/T 90191.*现行/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Q\/XFN 0004S-2019.*废止/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /GB 99999999.*未找到/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '下载' }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await (await waiting).path();
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('\ufeff行,原文,状态')).toBe(true);
    expect(text).toContain('已被替代,GB 92763-2016');
  });

  test('a member follows a standard by adding it as favourite', async ({ page }) => {
    await signIn(page, 'member');
    await openAt(page, `${LIST}?q=${encodeURIComponent('NY/T 9655')}`);
    await page
      .getByRole('link', { name: /NY\/T 9655-2020/ })
      .first()
      .click();
    const keep = page.getByRole('button', { name: '收藏', exact: true });
    await keep.click();
    await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible();
    await page.goto('/home/user/myfavorite');
    await expect(page.getByRole('link', { name: /NY\/T 9655-2020/ }).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: '已收藏' }).click();
    await page.getByRole('button', { name: '取消收藏' }).click();
    await expect(page.getByRole('button', { name: '收藏', exact: true })).toBeVisible();
  });

  test('an unknown standard is a 404, an unknown word shows a message', async ({ page }) => {
    expect((await page.goto('/home/standard/detail/id/none'))?.status()).toBe(404);
    await openAt(page, `${LIST}?q=${encodeURIComponent('火星植物学')}`);
    await expect(page.getByText('没有符合条件的标准')).toBeVisible();
  });

  test('every screen is accessible and does not overflow', async ({ page }) => {
    test.setTimeout(180_000);
    await openAt(page, `${LIST}?q=gb92763`);
    const detail = (await page.getByRole('rowheader').getByRole('link').first().getAttribute('href')) ?? '';
    for (const address of [LIST, detail, LIMITS, `${LIMITS}&food=${encodeURIComponent('菠菜')}`, `${LIST}?view=check`])
      await checkScreen(page, address);
  });
});
