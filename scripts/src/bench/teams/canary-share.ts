import { goal } from '../goals.ts';
import { hitCanary } from './hit-canary.ts';
import { type TeamsMeasure, waitUntilServed } from './teams-site.ts';

const VISITORS = 2000;
const PERCENT = 10;

/** A tenth of 2,000 visitors gets the canary, and each gets the same release on the next visit. */
export const measureCanaryShare: TeamsMeasure = async ({ site, releases }) => {
  site.run('compose', 'canary', `mf-ai=${releases.next}`, String(PERCENT));
  await waitUntilServed(site);
  const { met, moved } = await hitCanary(`${site.url}/ai`, releases.next, VISITORS);
  site.run('compose', 'canary', 'mf-ai', 'off');
  const share = (100 * met) / VISITORS;
  return {
    lines: [
      `canary of ${PERCENT} %: ${share.toFixed(2)} % of ${VISITORS} visitors met it, ${moved} met another release when they came again`,
    ],
    goals: [
      goal(`canary of ${PERCENT} %: away from it`, 2, Math.abs(share - PERCENT), '%'),
      goal('canary: visitors who met another release later', 0, moved, ''),
    ],
  };
};
