import {
  AXE_WIDTHS,
  expect,
  expectAccessible,
  expectFittingAndAccessible,
  signIn,
  test,
} from '@bee/testing/playwright';

test('help is searched while typing, keeps the search in the address, and opens the question of an anchor', async ({
  page,
}) => {
  await page.goto('/home/fqa/index');
  const main = page.getByRole('main');
  await main.getByLabel('在帮助中查找').fill('发票');
  await expect(main.getByRole('status')).toContainText('“发票”找到 1 个问题');
  await expect(main.getByText('在线申请发票还没有开放')).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await main.getByRole('button', { name: '没解决？告诉我们' }).click();
  await expect(page.getByRole('dialog', { name: '意见反馈' }).getByLabel('反馈和建议')).toHaveValue(/在哪里查看订单/);
  await page.goto('/home/fqa/index#password');
  await expect(main.getByText('用短信验证码重新设置密码')).toBeVisible();
});

test('help is searched without JavaScript, and has structured data', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/home/fqa/index');
  await page.getByLabel('在帮助中查找').fill('导出');
  await page.getByLabel('在帮助中查找').press('Enter');
  await expect(page.getByRole('main').getByText('还没有导出文件的功能')).toBeVisible();
  await context.close();
  const html = await (await request.get('/home/fqa/index')).text();
  expect(html).toContain('"@type":"FAQPage"');
  expect(html).toContain('"@type":"Question"');
});

test('a visitor orders a report: invalid fields, a draft that survives a reload, one order, and an operator who accepts it', async ({
  page,
}) => {
  const title = `洋葱出口调研 ${Date.now()}`;
  await page.goto('/home/page/reportservice');
  const main = page.getByRole('main');
  const open = async () => main.getByRole('button', { name: '填写定制需求' }).click();
  await open();
  await expect(main.getByLabel('需求主题')).toBeFocused();
  await main.getByLabel('需求主题').fill(title);
  await main.getByLabel('联系人').fill('老周');
  await main.getByLabel('手机号码').fill('12345678901');
  await main.getByRole('button', { name: '提交需求' }).click();
  await expect(main.getByText('请输入正确的手机号码')).toBeVisible();

  await main.getByLabel('手机号码').fill('138 1234 5678');
  await page.waitForTimeout(400); // a draft is stored 200 ms after the last key
  await page.reload();
  await open();
  await expect(main.getByLabel('需求主题')).toHaveValue(title);
  await expect(main.getByLabel('手机号码')).toHaveValue('138 1234 5678');
  await main.getByRole('button', { name: '提交需求' }).dblclick();
  await expect(main.getByRole('heading', { name: '需求已提交' })).toBeFocused();
  const no = /DZ\d{8}-\w{8}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
  expect(no).not.toBe('');

  await signIn(page, 'operator');
  await page.goto(`/ops/review?tab=custom-order&q=${encodeURIComponent(title)}`);
  const rows = main.getByRole('table', { name: '定制需求' }).getByRole('row').filter({ hasText: no });
  await expect(rows).toHaveCount(1);
  const drawer = page.getByRole('dialog', { name: title });
  await rows.getByRole('button', { name: title }).click();
  await drawer.getByRole('button', { name: `已联系：${no}` }).click();
  await drawer.getByLabel(/处理说明/).fill('已通话');
  await drawer.getByRole('button', { name: '改为已联系' }).click();
  await expect(drawer).toBeHidden();
  await rows.getByRole('button', { name: title }).click();
  await expect(drawer.getByRole('list', { name: '处理经过' })).toContainText('改为“已联系”：已通话');
  await expectAccessible(page);
});

test('the community shows both QR codes, and agreements have a date and contents', async ({ page }) => {
  await page.goto('/home/page/group');
  await expect(page.getByRole('main').getByRole('img', { name: '关注我们二维码' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: '在线客服二维码' })).toBeVisible();
  for (const id of ['user_terms', 'privacy', 'property_statement']) {
    await page.goto(`/home/article/detail/id/${id}`);
    await expect(page.getByRole('main').getByText('起施行。')).toBeVisible();
    await expect(page.getByRole('navigation', { name: '目录' }).first()).toBeAttached();
  }
});

test('lists link their feed, and articles have their own share image', async ({ page, request }) => {
  await page.goto('/home/article/newslists/type/industry_news');
  const feed = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
  const rss = await (await request.get(new URL(feed ?? '').pathname)).text();
  const link = /<item>[\s\S]*?<link>([^<]+)<\/link>/.exec(rss)?.[1] ?? '';
  await page.goto(new URL(link).pathname);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(new URL(image ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('axe finds no violations at any width, and nothing overflows', async ({ page }) => {
  test.setTimeout(180_000);
  for (const width of AXE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/home/fqa/index?q=密码', '/home/page/group', '/home/page/reportservice']) {
      await page.goto(path);
      if (path.endsWith('reportservice')) {
        await page.getByRole('button', { name: '填写定制需求' }).click();
        await page.getByRole('button', { name: '提交需求' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toContainText('请填写需求主题');
      }
      await expectFittingAndAccessible(page);
    }
  }
});
