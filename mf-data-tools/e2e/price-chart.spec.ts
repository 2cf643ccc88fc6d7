import { readFileSync } from 'node:fs';
import { addDays } from '@bee/domain/calendar-day';
import { expect, expectAccessible, expectFitting, type Page, signIn, test } from '@bee/testing/playwright';

const PRODUCT = `/home/vegetable/detail/group/${encodeURIComponent('茄果类')}/name/${encodeURIComponent('番茄')}/type/1`;

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
};

const download = async (page: Page, button: string) => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
};

test.describe('chart card', () => {
  test('exports its data as files, and their address restores the view', async ({ page }) => {
    await signIn(page, 'vegetable');
    await open(page, `${PRODUCT}?u=jin&tab=table&ov=download`);
    const dialog = page.getByRole('dialog', { name: '下载' });
    await expect(dialog).toBeVisible();
    const csv = await download(page, 'CSV');
    expect(csv.name).toMatch(
      /^番茄价格走势_.+市场、全国中位价_\d{4}-\d{2}-\d{2}至\d{4}-\d{2}-\d{2}_元_斤_\d{4}-\d{2}-\d{2}\.csv$/,
    );
    expect([...csv.content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first = ''] = csv.content.toString('utf8').slice(1).split('\r\n');
    expect(head).toBe(
      '日期,最低（元/斤）,均价（元/斤）,最高（元/斤）,备注,全国中位价（元/斤）,下四分位（元/斤）,上四分位（元/斤）,市场数,名称,品名,规格,市场,筛选条件,来源',
    );
    const xlsx = await download(page, 'Excel 表格');
    expect(xlsx.content.subarray(0, 2).toString()).toBe('PK');
    const svg = await download(page, 'SVG 矢量图');
    expect(svg.content.toString('utf8')).toContain('番茄价格走势');
    const png = await download(page, 'PNG 图片');
    expect(png.content.readUInt32BE(16)).toBe(2400);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/ov=/);
    const [day, , average = ''] = first.split(',');
    await expect(page.getByRole('row', { name: new RegExp(`${day}.*${Number(average).toFixed(2)}`) })).toBeVisible();
  });

  test('gives pictures to all users and asks for sign-in for a table', async ({ page }) => {
    await open(page, `${PRODUCT}?ov=download`);
    await expect(page.getByText('登录后表格每天可导出 1 次')).toBeVisible();
    expect((await download(page, 'SVG 矢量图')).name).toMatch(/\.svg$/);
    await page.getByRole('button', { name: 'CSV' }).click();
    await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  });

  test('transforms and scales by the address, the same on the server', async ({ page, request }) => {
    const html = await (await request.get(`${PRODUCT}?tr=idx100&tab=table`)).text();
    expect(html).toContain('起点 = 100');
    await open(page, `${PRODUCT}?tr=idx100&tab=table`);
    await expect(page.locator('.bee-long-table').getByRole('row').last()).toContainText('100.0');
    await page.getByRole('link', { name: '环比', exact: true }).click();
    await expect(page).toHaveURL(/tr=mom/);
    await expect(page.getByRole('columnheader', { name: /%/ }).first()).toBeVisible();
    await page.getByRole('link', { name: '图', exact: true }).click();
    await page.getByRole('link', { name: '原值', exact: true }).click();
    await page.getByRole('link', { name: '对数', exact: true }).click();
    await expect(page).toHaveURL(/y=log/);
  });

  test('accepts a span of days and rejects an invalid one', async ({ page }) => {
    await open(page, PRODUCT);
    await page.getByText('自选', { exact: true }).click();
    const from = page.getByLabel('开始日期');
    const to = page.getByLabel('结束日期');
    const latest = await to.inputValue();
    await from.fill(latest);
    // The focus replaces the text field by the calendar, in the middle of a fill.
    await to.focus();
    await to.fill(addDays(latest, -1));
    await page.getByRole('button', { name: '查看', exact: true }).click();
    await expect(page.getByText('开始日期晚于结束日期，请对调')).toBeVisible();
    await to.fill(latest);
    await page.getByRole('button', { name: '查看', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`t=${latest}\\.\\.${latest}`));
  });

  for (const width of [1366, 390]) {
    test(`keeps its tooltip inside at ${width} px, so that the page does not become wider than the window`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, hasTouch: width < 768 });
      await open(page, PRODUCT);
      const reader = page.locator('.bee-plot-reader').first();
      await reader.scrollIntoViewIfNeeded();
      const box = await reader.boundingBox();
      if (!box) throw new Error('no drawing');
      const middle = box.y + box.height / 2;
      const tooltip = page.locator('.bee-plot-box');
      for (const x of [box.x + box.width - 2, box.x + 2, box.x + box.width / 2]) {
        if (width < 768) await page.touchscreen.tap(x, middle);
        else await page.mouse.move(x, middle);
        await expect(tooltip).toBeAttached();
        const { left, right } = await tooltip.evaluate((element) => element.getBoundingClientRect().toJSON());
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        await expectFitting(page);
      }
      await page.close();
    });
  }

  test('has keyboard shortcuts', async ({ page }) => {
    await open(page, PRODUCT);
    // Keys are listened to once the page has settled.
    await expect(async () => {
      await page.keyboard.press('t');
      await expect(page).toHaveURL(/tab=map/, { timeout: 2000 });
    }).toPass();
    await page.keyboard.press('t');
    await expect(page).toHaveURL(/tab=table/);
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog', { name: '下载' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await expect(page.getByText('数据范围')).toBeVisible();
  });

  test('is shown alone in a frame, and may be framed only there', async ({ page, request }) => {
    const framed = await request.get(`${PRODUCT}?embed=1`);
    expect(framed.headers()['content-security-policy']).toContain('frame-ancestors *');
    expect(framed.headers()['x-frame-options']).toBeUndefined();
    const whole = await request.get(PRODUCT);
    expect(whole.headers()['content-security-policy']).toContain(`frame-ancestors 'self'`);
    await open(page, `${PRODUCT}?embed=1`);
    await expect(page.locator('#bee-top')).toBeHidden();
    await expect(page.getByRole('heading', { name: '番茄价格走势' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '各市场报价' })).toHaveCount(0);
    await page.getByRole('link', { name: '1月', exact: true }).click();
    await expect(page).toHaveURL(/t=1m.*embed=1|embed=1.*t=1m/);
    await expect(page.getByRole('link', { name: '在农小蜂查看完整数据' })).not.toHaveAttribute('href', /embed/);
  });

  test('shares its view by QR code, link, frame and poster', async ({ page }) => {
    await open(page, `${PRODUCT}?u=jin`);
    await page.getByRole('button', { name: '分享' }).click();
    const dialog = page.getByRole('dialog', { name: '分享' });
    await expect(dialog.getByText(/u=jin/).first()).toBeVisible();
    await dialog.getByText('嵌入到其他网站').click();
    await expect(dialog.getByText(/<iframe .*embed=1/)).toBeVisible();
    await dialog.getByRole('button', { name: '生成海报图片' }).click();
    await expect(dialog.getByRole('img', { name: /海报/ })).toBeVisible({ timeout: 15_000 });
  });

  test('computes a spread between two markets with every assumption in the address', async ({ page }) => {
    await open(page, PRODUCT);
    await page.getByLabel(/运距/).fill('500');
    await page.getByLabel('损耗（%）').fill('12');
    await expect(page).toHaveURL(/hkm=500.*hl=12|hl=12.*hkm=500/);
    await expect(page.getByText(/每公斤(可余|亏)/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('损耗（%）')).toHaveValue('12');
    await page.getByLabel('损耗（%）').fill('-1');
    await expect(page.getByText('损耗不能小于 0')).toBeVisible();
  });
});

