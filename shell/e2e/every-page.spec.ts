import { expect, type Page, signIn, test } from '@bee/testing/playwright';
import { noOrders, type PageAddress, pageAddresses } from './page-addresses.ts';
import { pageFaults } from './page-faults.ts';

const WIDTHS = [1680, 1366, 390];
const HEIGHT = 900;
const ALL_PAGES_MS = 900_000;

/** Pages without an entry in the navigation. */
const WITHOUT_ENTRY = [
  'group', // linked in the header
  'search/result', // searches all kinds
  'article/tag', // reports, news and policies about one subject, unless its address names a type
  'user/', // have the navigation of the member centre
  'ops', // for operators
  'open_api', // linked in the footer and from the keys of a member
];

test.describe.configure({ mode: 'parallel' });
// A trace of this many pages takes longer than the pages.
test.use({ trace: 'off' });

// Opened directly, because styles loaded by an earlier page would hide missing ones.
test('every page is styled, without overflow and placed in the navigation, for a visitor', async ({
  page,
  request,
}) => {
  test.setTimeout(ALL_PAGES_MS);
  const all = await pageAddresses(request, { ...noOrders, 'article/viewPdf': [await aDocument(request)] });
  const open = all.filter(({ guarded }) => !guarded);
  const faults = await faultsOf(page, open);
  expect(faults).toEqual([]);
});

test('every page is styled, without overflow and placed in the navigation, for a VIP', async ({ page, request }) => {
  test.setTimeout(ALL_PAGES_MS);
  await signIn(page, 'vip');
  const known = { ...(await ordersOf(page)), 'article/viewPdf': [await aDocument(request)] };
  const all = await pageAddresses(request, known);
  // Of pages that differ only in their type, one is enough for the content reserved to a VIP.
  const faults = await faultsOf(
    page,
    all.filter(
      ({ page: id }, index) => all.findIndex((address) => address.page === id) === index || id.startsWith('user/'),
    ),
  );
  expect(faults).toEqual([]);
});

const faultsOf = async (page: Page, addresses: PageAddress[]): Promise<string[]> => {
  const faults: string[] = [];
  /** Pages of single articles, and the navigation entry of their list. */
  const details = new Map<string, string>();
  const visit = async (path: string, expected: (entries: string[]) => boolean) => {
    faults.push(...(await looksOf(page, path)).map((fault) => `${path} at ${fault}`));
    const entries = await currentEntries(page);
    if (!expected(entries)) faults.push(`${path}: current in the navigation: ${entries.join() || 'nothing'}`);
    return entries;
  };
  for (const { path, layout, page: id } of addresses) {
    const hasEntry = layout === 'main' && !WITHOUT_ENTRY.some((prefix) => id.startsWith(prefix));
    const typed = id === 'article/tag' && path.includes('/type/');
    const [entry] = await visit(path, ({ length }) => length === (hasEntry || typed ? 1 : 0));
    const detail = LISTS.includes(id) && (await page.locator(DETAIL_LINK).first().getAttribute('href'));
    if (detail && entry && !details.has(detail)) details.set(detail, entry);
  }
  for (const [path, list] of details) await visit(path, (entries) => entries.join() === list);
  return faults;
};

const LISTS = ['article/news', 'article/policy', 'report/list'];
const DETAIL_LINK =
  'main :is(h2, h3, figure, article) a:is([href*="/article/detail/id/"], [href*="/article/report/id/"])';

const looksOf = async (page: Page, path: string): Promise<string[]> => {
  const faults: string[] = [];
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
  await page.goto(path);
  await expect(page.locator('[data-remote][data-ready]').first(), path).toBeAttached({ timeout: 20_000 });
  // From here on the bar includes the button back to the top.
  await page.evaluate(() => window.scrollTo(0, 400));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    faults.push(...(await settledFaults(page)));
  }
  return faults;
};

/** Rendering at another width may take a moment; only a lasting fault counts. */
const settledFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const first = await page.evaluate(pageFaults);
  if (first.length === 0) return first;
  await page.waitForTimeout(700);
  return page.evaluate(pageFaults);
};

/** Titles of the entries and groups marked as current, with a note where a surrounding group is closed. */
const currentEntries = (page: Page): Promise<string[]> =>
  page.locator('.shell-nav-list [aria-current]').evaluateAll((marked) =>
    marked.map((element) => {
      let title = element.getAttribute('aria-label') ?? element.textContent ?? '';
      for (
        let group = element.closest('.shell-nav-group');
        group;
        group = group.parentElement?.closest('.shell-nav-group') ?? null
      )
        if (!group.querySelector<HTMLInputElement>(':scope > input')?.checked) title += ' in a closed group';
      return title;
    }),
  );

type Request = Page['request'];

const aDocument = async (request: Request): Promise<string> => {
  const list = await (await request.get('/home/article/reportlists/type/weekly_report')).text();
  const [report = ''] = /\/home\/article\/report\/id\/[\w-]+/.exec(list) ?? [];
  const [, document = ''] =
    /href="(\/home\/article\/viewpdf\/fid\/[\w-]+)/.exec(await (await request.get(report)).text()) ?? [];
  return document;
};

/** Pages about orders, for a member who has the orders of the demonstration data. */
const ordersOf = async (page: Page): Promise<Record<string, string[]>> => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const answer = await page.request.post('/api/order/getList', { data: { page: 1, limit: 50 }, headers: { token } });
  const orders: { id: string; status: string; invoice_status: string }[] = (await answer.json()).data.list;
  const first = (status: string) =>
    orders.find((order) => order.status === status && order.invoice_status === 'none')?.id;
  return {
    ...noOrders,
    'user/order/detail': [`/home/order/detail/id/${first('paid')}`],
    'user/order/payment': [`/home/order/payment/id/${first('unpaid')}`],
    'user/order/invoice_form': [`/home/order/invoicesubmit/ids/${first('paid')}`],
  };
};
