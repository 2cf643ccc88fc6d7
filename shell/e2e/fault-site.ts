import { type Misbehaviour, writeRelease } from '@bee/testing/broken-remote';
import { expect, type Page } from '@bee/testing/playwright';
import { compositionOf, putComposition } from '@bee/testing/put-composition';
import { startSite } from '@bee/testing/site';
import { follow } from './remote-faults.ts';

const BEHAVIOURS = [
  'throws',
  'hangs',
  'slow',
  'render',
  'globals',
  'nodes',
  'blocks',
  'loops',
  'trespasses',
  'quiet',
  'keeps',
  'nothing',
] as const;

const byName = <Value>(names: readonly string[], of: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, of(name)]));

/** A site whose store contains a broken release of every remote for each kind of fault. */
export const startFaultSite = async () => {
  const site = await startSite({ sample: 'small' });
  const { remotes } = compositionOf(site);
  const names = Object.keys(remotes);
  const good = byName(names, (name) => remotes[name]?.active ?? '');
  const releases = Object.fromEntries(
    BEHAVIOURS.map((how) => [how, byName(names, (name) => writeRelease(site.store, name, good[name] ?? '', how))]),
  ) as Record<Misbehaviour, Record<string, string>>;

  /**
   * Composes the good releases, some of them replaced by `others`; with `backed` the good one is their last known good
   * release.
   */
  const compose = (others: Record<string, string | undefined> = {}, backed = false) =>
    putComposition(
      site,
      byName(names, (name) => {
        const active = others[name] ?? good[name] ?? '';
        return active !== good[name] && backed ? { active, last_known_good: good[name] } : { active };
      }),
    );

  /** Opens an address and waits until the page is ready and polls for the active composition. */
  const openAt = async (page: Page, address: string) => {
    await page.goto(site.url + address);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached({ timeout: 15_000 });
    await page.waitForLoadState('networkidle');
  };

  return { ...site, good, releases, compose, openAt };
};

export type FaultSite = Awaited<ReturnType<typeof startFaultSite>>;

/** Makes an open page notice another composition, as it does when it becomes visible again. */
export const refreshComposition = async (page: Page) => {
  const response = page.waitForResponse((answer) => answer.url().endsWith('/healthz'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await response;
};

/** Clicks a link on an open page, which loads the new composition. */
export const followToNewComposition = async (page: Page, address: string) => {
  await page.evaluate(() => Object.assign(globalThis, { before: true }));
  await refreshComposition(page);
  await follow(page, address);
  await page.waitForFunction(() => !('before' in globalThis) && document.getElementById('bee-stage'));
};
