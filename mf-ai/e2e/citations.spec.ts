import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPdf } from '@bee/testing/pdf-file';
import { expect, expectAccessible, type Page, test } from '@bee/testing/playwright';
import { startSite, type TestSite } from '@bee/testing/site';

/** Invented; article 60 is many screens below article 1. */
const SENTENCE = '冷棚骨架的验收应当在完工后十七日内完成，验收记录保存三年。';
const LAW = {
  title: '某某省设施农业骨架验收条例',
  type: '地方性法规',
  region: '全国',
  date: '2025-05-06',
  text: Array.from({ length: 90 }, (_, index) =>
    index === 59
      ? `第${index + 1}条 ${SENTENCE}`
      : `第${index + 1}条 有关部门应当依照职责做好第${index + 1}项工作，并向社会公开办事的条件、程序和时限。`,
  ).join('\n\n'),
};
const STANDARD = { code: 'NY/T 98765-2024', title: '冷棚骨架力学性能' };

/** 第一页说的是目录。| 冷棚骨架的镀锌层厚度不低于六十五微米。| 第三页说的是参考文献。 */
const PAGES = [
  'B5DAD2BBD2B3CBB5B5C4CAC7C4BFC2BCA1A3',
  'C0E4C5EFB9C7BCDCB5C4B6C6D0BFB2E3BAF1B6C8B2BBB5CDD3DAC1F9CAAECEE5CEA2C3D7A1A3',
  'B5DAC8FDD2B3CBB5B5C4CAC7B2CEBFBCCEC4CFD7A1A3',
];

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format();

let site: TestSite;
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await startSite({ sample: 'small' });
  writeFileSync(path.join(site.dataDir, 'galvanized.pdf'), buildPdf(PAGES.map((gbk) => ({ gbk }))));
  const add = (kind: string, name: string, text: string) => {
    const file = path.join(site.dataDir, name);
    writeFileSync(file, text);
    site.run('import', kind, file, '--publisher', '测试来源');
  };
  add('policies', 'laws.ndjson', JSON.stringify(LAW));
  add(
    'prices',
    'prices.csv',
    `日期,市场,大类,小类,品名,规格,单位,最低价,平均价,最高价\n${day},某某市场,蔬菜,叶菜类,大白菜,,公斤,1.10,1.37,1.60\n`,
  );
  add(
    'standards',
    'standards.csv',
    `标准编号,标准名称,状态,发布日期,实施日期\n${STANDARD.code},${STANDARD.title},现行,2024-01-02,2024-07-01\n`,
  );
  add(
    'reports',
    'reports.csv',
    '文件,标题,日期,栏目,机构\ngalvanized.pdf,设施骨架防腐报告,2026-02-01,产业报告,测试研究所\n',
  );
});
test.afterAll(async () => {
  await site?.stop();
});

const ask = async (page: Page, question: string, address = '/home/ai/index') => {
  await page.goto(site.url + address);
  await expect(page.getByText(/今日还可提问/)).toBeVisible();
  const field = page.getByRole('textbox', { name: '您的问题' });
  await field.fill(question);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: '重新生成' })).toBeVisible({ timeout: 30_000 });
};

/** The page that a reference opens. */
const follow = async (page: Page, address: RegExp): Promise<Page> => {
  const link = page.getByRole('complementary', { name: /参考资料/ }).locator('a[target=_blank]');
  const hrefs = await link.evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href));
  const wanted = hrefs.find((href) => address.test(decodeURIComponent(href)));
  expect(wanted, hrefs.join('\n')).toBeDefined();
  const opened = page.context().waitForEvent('page');
  await link
    .and(page.locator(`[href="${new URL(wanted ?? '').href.slice(site.url.length)}"]`))
    .first()
    .click();
  return opened;
};

