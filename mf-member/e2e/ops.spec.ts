import { randomUUID } from 'node:crypto';
import {
  AXE_WIDTHS,
  expect,
  expectAccessible,
  expectFittingAndAccessible,
  type Page,
  signIn,
  test,
} from '@bee/testing/playwright';

const leaveFeedback = async (page: Page, content: string) => {
  const data = { contact: '赶集人', tel: '13812345678', content };
  const answer = await (await page.request.post('/api/user/feedback', { data })).json();
  expect(answer.code, answer.msg).toBe(1);
};

test('an operator finds a feedback, closes it with a note and reopens it', async ({ page }) => {
  const mark = randomUUID();
  await leaveFeedback(page, `价格图在手机上看不清 ${mark}`);
  await signIn(page, 'operator');
  await page.goto('/');
  await page.getByRole('button', { name: /的账户/ }).click();
  await page.getByRole('link', { name: '运营', exact: true }).click();
  await page.getByRole('navigation', { name: '运营' }).getByRole('link', { name: '待处理' }).click();
  await page.getByRole('main').getByRole('link', { name: '意见反馈' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '待处理' })).toBeVisible();

  const main = page.getByRole('main');
  await main.getByLabel('在反馈中搜索').fill(mark);
  await main.getByLabel('在反馈中搜索').press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${mark}`));
  const rows = main.getByRole('table', { name: '意见反馈' }).getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('未处理');

  const drawer = page.getByRole('dialog', { name: '赶集人' });
  const openRow = () => rows.getByRole('button', { name: '赶集人' }).click();
  await openRow();
  await drawer.getByRole('button', { name: '处理：赶集人' }).click();
  const note = drawer.getByLabel(/处理说明/);
  await expect(note).toBeFocused();
  await note.fill('下个版本改用大图');
  await page.reload();
  await openRow();
  await drawer.getByRole('button', { name: '处理：赶集人' }).click();
  await expect(note).toHaveValue('下个版本改用大图');
  await drawer.getByRole('button', { name: '记为已处理' }).click();
  await expect(page.getByText('已记为处理完毕')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(rows).toContainText('已处理');
  await expect(rows).toContainText('蜂巢运营');

  await main
    .getByRole('list', { name: '状态' })
    .getByRole('link', { name: /已处理/ })
    .click();
  await expect(page).toHaveURL(/status=done/);
  await expect(rows).toHaveCount(1);
  await openRow();
  await expect(drawer).toContainText('下个版本改用大图');
  await drawer.getByRole('button', { name: '重新打开：赶集人' }).click();
  await page.getByRole('alertdialog', { name: '重新打开' }).getByRole('button', { name: '重新打开' }).click();
  await expect(page.getByText('已改回未处理')).toBeVisible();
  await expect(main.getByText(`没有找到包含“${mark}”的反馈`)).toBeVisible();
});

test('other users see that the page is for operators, and search engines do not index it', async ({ page }) => {
  const answer = await page.request.get('/ops/review');
  expect(await answer.text()).toContain('noindex');
  expect(await (await page.request.get('/sitemaps/pages.xml')).text()).not.toContain('/ops/review');
  await signIn(page, 'member');
  await page.goto('/ops/review');
  await expect(page.getByRole('main').getByText('403 此页面仅限运营人员')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '返回首页' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds no violations on /ops at any width, and nothing overflows', async ({ page }) => {
  test.setTimeout(120_000);
  // Visitors may send only a few per hour, and other specs send some: one feedback for all widths.
  await leaveFeedback(page, `很长的一段话${'没有空格'.repeat(200)}https://example.com/${'a'.repeat(300)}`);
  await signIn(page, 'operator');
  const main = page.getByRole('main');
  for (const width of AXE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/ops/review?status=new');
    await main.getByRole('button', { name: '赶集人' }).first().click();
    const drawer = page.getByRole('dialog', { name: '赶集人' });
    await drawer.getByRole('button', { name: '处理：赶集人' }).click();
    await expect(drawer.getByLabel(/处理说明/)).toBeVisible();
    await expectFittingAndAccessible(page);
    await page.goto('/ops/review?q=没有这样的词');
    await expect(main.getByText('没有找到包含“没有这样的词”的反馈')).toBeVisible();
    await expectAccessible(page);
  }
});

test('of 500 rows a page only those in view are in the document, for mouse and keys', async ({ page }) => {
  await signIn(page, 'operator');
  await page.goto('/ops/review?tab=thesaurus');
  const main = page.getByRole('main');
  await main.getByRole('list', { name: '每页' }).getByRole('link', { name: '500 条' }).click();
  const table = main.getByRole('table', { name: '别名' });
  await expect(table).toHaveAttribute('aria-rowcount', '501');
  const rows = table.getByRole('row');
  const firstRow = async () => Number(await rows.nth(1).getAttribute('aria-rowindex'));
  expect(await rows.count()).toBeLessThan(40);
  await expectAccessible(page);

  const names = table.getByRole('rowheader').getByRole('button');
  const focusedRow = () => page.locator('[role=row]:focus-within').getAttribute('aria-rowindex');
  await names.last().focus();
  const last = Number(await focusedRow());
  // Faster than rows are drawn: the focus may wait, but does not leave the table.
  for (let press = 0; press < 60; press++) await page.keyboard.press('Tab');
  await expect(table.locator(':focus')).toHaveCount(1);
  await expect.poll(async () => Number(await focusedRow())).toBeGreaterThan(last + 5);
  const reached = Number(await focusedRow());
  for (let press = 0; press < 60; press++) await page.keyboard.press('Shift+Tab');
  await expect.poll(async () => Number(await focusedRow())).toBeLessThan(reached - 5);

  await names.nth(3).hover();
  await page.mouse.wheel(0, 6000);
  await expect.poll(firstRow).toBeGreaterThan(100);
  expect(await rows.count()).toBeLessThan(40);
});

test('a word added by an operator is suggested at once, and no longer when it is hidden or removed', async ({
  page,
}) => {
  const word = `秋葵${randomUUID().slice(0, 6)}`;
  await signIn(page, 'operator');
  await page.goto('/ops/review?tab=hot-word');
  const main = page.getByRole('main');
  const suggestions = page.getByRole('listbox', { name: '搜索提示' });
  const search = page.getByRole('banner').getByRole('combobox');
  const lookUp = async () => {
    await page.getByRole('banner').locator('input[type=search]').click();
    await expect(suggestions).toBeVisible();
    return suggestions.getByRole('option', { name: word });
  };
  await main.getByLabel('添加搜索词').fill(word);
  await main.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByText(`已添加“${word}”`)).toBeVisible();
  await expect(await lookUp()).toBeVisible();
  await search.press('Escape');
  await expectAccessible(page);

  await main.getByLabel('添加搜索词').fill(word.toUpperCase());
  await main.getByRole('button', { name: '添加', exact: true }).click();
  await expect(main.getByText(/已在热门搜索词里/)).toBeVisible();

  const drawer = page.getByRole('dialog', { name: word });
  await main.getByRole('button', { name: word }).click();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: `隐藏：${word}` }).click();
  await expect(drawer).toBeHidden();
  await expect(await lookUp()).toBeHidden();
  await search.press('Escape');

  await main.getByRole('button', { name: word }).click();
  await drawer.getByRole('button', { name: `删除：${word}` }).click();
  await page.getByRole('alertdialog', { name: '删除热门搜索词' }).getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(`已删除“${word}”`)).toBeVisible();
  await expect(main.getByRole('button', { name: word })).toHaveCount(0);
});
