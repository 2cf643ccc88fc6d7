import type { PageComposition, PageInBrowser } from '@bee/contracts/page';
import { createRouteTable, matchRoute, type RouteTable } from '@bee/domain/route';
import { expect, readHydratedText, test } from '@bee/testing/playwright';

const PER_KIND = 2;

/** Every kind of public address in the sitemap, a few of each. */
const sample = async (baseURL: string): Promise<string[]> => {
  const kindOf = kindByRoutes(await routesOf(baseURL));
  const parts = await pathsOf(`${baseURL}/sitemap.xml`);
  const paths = (await Promise.all(parts.map((part) => pathsOf(baseURL + part)))).flat();
  const kinds = new Map<string, string[]>();
  for (const path of paths) {
    const kind = kindOf(path);
    const known = kinds.get(kind) ?? [];
    if (known.length < PER_KIND) kinds.set(kind, [...known, path]);
  }
  return [...kinds.values()].flat();
};

/** The routes of all remotes, as contained in every document. */
const routesOf = async (baseURL: string): Promise<RouteTable<PageInBrowser>> => {
  const html = await (await fetch(baseURL)).text();
  const [, json = '{}'] = /id="bee-composition"[^>]*>([^<]*)</.exec(html) ?? [];
  const { remotes }: PageComposition = JSON.parse(json);
  return createRouteTable(Object.entries(remotes).map(([name, { pages }]) => ({ name, pages })));
};

/** Addresses of one page are of one kind, except that each listed value of a parameter may be a view of its own. */
const kindByRoutes = (routes: RouteTable<PageInBrowser>) => (path: string) => {
  const match = matchRoute(routes, path);
  if (!match) throw new Error(`The sitemap lists ${path}, which is no route of this composition.`);
  const { id, paths } = match.page;
  const listed = new Set(paths.flatMap(({ params = {} }) => Object.keys(params)));
  const views = Object.entries(match.params).map(([name, value]) => (listed.has(name) ? `${name}=${value}` : name));
  return [id, ...views].join(' ');
};

/** Addresses in a sitemap file: the index lists its parts, a part its pages. */
const pathsOf = async (url: string): Promise<string[]> => {
  const xml = await (await fetch(url)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')).pathname,
  );
};

/** Parallel tabs; each has its own script cache, shared by its pages. */
const CONCURRENCY = 2;

test('the text of every server-rendered route is the same before and after hydration', async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  const paths = ['/', ...(await sample(baseURL ?? ''))];
  expect(paths.length).toBeGreaterThan(9);
  const visitInTurn = async () => {
    const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport: { width: 1366, height: 900 } });
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const address = path;
      await test.step(decodeURIComponent(address), async () => {
        const page = await context.newPage();
        const problems: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' || /hydrat/i.test(message.text())) problems.push(message.text());
        });
        page.on('pageerror', (error) => problems.push(String(error)));
        const first = await readHydratedText(page, address);
        // A busy machine may render too late and send the page without its text, but not twice.
        const { served, alive, render } = first.render === 'server' ? first : await readHydratedText(page, address);
        expect(render).toBe('server');
        expect(problems).toEqual([]);
        expect(alive).toBe(served);
        // State stored by one page must not affect the next.
        await page.evaluate(() => localStorage.clear());
        await page.close();
      });
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visitInTurn));
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
