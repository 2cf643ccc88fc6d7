import { expect, expectAccessible, expectFittingAndAccessible, type Page, signIn, test } from '@bee/testing/playwright';

const NAME = '番茄';
const PRODUCT = `/home/vegetable/detail/group/${encodeURIComponent('茄果类')}/name/${encodeURIComponent(NAME)}/type/1`;

const scoreOf = async (page: Page): Promise<number> => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const { data } = await (await page.request.post('/api/user/score', { data: {}, headers: { token } })).json();
  return data.score;
};

/** Chooses a market that this member has not quoted today. */
const pickMarket = async (page: Page): Promise<string> => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const answer = await page.request.post('/api/vegetable/getMyMarketDataList', {
    data: { limit: 100 },
    headers: { token },
  });
  const { data } = await answer.json();
  const taken = new Set(data.list.map(({ market }: { market: string }) => market));
  const choices = await page.request.post('/api/vegetable/filterList', { data: {}, headers: { token } });
  const { markets } = (await choices.json()).data;
  return markets.map(({ name }: { name: string }) => name).find((name: string) => !taken.has(name)) ?? '';
};

test('a quote is reviewed, published with its points, and the member is notified', async ({ page, browser }) => {
  test.setTimeout(240_000);
  await signIn(page, 'vip');
  await page.goto(PRODUCT);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
  const before = await scoreOf(page);
  await page.getByRole('button', { name: '我来报价' }).click();
  const dialog = page.getByRole('dialog', { name: `${NAME}报价` });
  await expect(dialog.getByLabel('市场')).toBeVisible();
  await expectAccessible(page);
  const market = await pickMarket(page);
  await dialog.getByLabel('市场').fill(market);
  await page.locator('.ant-select-item-option').filter({ hasText: market }).first().click();
  await dialog.getByLabel('最低价').fill('-1');
  await dialog.getByLabel('最高价').fill('99');
  await dialog.getByRole('button', { name: '提交报价' }).click();
  await expect(dialog.getByText('价格应在 0.01 到 10000 元/公斤之间，请核对价格和单位')).toBeVisible();
  await dialog.getByLabel('最低价').fill('99');
  await dialog.getByRole('button', { name: '提交报价' }).click();
  const question = page.getByRole('alertdialog', { name: '请核对价格' });
  await expect(question).toContainText(/的均价高 \d+%/);
  await question.getByRole('button', { name: '确认提交' }).click();
  const own = dialog.getByRole('list', { name: '我的报价' }).getByRole('listitem').filter({ hasText: market }).first();
  await expect(own).toContainText('待审核');
  await expectAccessible(page);

  const office = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'zh-CN' });
  const desk = await office.newPage();
  await signIn(desk, 'operator');
  await desk.goto(`/ops/review?tab=market-data&status=pending&q=${encodeURIComponent(market)}`);
  await desk
    .getByRole('button', { name: new RegExp(`^${NAME}`) })
    .first()
    .click();
  const drawer = desk.getByRole('dialog', { name: new RegExp(`^${NAME}`) });
  await expect(drawer).toContainText('99.00–99.00 元/公斤');
  await expectAccessible(desk);
  await drawer.getByRole('button', { name: `通过：${NAME} ${market}` }).click();
  await expect(drawer).toBeHidden();
  await office.close();

  await page.goto(PRODUCT);
  const table = page.getByRole('table', { name: '会员报价' });
  await expect(table.getByRole('row').filter({ hasText: market }).filter({ hasText: '99.00' }).first()).toBeVisible();
  await expect(page.getByText('会员报价，未经市场核实')).toBeVisible();
  await expect(page.getByRole('region', { name: '最新报价', exact: true })).not.toContainText('99.00');
  expect(await scoreOf(page)).toBe(before + 5);

  const account = page.getByRole('button', { name: /的账户/ });
  await expect(account).toHaveAccessibleName(/有新消息/);
  await account.click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /我的消息/ }).click();
  const news = page
    .getByRole('list', { name: '消息' })
    .getByRole('listitem')
    .filter({ hasText: `报价已通过：${NAME} · ${market}` })
    .first();
  await expect(news).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect(account).not.toHaveAccessibleName(/有新消息/);
  await news.getByRole('button', { name: /^删除：/ }).click();
  await page.getByRole('alertdialog', { name: '删除消息' }).getByRole('button', { name: '删除' }).click();
  await expect(news).toHaveCount(0);
});

for (const path of [
  PRODUCT,
  `${PRODUCT}?ov=quote`,
  `${PRODUCT}?ov=alert`,
  '/home/user/profile?tab=message',
  '/home/user/myfavorite?type=price',
]) {
  test(`nothing overflows a phone, axe finds no violations: ${decodeURIComponent(path)}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'vip');
    await page.goto(path);
    await expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();
    if (path.includes('ov=')) await expect(page.getByRole('dialog')).toBeVisible();
    await expectFittingAndAccessible(page);
  });
}