/** The highlighted text, and whether it is in the viewport. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const [range] = (CSS.highlights.get('bee-quote') ?? []) as unknown as Range[];
    if (!range) return null;
    const { top, bottom } = range.getBoundingClientRect();
    return {
      text: range.toString(),
      seen: top >= 0 && bottom <= window.innerHeight,
      focus: document.activeElement?.tagName,
    };
  });

test('a price links to its product', async ({ page }) => {
  await ask(page, '大白菜现在多少钱一公斤？');
  await expect(page.locator('.ai-text')).toContainText(/\d+\.\d{2} 元\/公斤/);
  const opened = await follow(page, /\/home\/vegetable\/detail\/.*大白菜/);
  await expect(opened.getByRole('heading', { level: 1 })).toContainText('大白菜');
  expect(await marked(opened)).toBeNull();
});

test('a sentence of a long law is scrolled into view, highlighted and focused', async ({ page }) => {
  await ask(page, '冷棚骨架的验收应当在几日内完成？');
  await expect(page.locator('.ai-text')).toContainText('十七日');
  const opened = await follow(page, /\/home\/article\/detail\/.*#cite=.*十七日/);
  await expect(opened.getByRole('heading', { level: 1, name: LAW.title })).toBeAttached();
  await expect
    .poll(() => marked(opened))
    .toMatchObject({ text: expect.stringContaining('十七日内'), seen: true, focus: 'P' });
  await expect(opened.getByRole('status').filter({ hasText: '已定位到引用的原文' })).toBeAttached();
  await expectAccessible(opened);
});

test('a reference followed within the site waits for its page, even if the answer contains the same words', async ({
  page,
}) => {
  await ask(page, '冷棚骨架的验收应当在几日内完成？');
  const link = page.getByRole('complementary', { name: /参考资料/ }).locator('a[href*="#cite="]');
  await link.first().evaluate((anchor: HTMLAnchorElement) => {
    (window as Window & { stayed?: boolean }).stayed = true;
    anchor.removeAttribute('target');
    anchor.click();
  });
  await expect(page).toHaveURL(/\/home\/article\/detail\//);
  await expect
    .poll(() => marked(page))
    .toMatchObject({ text: expect.stringContaining('十七日内'), seen: true, focus: 'P' });
  expect(await page.evaluate(() => (window as Window & { stayed?: boolean }).stayed)).toBe(true);
});

test('a sentence that no longer exists is not replaced by another', async ({ page }) => {
  await ask(page, '冷棚骨架的验收应当在几日内完成？');
  const opened = await follow(page, /\/home\/article\/detail\/.*#cite=/);
  await opened.goto(`${opened.url().split('#')[0]}#cite=${encodeURIComponent('验收应当在完工后七十日内完成')}`);
  await opened.reload();
  await expect(opened.getByText('没有在本页找到引用的原文，内容可能已更新')).toBeVisible();
  expect(await marked(opened)).toBeNull();
  await opened.evaluate((sentence) => {
    window.location.hash = `cite=${encodeURIComponent(sentence)}`;
  }, SENTENCE);
  await expect.poll(() => marked(opened)).toMatchObject({ text: SENTENCE, seen: true });
});

test('a standard links to its page', async ({ page }) => {
  await ask(page, `${STANDARD.code} 是什么标准，什么时候实施？`, '/home/ai/index?mode=standard');
  await expect(page.locator('.ai-text')).toContainText('2024-07-01');
  const opened = await follow(page, /\/home\/standard\/detail\//);
  await expect(opened.getByRole('heading', { level: 1 })).toContainText(STANDARD.code);
});

test('a report opens at the page with the sentence highlighted', async ({ page }) => {
  await ask(page, '冷棚骨架的镀锌层厚度不低于多少微米？');
  await expect(page.locator('.ai-text')).toContainText('六十五微米');
  const opened = await follow(page, /\/home\/article\/viewpdf\/fid\/[^/]+\?page=2#cite=/);
  const second = opened.getByRole('region', { name: '第 2 页', exact: true });
  await expect(second).toHaveAttribute('data-state', 'drawn', { timeout: 30_000 });
  await expect(opened.getByRole('textbox', { name: '页码' })).toHaveValue('2');
  await expect
    .poll(() => marked(opened), { timeout: 20_000 })
    .toMatchObject({ text: expect.stringContaining('六十五微米'), seen: true });
  await expect(second.locator('.content-pdf-text')).toContainText('六十五微米');
});

test('a page can be asked about with its own context', async ({ page }) => {
  await ask(page, '冷棚骨架的验收应当在几日内完成？');
  const law = await follow(page, /\/home\/article\/detail\//);
  await law.getByRole('link', { name: '就此提问' }).click();
  await expect(law).toHaveURL(/\/home\/ai\/index\?about=policy/);
  await expect(law.getByText(LAW.title, { exact: true })).toBeVisible();
  const field = law.getByRole('textbox', { name: '您的问题' });
  await field.fill('验收记录保存几年？');
  await field.press('Enter');
  await expect(law.getByRole('button', { name: '重新生成' })).toBeVisible({ timeout: 30_000 });
  await expect(law.locator('.ai-text')).toContainText('保存三年');
});
