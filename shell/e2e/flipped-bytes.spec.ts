import { buildPdf } from '@bee/testing/pdf-file';
import { type Browser, type BrowserContext, expect, type Page, signIn, test } from '@bee/testing/playwright';
import { CARD, filesOf, flipByte, follow, NOTICE, ready, record, remotes } from './remote-faults.ts';
import { loadChunk, runningRelease, watchFiles } from './used-files.ts';

/**
 * Flips a bit in one file on its way to the browser, one file at a time: nothing of that file runs, and the page stays
 * or shows the failure. CI tests entry, exposed module and page of every remote and the image decoder of the PDF
 * reader; FAULTS=all tests every file.
 */
test.describe.configure({ mode: 'parallel', timeout: process.env.FAULTS === 'all' ? 1_800_000 : 60_000 });

/** A refused file causes console errors. */
test.use({ allowedProblems: [/./] });

const isWhole = process.env.FAULTS === 'all';

/** A page with all maps takes long to draw. */
const MAPS_AT_ONCE = 6;

type Visit = {
  remote: string;
  /** Opens the pages that may request the file. */
  go(page: Page): Promise<unknown>;
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
};

/**
 * Visits pages in a context with an empty cache, with at most one file tampered. Returns the requests of that file, the
 * files that were used, and what the page shows.
 */
const visit = async (browser: Browser, { remote, go, storageState }: Visit, tampered?: string) => {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  try {
    const page = await context.newPage();
    const watch = await watchFiles(page, remote);
    let requests = 0;
    if (tampered)
      await page.route(filesOf(remote, `[^/?]+/${tampered.replaceAll('.', '\\.')}`), (route) => {
        requests += 1;
        return flipByte(route);
      });
    await go(page);
    await page.waitForLoadState('networkidle');
    return { requests, used: new Set(await watch.used()), shown: await shownOf(page, remote) };
  } finally {
    await context.close();
  }
};

/** What the page shows: `page`, `notice`, `card`, or null for none of them. */
const shownOf = (page: Page, remote: string): Promise<string | null> =>
  page.evaluate(
    ([name, notice, card]) => {
      const stage = document.getElementById('bee-stage')?.textContent ?? '';
      if (document.getElementById('bee-notice')?.textContent.includes(notice)) return 'notice';
      if (stage.includes(card)) return 'card';
      const isReady = document.querySelector(`[data-remote="${name}"][data-ready]`) && /\p{Script=Han}{2}/u.test(stage);
      return isReady ? 'page' : null;
    },
    [remote, NOTICE, CARD] as const,
  );

/** Tests one file that was used on a visit without tampering. */
const tryFile = async (browser: Browser, way: Visit, file: string, how: string) => {
  await test.step(file, async () => {
    const { requests, used, shown } = await visit(browser, way, file);
    record({ flipped: file, remote: way.remote, how, shown, ran: used.has(file) });
    expect.soft(requests, `requests of ${file}`).toBeGreaterThan(0);
    expect.soft([...used], `files used, with ${file} tampered`).not.toContain(file);
    expect.soft(shown, `page without ${file}`).not.toBeNull();
  });
};

/** Parameters match no row: the page's code loads regardless. */
const addressesOf = (name: string, first: string): string[] => {
  const pages = runningRelease(name).manifest?.pages ?? [];
  return [first, ...pages.map(({ paths }) => (paths[0]?.pattern ?? first).replace(/\{\w+\}/g, '1'))];
};

for (const { name, path, from } of remotes) {
  test(`a file of ${name} with a flipped byte`, async ({ browser, page }) => {
    const release = runningRelease(name);
    if (name === 'mf-member') await signIn(page, 'operator');
    const storageState = await page.context().storageState();
    const at = (address: string): Visit => ({
      remote: name,
      storageState,
      go: async (there) => {
        await there.goto(address);
        await settled(there, name);
      },
    });
    const byPage = new Map<string, Visit>();
    for (const address of isWhole ? addressesOf(name, path) : [path]) {
      const way = at(address);
      const clean = await visit(browser, way).catch(() => null); // some pages do not exist without their row
      for (const file of clean?.used ?? []) if (!byPage.has(file)) byPage.set(file, way);
    }
    const scripts = Object.keys(release.integrity).filter((file) => /^[^/]+\.js$/.test(file));
    const sample = [release.entry, ...scripts.filter((file) => /^(__federation_expose_remote|page-)/.test(file))];
    const tried = isWhole ? scripts : sample.filter((file) => byPage.has(file));
    expect(tried.length).toBeGreaterThanOrEqual(3);
    for (const file of tried) {
      const known = byPage.get(file);
      const loading: Visit = known ?? {
        ...at(path),
        go: async (there) => {
          await at(path).go(there);
          await loadChunk(there, release.container, file);
        },
      };
      if (!known) expect([...(await visit(browser, loading)).used], `${file} is used`).toContain(file);
      await tryFile(browser, loading, file, known ? 'page' : 'bundler');
    }

    const sheet = release.styles.own;
    if (!isWhole || !sheet) return;
    // The stylesheet of the first page is inlined in the document.
    const clicked: Visit = {
      ...at(from),
      go: async (there) => {
        await there.goto(from);
        await expect(there.locator('[data-remote][data-ready]')).toBeAttached({ timeout: 20_000 });
        await follow(there, path);
        await settled(there, name);
      },
    };
    expect([...(await visit(browser, clicked)).used]).toContain(sheet);
    await tryFile(browser, clicked, sheet, 'page');
  });
}

/** Waits until the remote is mounted or its failure is shown. */
const settled = (page: Page, remote: string) =>
  expect(ready(page, remote).or(page.getByText(NOTICE)).or(page.getByText(CARD)).first()).toBeAttached({
    timeout: 20_000,
  });

test('a file that the PDF reader fetches, with a flipped byte', async ({ browser, page }) => {
  const remote = 'mf-content';
  const answer = await page.request.post('/api/article/getReportLists', { data: { limit: 100 } });
  const { list } = (await answer.json()).data as { list: { fid: string | null }[] };
  const fid = list.find((report) => report.fid)?.fid;
  const files = Object.keys(runningRelease(remote).integrity).filter((file) => /\.(bcmap|pfb|ttf|wasm)$/.test(file));
  const reading = (maps: readonly string[]): Visit => ({
    remote,
    go: async (there) => {
      const body = buildPdf([{ maps }]);
      await there.route(/\/api\/document\/read\?/, (route) => route.fulfill({ contentType: 'application/pdf', body }));
      await there.goto(`/home/article/viewpdf/fid/${fid}`);
      await expect(there.locator('[data-state="drawn"]').first()).toBeAttached({ timeout: 30_000 });
    },
  });
  const maps = files.filter((file) => file.endsWith('.bcmap')).map((file) => file.split('.')[0] ?? '');
  const tried = new Set<string>();
  for (let at = 0; at < (isWhole ? maps.length : 1); at += MAPS_AT_ONCE) {
    const way = reading(maps.slice(at, at + MAPS_AT_ONCE));
    const { used } = await visit(browser, way);
    const untried = files.filter((file) => used.has(file) && !tried.has(file));
    for (const file of isWhole ? untried : untried.filter((name) => name.startsWith('openjpeg'))) {
      tried.add(file);
      await tryFile(browser, way, file, 'reader');
    }
  }
  expect(tried.size).toBeGreaterThan(0);
  if (isWhole) expect(files.filter((file) => file.endsWith('.bcmap') && !tried.has(file))).toEqual([]);
  record({ neverRequested: files.filter((file) => !tried.has(file)) });
});
