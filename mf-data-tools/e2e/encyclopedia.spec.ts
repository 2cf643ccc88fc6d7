import { randomUUID } from 'node:crypto';
import {
  AXE_WIDTHS,
  type Browser,
  expect,
  expectAccessible,
  type Page,
  readHydratedText,
  signIn,
  test,
} from '@bee/testing/playwright';

const ENCYCLOPEDIA = '/home/baike/index';

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();
};

/** The address of an entry; ids differ between installations. */
const entryAddress = async (page: Page, title: string) => {
  await open(page, `${ENCYCLOPEDIA}?q=${encodeURIComponent(title)}`);
  const link = page.getByRole('region', { name: '条目列表' }).getByRole('link', { name: title, exact: true });
  return (await link.getAttribute('href')) ?? '';
};

const comment = (page: Page, text: string) => page.locator('.tools-comment', { hasText: text }).last();

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: '说说您的看法' }).fill(text);
  await page.getByRole('button', { name: '发表', exact: true }).click();
  await expect(comment(page, text)).toBeVisible();
};

const newPage = async (browser: Browser, who: Parameters<typeof signIn>[1]) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, who);
  return page;
};

/** A member may post once every 30 seconds. */
const PAUSE_MS = 30_500;

test.describe('the encyclopedia', () => {
  test('is server-rendered, unchanged after hydration', async ({ page }) => {
    const { served, alive } = await readHydratedText(page, ENCYCLOPEDIA);
    expect(alive).toBe(served);
    expect(served).toContain('今日条目');
    const address = await entryAddress(page, '番茄');
    const entry = await readHydratedText(page, address);
    expect(entry.alive).toBe(entry.served);
    expect(entry.served).toContain('今日数据');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /index\?id=/);
  });

  test('leads by category and letter to an entry, and from it to data of the tools', async ({ page }) => {
    await open(page, ENCYCLOPEDIA);
    await page
      .getByRole('navigation', { name: '百科分类' })
      .getByRole('link', { name: /^蔬菜品种/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: '蔬菜品种' })).toBeVisible();
    await page.getByRole('list', { name: '首字母' }).getByRole('link', { name: 'F', exact: true }).click();
    await expect(page).toHaveURL(/letter=F/);
    await page.getByRole('region', { name: '条目列表' }).getByRole('link', { name: '番茄', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '番茄' })).toBeVisible();
    const box = page.getByRole('region', { name: '番茄信息框' });
    await expect(box).toContainText(/元\/公斤/);
    await expect(box).toContainText(/共 \d+ 个市场有报价/);
    await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '参考资料' }).click();
    await expect(page.locator('#references')).toBeInViewport();
    await box.getByRole('link', { name: '走势与各市场' }).click();
    await expect(page).toHaveURL(/\/home\/vegetable\/detail\//);
  });

  test('responds with not found for an unknown entry and category', async ({ page }) => {
    for (const query of ['id=nothing', 'cate=nothing']) {
      const answer = await page.goto(`${ENCYCLOPEDIA}?${query}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText('页面飞走啦')).toBeVisible();
    }
  });

  test('has comments in threads: written, answered, liked, deleted with a placeholder', async ({ page, browser }) => {
    test.setTimeout(120_000);
    const mark = randomUUID().slice(0, 8);
    await signIn(page, 'member');
    const address = await entryAddress(page, '苦瓜');
    await open(page, address);
    await write(page, `今年的苦瓜不错 ${mark}`);

    const other = await newPage(browser, 'vegetable');
    await open(other, address);
    const seen = comment(other, mark);
    await seen.getByRole('button', { name: /^赞，/ }).first().click();
    await expect(seen.getByRole('button', { name: /^已赞 1，/ })).toHaveAttribute('aria-pressed', 'true');
    await seen
      .getByRole('button', { name: /^回复 / })
      .first()
      .click();
    await seen.getByRole('textbox', { name: /^回复 / }).fill(`我这里也好 ${mark}-r`);
    await seen.getByRole('button', { name: '回复', exact: true }).click();
    await expect(other.locator('.tools-comment-replies').filter({ hasText: `${mark}-r` })).toBeVisible();
    const link = await comment(other, `${mark}-r`).getByTitle('这条评论的链接').getAttribute('href');

    await page.getByRole('textbox', { name: '说说您的看法' }).fill('马上再来一条');
    await page.getByRole('button', { name: '发表', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(/至少间隔 30 秒/);
    await page.reload();
    await expect(page.getByRole('textbox', { name: '说说您的看法' })).toHaveValue('马上再来一条');

    await comment(page, `今年的苦瓜不错 ${mark}`).getByRole('button', { name: '删除我的这条评论' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('该评论已删除').first()).toBeVisible();
    await open(page, link ?? '');
    await expect(page.locator('.tools-comment.is-wanted')).toContainText(`${mark}-r`);
    await expect(page.locator('.tools-comment.is-wanted')).toBeInViewport();
    await expect(page.getByText(`今年的苦瓜不错 ${mark}`)).toHaveCount(0);
    await other.context().close();
  });

  test("publishes a supplement after a review, and lists a member's contributions", async ({ page, browser }) => {
    test.setTimeout(150_000);
    const mark = randomUUID().slice(0, 8);
    await signIn(page, 'vip');
    const address = await entryAddress(page, '丝瓜');
    await open(page, address);
    await page.getByRole('radio', { name: '补充' }).check();
    await page.getByRole('textbox', { name: '补充一条' }).fill(`丝瓜有了新的等级规格 ${mark}`);
    await page.getByRole('textbox', { name: '来源网址' }).fill('https://www.example.com/standard');
    await page.getByRole('button', { name: '发表', exact: true }).click();
    await expect(comment(page, mark)).toContainText('审核中');

    const operator = await newPage(browser, 'operator');
    await open(operator, address);
    await expect(operator.getByText(mark)).toHaveCount(0);
    await open(operator, `/ops/review?tab=baike-comment&status=pending&q=${mark}`);
    await operator.getByRole('button', { name: new RegExp(mark) }).click();
    await operator.getByRole('dialog').getByRole('button', { name: '通过' }).click();
    await expect(operator.getByText('已通过，大家现在能看到')).toBeVisible();
    await open(operator, address);
    await expect(comment(operator, mark).getByRole('link', { name: 'https://www.example.com/standard' })).toBeVisible();
    await operator.context().close();

    await page.waitForTimeout(PAUSE_MS);
    await open(page, address);
    await write(page, `还想说一句 ${mark}-2`);
    await open(page, '/home/user/mybaike?kind=supplement');
    await expect(page.getByText(`丝瓜有了新的等级规格 ${mark}`)).toBeVisible();
    await expect(page.getByText(`${mark}-2`)).toHaveCount(0);
    await page.getByRole('navigation', { name: '贡献类型' }).getByRole('link', { name: /^全部/ }).click();
    for (const text of [`丝瓜有了新的等级规格 ${mark}`, `还想说一句 ${mark}-2`])
      await page
        .getByRole('checkbox', { name: new RegExp(text.slice(0, 9)) })
        .first()
        .check();
    await page.getByRole('button', { name: /^删除所选（2）/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByText(mark)).toHaveCount(0);
  });

  for (const width of AXE_WIDTHS)
    test(`is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'member');
      await open(page, ENCYCLOPEDIA);
      await expectAccessible(page);
      for (const address of ['/home/baike/index?id=b-wosun', '/home/user/mybaike']) {
        await open(page, address);
        await expect(page.locator('.tools-comment, .tools-own-entry').first()).toBeVisible();
        await expectAccessible(page);
      }
    });
});