test.describe('explorer', () => {
  const explore = async (page: Page, query: string) => {
    await open(page, `${PRODUCT}?${query}`);
    const explorer = page.getByRole('dialog', { name: '番茄价格走势' });
    await expect(explorer).toBeVisible();
    return {
      explorer,
      reader: explorer.getByRole('slider', { name: /方向键/ }),
      box: explorer.locator('.bee-plot-box'),
    };
  };
  const readings = [
    { kind: 'line', text: /^\d{4}-\d{2}-\d{2}，.+ [\d.]+ 元\/公斤/ },
    { kind: 'season', text: /^\d{4}年\d+月，([\d.]+ 元\/公斤|无记录)/ },
    { kind: 'spread', text: /最高 [\d.]+ 元\/公斤，上四分位 .+，个数 \d+$/ },
  ];
  for (const { kind, text } of readings)
    test(`opens ${kind} from its address, read by mouse, tap and keys`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width: 1366, height: 900 }, hasTouch: true });
      const { explorer, reader, box } = await explore(page, `ex=${kind}`);
      if (kind === 'line') await expect(explorer.locator('[data-covered] canvas').first()).toBeAttached();
      const { x, y, width, height } = (await reader.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width * 0.95, y + height / 2);
      await expect(box).toBeVisible();
      await page.mouse.move(x + width / 2, y - 60);
      await expect(box).toHaveCount(0);
      await page.touchscreen.tap(x + width * 0.05, y + height / 2);
      await expect(box).toBeVisible();
      await reader.focus();
      await page.keyboard.press('Home');
      const first = await reader.getAttribute('aria-valuetext');
      await page.keyboard.press('ArrowRight');
      await expect(reader).not.toHaveAttribute('aria-valuetext', first ?? '');
      await page.keyboard.press('End');
      await expect(reader).toHaveAttribute('aria-valuetext', text);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(explorer).toBeHidden();
      await expect(page).not.toHaveURL(/ex=/);
      await page.close();
    });

  test('saves a drawing as four files, and its part of the period stays in the address', async ({ page }) => {
    await signIn(page, 'vegetable');
    const { explorer } = await explore(page, 'ex=season');
    // The days of a visitor are replaced by those that the member may see.
    await expect(explorer.getByRole('link', { name: '1年', exact: true })).toBeVisible();
    await explorer.getByRole('slider', { name: '起点' }).focus();
    await page.keyboard.press('PageUp');
    await expect(page).toHaveURL(/bs=\d{4}-\d{2}-\d{2}\.\.\d{4}/);
    const address = page.url();
    await explorer.getByRole('button', { name: '下载' }).click();
    expect((await download(page, 'SVG 矢量图')).content.toString('utf8')).toContain('番茄价格年 × 月热力图');
    expect((await download(page, 'PNG 图片')).content.readUInt32BE(16)).toBe(2400);
    expect((await download(page, 'CSV')).content.toString('utf8').slice(1)).toMatch(/^年份,1月（元\/公斤）,/);
    expect((await download(page, 'Excel 表格')).content.subarray(0, 2).toString()).toBe('PK');
    await page.goto(address);
    await expect(explorer.getByRole('link', { name: '年 × 月热力图' })).toHaveAttribute('aria-current', 'true');
    await expect(explorer.getByRole('slider', { name: '起点' })).not.toHaveValue('0');
    await explorer.getByRole('link', { name: '箱线图' }).click();
    await expect(page).toHaveURL(/ex=spread.*bs=|bs=.*ex=spread/);
  });
});
