import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, test } from '@bee/testing/playwright';
import { startSite, type TestSite } from '@bee/testing/site';

type Logged = {
  recordId: string;
  actionId: string;
  pageTp: number;
  ip: string;
  clientId: string;
  stage: string;
  currentPageUrl: string;
  sourcePage: string;
  params: Record<string, unknown>;
};

const LIST = '/home/article/newslists/type/industry_news';
const PRICES = '/home/vegetable/lists';
/** Records are batched for a second before they are sent. */
const SETTLED_MS = 2500;
/** Scripts are requested as from another origin, so that their hashes can be checked. */
const CORS = { 'access-control-allow-origin': '*' };

/** Collects every record that pages of this context send to the site, in order. */
const follow = (context: BrowserContext): Logged[] => {
  const records: Logged[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/base/actionLog')) records.push(...recordsOf(request.postData() ?? '{}'));
  });
  return records;
};

const recordsOf = (body: string): Logged[] => {
  const sent = JSON.parse(body);
  const records: Logged[] = sent.records ?? [sent];
  return records.map((record) => {
    const { params }: { params: unknown } = record;
    return typeof params === 'string' ? { ...record, params: JSON.parse(params) } : record;
  });
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached({ timeout: 20_000 });
};

/** A headless browser never hides a tab by itself. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { value: now, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: now ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);

/** Clicks a plain link to an address. */
const followLink = (page: Page, path: string) =>
  page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.getElementById('bee-stage')?.append(link);
    link.click();
    link.remove();
  }, path);

const views = (records: Logged[]) =>
  records.filter(({ actionId }) => actionId.startsWith('page_view')).map(({ actionId }) => actionId);

const expectNothingTwice = (records: Logged[]) => {
  const ids = records.map(({ recordId }) => recordId);
  expect(new Set(ids).size).toBe(ids.length);
};

test('enter, another page, hidden, visible: each recorded once and in order', async ({ page, context }) => {
  const records = follow(context);
  await open(page, LIST);
  await expect.poll(() => views(records)).toEqual(['page_view_enter']);
  await followLink(page, PRICES);
  await expect(page.locator('[data-remote="mf-data-tools"][data-ready]')).toBeAttached();
  await expect.poll(() => views(records)).toEqual(['page_view_enter', 'page_view_tp', 'page_view_enter']);
  await setHidden(page, true);
  await setHidden(page, false);
  await page.waitForTimeout(SETTLED_MS);
  const all = ['page_view_enter', 'page_view_tp', 'page_view_enter', 'page_view_tp', 'page_view_enter'];
  expect(views(records)).toEqual(all);
  expectNothingTwice(records);

  const [first, left, next] = records.filter(({ actionId }) => actionId.startsWith('page_view'));
  expect(first).toMatchObject({ pageTp: 0, sourcePage: '', params: { remote: 'mf-content' } });
  expect(left?.pageTp).toBeGreaterThan(0);
  expect(left?.currentPageUrl).toContain(LIST);
  expect(next).toMatchObject({ pageTp: 0, sourcePage: 'article/news', params: { remote: 'mf-data-tools' } });
  expect(first?.clientId).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(first?.clientId).toBe(await page.evaluate(() => localStorage.getItem('bee-client-id')));
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(first?.stage).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(cookies).toMatchObject({ stage: first?.stage, ip: first?.ip });
});

test('the log is not part of the first load', async ({ page }) => {
  await open(page, LIST);
  const waitedForTheRemote = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const log = files.find(({ name }) => name.includes('/page-ready.'));
      const remote = files
        .filter(({ name }) => /\/mf-content\/.*\.js/.test(name))
        .map(({ responseEnd }) => responseEnd);
      return log && remote.length > 0 ? log.startTime >= Math.max(...remote) : 'not there';
    });
  await expect.poll(waitedForTheRemote).toBe(true);
});

test('vitals arrive with the remote and the release that were on the page', async ({ page, context }) => {
  const records = follow(context);
  await open(page, LIST);
  const release = await page.locator('[data-remote="mf-content"][data-ready]').getAttribute('data-ready');
  await page.locator('#bee-stage h1').first().click();
  await expect.poll(() => views(records)).toHaveLength(1);
  await setHidden(page, true);
  const vitals = () => records.filter(({ actionId }) => actionId === 'web_vital');
  await expect
    .poll(() => vitals().map(({ params }) => params.kind))
    .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));
  for (const { params } of vitals()) {
    expect(params).toMatchObject({ remote: 'mf-content', release, rendered: true, value: expect.any(Number) });
    expect(params.composition).toMatch(/^\d+$/);
  }
  expect(new Set(vitals().map(({ params }) => params.kind)).size).toBe(vitals().length);
  expectNothingTwice(records);
});

