import { expect, type Page } from '@playwright/test';

/** Server HTML carries absolute days only; how far away a day is comes with the clock of the browser. */
const COUNTDOWN = /距施行还有 \d+ 天|今日起施行|距实施 \d+ 天|今日实施/g;

/**
 * Text of the stage as the server sent it, and at the moment when the remote has taken over: what is personal is asked
 * for after it. Both are of one load, since readings and favourites are counted on between two.
 */
export const readHydratedText = async (page: Page, address: string) => {
  await page.addInitScript(noteTextAtHydration);
  const answer = await page.goto(address);
  await expect(page.locator('[data-remote][data-ready]').first()).toBeAttached({ timeout: 30_000 });
  const [served, alive] = await page.evaluate(
    (html) => [
      new DOMParser().parseFromString(html, 'text/html').getElementById('bee-stage')?.textContent ?? '',
      (globalThis as { textAtHydration?: string }).textAtHydration ??
        document.getElementById('bee-stage')?.textContent ??
        '',
    ],
    (await answer?.text()) ?? '',
  );
  return { served: plain(served), alive: plain(alive), render: answer?.headers()['x-bee-render'] };
};

const plain = (text = ''): string => text.replace(COUNTDOWN, '').replace(/\s+/g, ' ').trim();

const noteTextAtHydration = () => {
  new MutationObserver((changes, observer) => {
    if (!changes.some(({ target }) => (target as HTMLElement).dataset.ready)) return;
    observer.disconnect();
    Object.assign(globalThis, { textAtHydration: document.getElementById('bee-stage')?.textContent });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
};
