import { type Browser, expect, test } from '@bee/testing/playwright';

const PER_PATTERN = 2;
/** Server HTML carries absolute days only; how far away a day is comes with the clock of the browser. */
const COUNTDOWN = /距施行还有 \d+ 天|今日起施行/g;
/** Counted on while the page is loaded twice: other tests read and keep articles too. */
const READINGS = /[\d.,]+\s*万?\s*次阅读|阅读\s*[\d.,]+\s*万?\s*次|[\d.,]+\s*万?\s*人收藏|还没有人收藏/g;

/** Every kind of public address of the sitemap, a few of each: ids and names count as one kind. */
const sample = async (baseURL: string): Promise<string[]> => {
  const parts = await pathsOf(`${baseURL}/sitemap.xml`);
  const paths = (await Promise.all(parts.map((part) => pathsOf(baseURL + part)))).flat();
  const kinds = new Map<string, string[]>();
  for (const path of paths) {
    const kind = path.replace(/\/(id|tag|name|keyword|report)\/[^/]+/g, '/$1/*').replace(/\/group\/[^/]+/, '/group/*');
    const known = kinds.get(kind) ?? [];
    if (known.length < PER_PATTERN) kinds.set(kind, [...known, path]);
  }
  return [...kinds.values()].flat();
};

/** What a file of the sitemap lists: the index its parts, a part its pages. */
const pathsOf = async (url: string): Promise<string[]> => {
  const xml = await (await fetch(url)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')).pathname,
  );
};

/** Text of the stage: as sent by the server, or once the remote has taken over. */
const textOf = async (browser: Browser, url: string, javaScriptEnabled: boolean) => {
  const context = await browser.newContext({
    javaScriptEnabled,
    locale: 'zh-CN',
    viewport: { width: 1366, height: 900 },
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(noteTextAtHydration);
  const answer = await page.goto(url);
  if (javaScriptEnabled) await expect(page.locator('[data-remote][data-ready]')).toBeAttached({ timeout: 15_000 });
  const text = await page.evaluate(
    () =>
      (globalThis as { textAtHydration?: string }).textAtHydration ??
      document.getElementById('bee-stage')?.textContent ??
      '',
  );
  const render = answer?.headers()['x-bee-render'];
  await context.close();
  return { text: text.replace(COUNTDOWN, '').replace(READINGS, '').replace(/\s+/g, ' ').trim(), render, problems };
};

/** The moment when the remote has taken over: what is personal is asked for after it. */
const noteTextAtHydration = () => {
  new MutationObserver((changes, observer) => {
    if (!changes.some(({ target }) => (target as HTMLElement).dataset.ready)) return;
    observer.disconnect();
    Object.assign(globalThis, { textAtHydration: document.getElementById('bee-stage')?.textContent });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
};

test('the text of every server-rendered route is the same before and after hydration', async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  const paths = await sample(baseURL ?? '');
  expect(paths.length).toBeGreaterThan(8);
  for (const path of ['/', ...paths]) {
    await test.step(decodeURIComponent(path), async () => {
      const before = await textOf(browser, baseURL + path, false);
      const after = await textOf(browser, baseURL + path, true);
      expect(before.render).toBe('server');
      expect(after.problems).toEqual([]);
      expect(after.text).toBe(before.text);
    });
  }
});

test('a page has one copy of React, platform and design system', async ({ page }) => {
  await page.goto('/home/article/newslists/type/industry_news');
  await expect(page.locator('[data-remote="mf-content"][data-ready]')).toBeAttached();
  await page
    .locator('a[href="/home/vegetable/index"], a[href="/home/vegetable/lists"]')
    .first()
    .evaluate((a: HTMLAnchorElement) => a.click());
  await expect(page.locator('[data-remote="mf-data-tools"][data-ready]')).toBeAttached();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const twice = scripts
    .filter((name) => name.endsWith('.js'))
    .filter((name, index, all) => all.indexOf(name) !== index);
  expect(twice).toEqual([]);
  const copies = await page.evaluate(() => {
    const scopes =
      (globalThis as { __FEDERATION__?: { __SHARE__?: Record<string, unknown> } }).__FEDERATION__?.__SHARE__ ?? {};
    const versions: Record<string, Set<string>> = {};
    const walk = (value: unknown, name: string) => {
      if (!value || typeof value !== 'object') return;
      for (const [key, inner] of Object.entries(value)) {
        if (/^(react|react-dom|@bee\/)/.test(key) && inner && typeof inner === 'object') {
          versions[key] = new Set([...(versions[key] ?? []), ...Object.keys(inner)]);
        } else walk(inner, `${name}.${key}`);
      }
    };
    walk(scopes, '');
    return Object.fromEntries(Object.entries(versions).map(([name, found]) => [name, [...found]]));
  });
  expect(Object.keys(copies)).toEqual(expect.arrayContaining(['react', '@bee/platform', '@bee/ui/content']));
  for (const [name, found] of Object.entries(copies)) expect([name, found.length]).toEqual([name, 1]);
});