test.describe('failures', () => {
  test.use({ allowedProblems: [/./] });

  test('offline records are stored and sent once when the network is back', async ({ page, context }) => {
    await open(page, LIST);
    const before = follow(context);
    await page.waitForTimeout(SETTLED_MS);
    await context.setOffline(true);
    before.length = 0;
    await setHidden(page, true);
    await page.waitForTimeout(SETTLED_MS);
    expect(before).toEqual([]);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('bee-log-queue') ?? '[]'));
    expect(kept.map(({ actionId }: Logged) => actionId)).toContain('page_view_tp');
    await context.setOffline(false);
    await expect
      .poll(() => before.map(({ recordId }) => recordId))
      .toEqual(kept.map(({ recordId }: Logged) => recordId));
    await page.waitForTimeout(SETTLED_MS);
    expectNothingTwice(before);
    expect(await page.evaluate(() => localStorage.getItem('bee-log-queue'))).toBeNull();
  });

  test('a blocked remote is one failure of that remote and release', async ({ page, context }) => {
    const records = follow(context);
    await page.route(/\/releases\/mf-ai\/[^?]*\.js/, (route) => route.abort());
    await page.goto('/home/ai/index');
    await expect(page.getByText('互动功能暂时不可用')).toBeVisible({ timeout: 40_000 });
    await page.waitForTimeout(SETTLED_MS);
    const failures = records.filter(({ actionId }) => actionId === 'load_failure');
    const release = await page.evaluate(
      () => JSON.parse(document.getElementById('bee-composition')?.textContent ?? '{}').remotes['mf-ai'].release,
    );
    expect(failures.map(({ params }) => params)).toEqual([
      expect.objectContaining({
        remote: 'mf-ai',
        release,
        phase: 'load',
        kind: 'script',
        recovered: false,
      }),
    ]);
    expect(failures[0]?.params.attempt).toBeGreaterThanOrEqual(2);
    expect(failures[0]?.params.path).toMatch(/^\/releases\/mf-ai\//);
    expect(records.filter(({ actionId }) => actionId === 'page_error')).toEqual([]);
    expectNothingTwice(records);
  });

  test('an uncaught error is attributed to the release whose code threw it', async ({ page, context }) => {
    const records = follow(context);
    await open(page, LIST);
    const errors = () => records.filter(({ actionId }) => actionId === 'page_error').map(({ params }) => params);
    const throwFrom = (path: string) =>
      page.evaluate(`setTimeout(() => { throw new TypeError('no price of 13800000001') })\n//# sourceURL=${path}`);
    await throwFrom('https://elsewhere.example/extension.js');
    await throwFrom('/releases/mf-content/1.0.0-abcd/static/page.js');
    await throwFrom('/releases/mf-content/1.0.0-abcd/static/page.js');
    const expected = {
      remote: 'mf-content',
      release: '1.0.0-abcd',
      kind: 'TypeError',
      message: 'no price of 138****0001',
    };
    await expect.poll(errors).toEqual([expect.objectContaining(expected)]);
    await page.waitForTimeout(SETTLED_MS);
    expect(errors()).toHaveLength(1);
  });

  for (const [broken, integrity, kind] of [
    ['throws while it starts', '', 'TypeError'],
    ['is not the one that was released', 'kept', 'ScriptError'],
  ])
    test(`a shell that ${broken} is reported by the document`, async ({ page, context, baseURL }) => {
      const records = follow(context);
      const main = (await (await fetch(`${baseURL}${LIST}`)).text()).match(/"main":"([^"]+)"/)?.[1] ?? '';
      await page.route(`**${main}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("broken")', headers: CORS }),
      );
      await page.route(`**${LIST}`, async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        const unhashed = body.replace(new RegExp(`(\\["${main}",")[^"]+`), '$1');
        await route.fulfill({ response, body: integrity ? body : unhashed });
      });
      await page.goto(LIST);
      const shell = main.split('/')[3];
      const expected = expect.objectContaining({ remote: 'shell', release: shell, shell, kind });
      await expect.poll(() => records.map(({ params }) => params)).toEqual([expected]);
    });

  test('pages work when the log cannot be reached', async ({ page }) => {
    await page.route('**/api/base/actionLog', (route) => route.abort());
    await open(page, LIST);
    await page.waitForTimeout(SETTLED_MS);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a browser that sends Do Not Track is not tracked', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  const records = follow(context);
  const page = await context.newPage();
  await open(page, LIST);
  await page.waitForTimeout(SETTLED_MS);
  expect(records).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('bee-client-id'))).toBeNull();
  await context.close();
});

test.describe('another collector', () => {
  let collector: Server;
  let site: TestSite;
  const received: { headers: Record<string, unknown>; record: Logged }[] = [];

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    collector = createServer(async (request, answer) => {
      answer.setHeader('access-control-allow-origin', '*');
      answer.setHeader('access-control-allow-headers', 'content-type, x-collector');
      let body = '';
      for await (const part of request) body += part;
      if (request.method === 'POST')
        for (const record of recordsOf(body)) received.push({ headers: request.headers, record });
      answer.end();
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    process.env.ACTION_LOG_URL = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/collect`;
    process.env.ACTION_LOG_HEADER = 'x-collector: bee';
    try {
      site = await startSite({ sample: 'none' });
    } finally {
      delete process.env.ACTION_LOG_URL;
      delete process.env.ACTION_LOG_HEADER;
    }
  });
  test.afterAll(async () => {
    await site?.stop();
    collector?.close();
  });

  test('receives the records of a closed page, with the fixed header and without cookies', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await open(page, LIST);
    const kinds = () => received.map(({ record }) => record.actionId);
    await expect.poll(kinds).toContain('page_view_enter');
    await page.close();
    await expect.poll(kinds).toContain('page_view_tp');
    expect(received.map(({ headers }) => [headers['x-collector'], headers.cookie])).toEqual(
      received.map(() => ['bee', undefined]),
    );
    expectNothingTwice(received.map(({ record }) => record));
    expect(views(received.map(({ record }) => record))).toEqual(['page_view_enter', 'page_view_tp']);
    await context.close();
  });
});
