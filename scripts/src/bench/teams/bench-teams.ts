import { type OtherCheckout, openOtherCheckout } from '@bee/testing/other-checkout';
import { startSite } from '@bee/testing/site';
import type { Measured } from '../goals.ts';
import { measureCanaryShare } from './canary-share.ts';
import { measureFaults } from './faults.ts';
import { measureFlips } from './flips.ts';
import { measureSwitchTime } from './switch-time.ts';
import { activeComposition, type TeamsMeasure } from './teams-site.ts';
import { measureWithdrawal } from './withdrawal.ts';

const MEASURES: TeamsMeasure[] = [
  measureSwitchTime,
  measureCanaryShare,
  measureWithdrawal,
  measureFaults,
  measureFlips,
];

/** Measures what operators rely on, on a complete site of its own with real releases. */
export const benchTeams = async (log: (line: string) => void): Promise<Measured[]> => {
  // The address of a visitor is taken from X-Forwarded-For.
  const site = await startSite({ sample: 'small', env: { TRUST_PROXY: '1', BEE_DEMO: '1', RATE_LIMIT: '1000000' } });
  const checkout = openOtherCheckout();
  try {
    log('two more releases of mf-ai …');
    const releases = {
      first: activeComposition(site).remotes['mf-ai']?.active ?? '',
      ...moreReleases(checkout, site.store),
    };
    const all: Measured[] = [];
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

const moreReleases = (checkout: OtherCheckout, store: string) => {
  checkout.commit('feat(ai): next', { 'mf-ai': '1.91.0' });
  const next = checkout.release('mf-ai', store);
  const thrown = "if (typeof document !== 'undefined') throw new Error('broken on purpose');\n";
  checkout.commit('feat(ai): broken', { 'mf-ai': '1.92.0' }, { 'mf-ai/src/remote.tsx': (text) => text + thrown });
  return { next, broken: checkout.release('mf-ai', store) };
};
