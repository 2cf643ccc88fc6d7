import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeReleaseWith } from '@bee/testing/broken-remote';
import { type Browser, expect, type Page, test } from '@bee/testing/playwright';
import { compositionOf, compositionServed } from '@bee/testing/put-composition';
import { startSite, type TestSite } from '@bee/testing/site';
import { type BrokenCanary, brokenCanaries } from './broken-canaries.ts';
import { CARD, NOTICE, record } from './remote-faults.ts';

/** Each of twelve broken releases as a canary at 50 %, with readers in browsers until it is withdrawn. */
test.skip(!process.env.BEE_LONG, 'half an hour: npm run test:long');
test.describe.configure({ timeout: 600_000 });

/** These tests cause console errors on purpose. */
test.use({ allowedProblems: [/./] });

const REMOTE = 'mf-ai';
const PAGE = '/home/ai/index';
/** From the tenth affected visit to the withdrawal. */
const GOAL_MS = 60_000;
const GIVE_UP_MS = 180_000;
const SLOW_MS = 60_000;

type Seen = { what: string; traces: string[] };

/** A visitor who was here before: a canary never meets a first visit. */
const cookiesOfVisitor = async (site: TestSite, address: string) => {
  const answer = await fetch(`${site.url}/visits`, { method: 'POST', headers: { 'x-forwarded-for': address } });
  return answer.headers.getSetCookie().flatMap((cookie) => {
    const [, name = '', value = ''] = /^(bee-lot|bee-canary)=([^;]*)/.exec(cookie) ?? [];
    return name ? [{ name, value, url: site.url }] : [];
  });
};

const shownOn = async (page: Page, release: string): Promise<string> => {
  const state = page.evaluate(
    ([remote, card, notice]) => {
      const host = document.querySelector<HTMLElement>(`[data-remote="${remote}"]`);
      const text = document.body.textContent ?? '';
      return {
        ready: host?.dataset.ready,
        heading: Boolean(host?.querySelector('h1,h2,textarea,form')),
        failure: [card, notice].filter((one) => one && text.includes(one)),
      };
    },
    [REMOTE, CARD, NOTICE],
  );
  const hung = new Promise<null>((resolve) => setTimeout(resolve, 3000, null));
  const known = await Promise.race([state.catch(() => null), hung]);
  if (!known) return 'page does not respond';
  if (known.failure.length > 0) return known.failure.includes(CARD) ? 'card' : 'text of the server, with a notice';
  if (!known.ready) return known.heading ? 'text of the server' : 'nothing';
  return known.ready === release ? 'the canary, usable' : 'the stable release';
};

/** What is left of the remote after a link of the frame was followed. */
const tracesOf = async (page: Page): Promise<string[]> => {
  await page.locator('#bee-nav').getByRole('link', { name: '帮助' }).click({ timeout: 8000 });
  await expect(page.locator('[data-remote="mf-content"][data-ready]')).toBeAttached({ timeout: 15_000 });
  return page.evaluate(async () => {
    const runs = () => Number(document.documentElement.dataset.runs ?? 0);
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await wait(300);
    const before = runs();
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await wait(1000);
    const links = [...document.querySelectorAll('#bee-top a, #bee-nav a, #bee-bottom a')];
    const left = {
      'listeners, timers or requests': runs() !== before,
      links: links.some((link) => link.getAttribute('href')?.includes('evil')),
      storage: localStorage.getItem('bee-kept') !== 'mine' || sessionStorage.getItem('bee-kept') !== 'mine',
      prototypes: String(history.pushState) === '() => {}' || 'oops' in Array.prototype,
      attributes: document.body.hasAttribute('style') || document.documentElement.hasAttribute('style'),
    };
    return Object.entries(left).flatMap(([name, isLeft]) => (isLeft ? [name] : []));
  });
};

type Visit = { browser: Browser; site: TestSite; fault: BrokenCanary; release: string; index: number };

