import { goal } from '../goals.ts';
import { type TeamsMeasure, takenUp } from './bench-teams.ts';

const VISITORS = 2000;
const PERCENT = 10;
const AT_ONCE = 20;

/** Of 2,000 visitors a tenth meets the canary, and each meets the same release when it comes again. */
export const measureCanaryShare: TeamsMeasure = async ({ site, releases }) => {
  site.run('compose', 'canary', `mf-ai=${releases.next}`, String(PERCENT));
  await takenUp(site);
  const cookies: string[] = [];
  const visit = async (cookie: string) => {
    const answer = await fetch(`${site.url}/ai`, { headers: cookie ? { cookie } : {} });
    const set = answer.headers.getSetCookie().find((one) => one.startsWith('bee-lot='));
    const isCanary = (await answer.text()).includes(`"release":"${releases.next}"`);
    return { cookie: set?.split(';')[0] ?? cookie, isCanary };
  };
  const all = async (turn: (index: number) => Promise<boolean>) => {
    const met: boolean[] = [];
    for (let from = 0; from < VISITORS; from += AT_ONCE)
      met.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => turn(from + index)))));
    return met;
  };
  const first = await all(async (index) => {
    const { cookie, isCanary } = await visit('');
    cookies[index] = cookie;
    return isCanary;
  });
  const second = await all(async (index) => (await visit(cookies[index] ?? '')).isCanary);
  site.run('compose', 'canary', 'mf-ai', 'off');
  const share = (100 * first.filter(Boolean).length) / VISITORS;
  const moved = first.filter((isCanary, index) => isCanary !== second[index]).length;
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
