import { findChromium } from '@bee/testing/find-chromium';
import { type Browser, chromium } from '@playwright/test';
import { goal } from '../goals.ts';
import { activeComposition, type TeamsMeasure } from './teams-site.ts';

const CONCURRENCY = 4;
const LIMIT_MS = 60_000;

/** Real browsers of different networks get a canary that throws on load; it must be withdrawn automatically. */
export const measureWithdrawal: TeamsMeasure = async ({ site, releases }) => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('没有找到 Chromium，可用 CHROMIUM_PATH 指定');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  site.run('compose', 'canary', `mf-ai=${releases.broken}`, '50');
  const since = performance.now();
  let withdrawnAfter = Number.POSITIVE_INFINITY;
  const isOver = () => Number.isFinite(withdrawnAfter) || performance.now() - since > LIMIT_MS * 1.5;
  const watch = (async () => {
    while (!isOver()) {
      if (activeComposition(site).change?.action === 'withdraw') {
        withdrawnAfter = performance.now() - since;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  const shown: boolean[] = [];
  let visitors = 0;
  const visitInTurn = async () => {
    while (!isOver()) shown.push(await visit(browser, site.url, visitors++));
  };
  await Promise.all([watch, ...Array.from({ length: CONCURRENCY }, visitInTurn)]).finally(() => browser.close());
  return {
    lines: [
      `broken canary (half of the visitors): withdrawn after ${(withdrawnAfter / 1000).toFixed(1)} s and ${shown.length} visitors in browsers, ` +
        `${shown.filter(Boolean).length} of whom saw the page all the same, from the last good release`,
    ],
    goals: [goal('broken canary: seconds until it is withdrawn', LIMIT_MS / 1000, withdrawnAfter / 1000, 's')],
  };
};

const visit = async (browser: Browser, url: string, index: number): Promise<boolean> => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `10.1.${index}.7` } });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/ai`);
    const shown = page.locator('[data-remote="mf-ai"][data-ready]').waitFor({ state: 'attached', timeout: 10_000 });
    const isShown = await shown.then(
      () => true,
      () => false,
    );
    await page.goto(`${url}/home/vegetable/lists`); // navigating away sends the pending records of the page
    return isShown;
  } finally {
    await context.close();
  }
};
