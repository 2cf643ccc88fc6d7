import { existsSync } from 'node:fs';
import path from 'node:path';
import { accounts, DEMO_PASSWORD, expect, type Page, test } from '@bee/testing/playwright';
import { startSite, type TestSite } from '@bee/testing/site';
import {
  daysWithout,
  isPossible,
  lastOfEachKey,
  type PriceLine,
  pick,
  readLaws,
  readNews,
  readPriceLines,
  repeated,
} from './real-rows.ts';

/** The file has no line for the fruit on this day. */
const FESTIVAL_GAP = '2014-02-03';
const BEFORE_GAP = '2014-02-02';

const folder = process.env.BEE_REAL_DATA ? path.resolve(process.env.BEE_REAL_DATA) : '';
const present = folder !== '' && existsSync(path.join(folder, 'prices'));
if (!present && process.env.CI === 'true')
  throw new Error('BEE_REAL_DATA names no folder with the real data; with CI=true it is required');

test.describe('imported real data is shown as in the files', () => {
  test.skip(!present, 'BEE_REAL_DATA is not set: the real files are not here');
  test.describe.configure({ mode: 'serial' });

  let site: TestSite;

  test.beforeAll(async () => {
    test.setTimeout(400_000);
    site = await startSite({ sample: 'small' });
    const source = ['--publisher', '公开数据'];
    site.run('import', 'prices', path.join(folder, 'prices/xinfadi_2013_2014.csv'), ...source);
    site.run('import', 'policies', path.join(folder, 'policy/laws_agri.ndjson'), ...source);
    site.run('import', 'news', path.join(folder, 'news/news_docs.ndjson'), ...source);
  });

  test.afterAll(async () => {
    await site?.stop();
  });

  // Days of long ago are visible to members with 蔬菜 VIP only.
  test.beforeEach(async ({ page }) => {
    const data = { username: accounts.vegetable, password: DEMO_PASSWORD };
    const answer = await page.request.post(`${site.url}/api/user/login`, { data });
    const { token } = (await answer.json()) as { token: string };
    await page.context().addCookies([{ name: 'token', value: token, url: site.url }]);
  });

  const rowOf = async (page: Page, { date, name, spec }: Pick<PriceLine, 'date' | 'name' | 'spec'>) => {
    await page.goto(`${site.url}/home/vegetable/lists?${new URLSearchParams({ date, q: name })}`, {
      waitUntil: 'commit',
    });
    return page
      .locator('tbody tr')
      .filter({ has: page.locator('th a', { hasText: new RegExp(`^\\s*${pattern(name)}`) }) })
      .filter({ has: page.locator('td:nth-child(2)', { hasText: new RegExp(`^\\s*${pattern(spec)}\\s*$`) }) })
      .first();
  };

  const expectLine = async (page: Page, line: PriceLine) => {
    const row = await rowOf(page, line);
    await expect(row, JSON.stringify(line)).toContainText(line.date);
    const cells = row.locator('td');
    await expect(cells.nth(2)).toHaveText(kilo(line.low));
    await expect(cells.nth(3)).toHaveText(kilo(line.avg));
    await expect(cells.nth(4)).toHaveText(kilo(line.high));
    await expect(cells.nth(5)).toContainText(new RegExp(`元/公斤\\s*原 ${pattern(line.avg.toFixed(2))} 元/斤`));
  };

  test('fifty price rows with the original and the converted price', async ({ page }) => {
    test.setTimeout(240_000);
    for (const line of pick(lastOfEachKey(readPriceLines(folder)), 50)) {
      await test.step(`${line.date} ${line.name}`, () => expectLine(page, line));
    }
  });

  test('edge cases of the price file', async ({ page }) => {
    test.setTimeout(120_000);
    const lines = readPriceLines(folder);
    const kept = lastOfEachKey(lines);
    const keptKeys = new Set(kept.map(({ date, name, spec }) => `${date}|${name}|${spec}`));
    await test.step('of a repeated key the last line wins', async () => {
      for (const group of pick(repeated(lines), 3)) await expectLine(page, group.at(-1) as PriceLine);
    });
    await test.step('impossible lines are left out', async () => {
      const impossible = lines.filter(
        (line) => !isPossible(line) && !keptKeys.has(`${line.date}|${line.name}|${line.spec}`),
      );
      for (const line of pick(impossible, 3)) {
        const row = await rowOf(page, line);
        await expect(page.locator('h1')).toBeVisible();
        await expect(row).toHaveCount(0);
      }
    });
    await test.step('an average outside of its range is kept and marked', async () => {
      const outside = kept.filter(({ low, avg, high }) => avg < low - 0.01 || avg > high + 0.01);
      for (const line of pick(outside, 2)) {
        await expectLine(page, line);
        await expect(await rowOf(page, line)).toContainText('存疑');
      }
    });
    await test.step('a day without quotes stays a gap, for all products or for one at the Spring Festival', async () => {
      const [empty] = daysWithout(lines);
      await page.goto(`${site.url}/home/vegetable/lists?date=${empty}`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('tbody tr th a')).toHaveCount(0);
      const quoted = new Set(lines.filter(({ date }) => date === FESTIVAL_GAP).map(({ name }) => name));
      const silent = kept.filter(({ date, name }) => date === BEFORE_GAP && !quoted.has(name));
      for (const line of pick(silent, 2)) {
        await expectLine(page, line);
        await expect(await rowOf(page, { ...line, date: FESTIVAL_GAP })).toHaveCount(0);
      }
    });
  });

  test('ten laws, versions of one law, and texts without a date or with invisible characters', async ({ page }) => {
    test.setTimeout(180_000);
    const laws = readLaws(folder);
    const twice = laws.filter(({ title }, index) => laws.findIndex((other) => other.title === title) !== index);
    const invisible = laws.filter(({ text }) => text.includes('\u200B'));
    const undated = laws.filter(({ date }) => !date);
    const single = laws.filter(({ title }) => laws.filter((other) => other.title === title).length === 1);
    const chosen = [...pick(single, 10), ...pick(invisible, 1), ...pick(undated, 1)];
    for (const law of chosen) await test.step(law.title, () => expectLaw(page, law.title, law.text));
    await test.step('the newer version of a law is in force, the older one is marked', async () => {
      const [law] = pick(twice, 1);
      await page.goto(
        `${site.url}/home/article/policylists/type/policy_repository?${new URLSearchParams({ q: law?.title ?? '' })}`,
      );
      expect(await articleLinks(page, law?.title ?? '').count()).toBeGreaterThan(1);
      await expect(page.locator('#bee-stage')).toContainText('已被修订');
      await expect(page.locator('#bee-stage')).toContainText('现行有效');
    });
  });

  const expectLaw = async (page: Page, title: string, text: string) => {
    await page.goto(`${site.url}/home/article/policylists/type/policy_repository?${new URLSearchParams({ q: title })}`);
    await articleLinks(page, title).first().click();
    await expect(page.locator('h1')).toContainText(title);
    await expectText(page, text);
  };

  /** Expects three sentences of the file, from its beginning, middle and end, on the page. */
  const expectText = async (page: Page, text: string) => {
    const shown = squeeze((await page.locator('#bee-stage').textContent()) ?? '');
    const sentences = text
      .split(/[。\n]/)
      .map(squeeze)
      .filter((sentence) => sentence.length >= 12 && !/[#*|>[\]_-]/.test(sentence));
    for (const sentence of [sentences[0], sentences[Math.floor(sentences.length / 2)], sentences.at(-1)]) {
      if (sentence) expect(shown).toContain(sentence);
    }
  };

  test('five news texts', async ({ page }) => {
    test.setTimeout(120_000);
    const news = readNews(folder).filter(({ title, date }) => date && title.length >= 6);
    for (const { title, text } of pick(news, 5)) {
      await test.step(title, async () => {
        await page.goto(`${site.url}/home/article/newslists/type/industry_news?${new URLSearchParams({ q: title })}`);
        await articleLinks(page, title.slice(0, 12)).first().click();
        await expect(page.locator('h1')).toContainText(title.slice(0, 12));
        await expectText(page, text);
      });
    }
  });
});

/** Rows of a list that link to an article with this title. */
const articleLinks = (page: Page, title: string) =>
  page.locator('#bee-stage a[href*="/home/article/detail/id/"]').filter({ hasText: title });

/** Converts 元/斤 of the file to 元/公斤 of the screen. */
const kilo = (perJin: number) => (Math.round(perJin * 2 * 100 + 1e-6) / 100).toFixed(2);
const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const squeeze = (text: string) => text.replace(/[\s\u200B\u3000\uFEFF]/g, '');
