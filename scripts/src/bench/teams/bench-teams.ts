import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Composition, compositionSchema } from '@bee/contracts/composition';
import { type OtherCheckout, openOtherCheckout } from '@bee/testing/other-checkout';
import { startSite, type TestSite } from '@bee/testing/site';
import type { Goal } from '../goals.ts';
import { measureCanaryShare } from './canary-share.ts';
import { measureFaults } from './faults.ts';
import { measureFlips } from './flips.ts';
import { measureSwitchTime } from './switch-time.ts';
import { measureWithdrawal } from './withdrawal.ts';

export type TeamsMeasured = { lines: string[]; goals: Goal[] };

/** `next` works like `first`; `broken` throws when a browser loads it. All three are real builds of mf-ai. */
export type TeamsSite = { site: TestSite; releases: { first: string; next: string; broken: string } };

export type TeamsMeasure = (parts: TeamsSite) => Promise<TeamsMeasured>;

const MEASURES: TeamsMeasure[] = [
  measureSwitchTime,
  measureCanaryShare,
  measureWithdrawal,
  measureFaults,
  measureFlips,
];

/** Measures what operators rely on, on a complete site of its own with real releases. */
export const benchTeams = async (log: (line: string) => void): Promise<TeamsMeasured[]> => {
  // The address of a visitor is taken from X-Forwarded-For.
  const site = await startSite({ sample: 'small', env: { TRUST_PROXY: '1', BEE_DEMO: '1', RATE_LIMIT: '1000000' } });
  const checkout = openOtherCheckout();
  try {
    log('two more releases of mf-ai …');
    const releases = {
      first: activeComposition(site).remotes['mf-ai']?.active ?? '',
      ...moreReleases(checkout, site.store),
    };
    const all: TeamsMeasured[] = [];
    for (const measure of MEASURES) {
      log(`${measure.name} …`);
      all.push(await measure({ site, releases }));
    }
    return all;
  } finally {
    checkout.remove();
    await site.stop();
  }
};

/** The active composition of a site, read from its store. */
export const activeComposition = ({ store }: TestSite): Composition =>
  compositionSchema.parse(JSON.parse(readFileSync(path.join(store, 'composition.json'), 'utf8')));

/** Waits until the edge serves the composition of the store; earlier responses may still be of the previous one. */
export const waitUntilServed = async (site: TestSite): Promise<void> => {
  const sequence = String(activeComposition(site).sequence);
  const served = async () => (await fetch(`${site.url}/healthz`)).headers.get('x-bee-composition');
  while ((await served()) !== sequence) await new Promise((resolve) => setTimeout(resolve, 50));
};

const moreReleases = (checkout: OtherCheckout, store: string) => {
  checkout.commit('feat(ai): next', { 'mf-ai': '1.91.0' });
  const next = checkout.release('mf-ai', store);
  const thrown = "if (typeof document !== 'undefined') throw new Error('broken on purpose');\n";
  checkout.commit('feat(ai): broken', { 'mf-ai': '1.92.0' }, { 'mf-ai/src/remote.tsx': (text) => text + thrown });
  return { next, broken: checkout.release('mf-ai', store) };
};