/** @returns what an affected reader saw; null for a reader of the stable release */
const visit = async ({ browser, site, fault, release, index }: Visit, onAffected: () => void): Promise<Seen | null> => {
  const address = `10.1.${index}.7`;
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address }, locale: 'zh-CN' });
  try {
    await context.addCookies(await cookiesOfVisitor(site, address));
    const page = await context.newPage();
    if (fault.delivery)
      await page.route(new RegExp(`/${release}[^?]*/page-[^?]*\\.js`), async (route) => {
        if (fault.delivery === 'missing') return route.fulfill({ status: 404, body: '' });
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        await route.continue().catch(() => undefined);
      });
    await page.addInitScript(() => {
      localStorage.setItem('bee-kept', 'mine');
      if (!sessionStorage.getItem('bee-was-here')) sessionStorage.setItem('bee-kept', 'mine');
      sessionStorage.setItem('bee-was-here', '1');
    });
    const answer = await page.goto(site.url + PAGE, { waitUntil: 'commit' });
    const isAffected = (await answer?.text())?.includes(`"release":"${release}"`) ?? false;
    if (isAffected) onAffected();
    await new Promise((resolve) => setTimeout(resolve, isAffected ? fault.stays : 2500));
    if (!isAffected) return null;
    const what = await shownOn(page, release);
    if (what === 'page does not respond') return { what, traces: [] };
    const traces = await tracesOf(page).catch((error: Error) => [`not left: ${error.message.split('\n')[0]}`]);
    if (fault.after) await page.waitForTimeout(fault.after);
    return { what, traces };
  } finally {
    await Promise.race([context.close(), new Promise((resolve) => setTimeout(resolve, 5000))]);
  }
};

const isWithdrawn = (site: TestSite, release: string) => {
  const { remotes } = compositionOf(site);
  return remotes[REMOTE]?.canary === undefined && remotes[REMOTE]?.withdrawn?.includes(release) === true;
};

const counted = (all: string[]) => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${count} × ${what}`).join(', ');
};

/** Readers come until the release is withdrawn. Returns what the affected ones saw, and when. */
const readersUntilWithdrawn = async (of: Omit<Visit, 'index'>) => {
  const affectedAt: number[] = [];
  const seen: Seen[] = [];
  let [withdrawnAt, index] = [0, 0];
  const since = Date.now();
  const isOver = () => withdrawnAt > 0 || Date.now() - (affectedAt[9] ?? since + 120_000) > GIVE_UP_MS;
  const watch = (async () => {
    while (!isOver()) {
      if (isWithdrawn(of.site, of.release)) withdrawnAt = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  const readInTurn = async () => {
    while (!isOver()) {
      index += 1;
      const result = await visit({ ...of, index }, () => affectedAt.push(Date.now())).catch((error: Error) => ({
        what: `visit broke: ${error.message.split('\n')[0]}`,
        traces: [],
      }));
      if (result) seen.push(result);
    }
  };
  await Promise.all([watch, ...Array.from({ length: of.fault.readers }, readInTurn)]);
  const before = affectedAt.filter((at) => !withdrawnAt || at <= withdrawnAt);
  return { seen, visits: index, affected: before.length, tenth: affectedAt[9], withdrawnAt };
};

for (const fault of brokenCanaries)
  test(`${fault.id}: readers are served, and the canary is withdrawn within a minute of the tenth affected visit`, async ({
    browser,
  }) => {
    const site = await startSite({ sample: 'small', env: { TRUST_PROXY: '1', RATE_LIMIT: '1000000' } });
    try {
      const good = compositionOf(site).remotes[REMOTE]?.active ?? '';
      const release = writeReleaseWith(site.store, REMOTE, good, fault);
      site.run('compose', 'canary', `${REMOTE}=${release}`, '50');
      await compositionServed(site);
      const { seen, visits, affected, tenth, withdrawnAt } = await readersUntilWithdrawn({
        browser,
        site,
        fault,
        release,
      });
      const seconds = withdrawnAt ? Math.max(0, Math.round((withdrawnAt - (tenth ?? withdrawnAt)) / 1000)) : null;
      const result = {
        fault: fault.id,
        saw: counted(seen.map(({ what }) => what)),
        visits,
        affected,
        seconds,
        traces: counted(seen.flatMap(({ traces }) => traces)) || 'none',
        reason: compositionOf(site).change?.reason ?? '',
      };
      record(result);
      console.log(JSON.stringify(result));
      expect(seconds, 'seconds from the tenth affected visit').toBeLessThanOrEqual(GOAL_MS / 1000);
      expect(seconds).not.toBeNull();
      expect(result.traces).toBe('none');
      expect(result.saw).not.toMatch(/nothing|card/);
    } finally {
      await site.stop();
      rmSync(path.join(site.dataDir), { recursive: true, force: true });
    }
  });
