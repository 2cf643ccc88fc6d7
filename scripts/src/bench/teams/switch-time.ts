import { goal } from '../goals.ts';
import { spreadOf } from '../statistics.ts';
import type { TeamsMeasure } from './teams-site.ts';

const ROUNDS = 5;
const LIMIT_MS = 5000;

/** From the start of the command to the first page of the new release; the command itself takes most of it. */
export const measureSwitchTime: TeamsMeasure = async ({ site, releases }) => {
  const shows = async (release: string) =>
    (await (await fetch(`${site.url}/ai`)).text()).includes(`"release":"${release}"`);
  const timed = async (release: string, ...words: string[]) => {
    const since = performance.now();
    site.run('compose', ...words);
    while (!(await shows(release))) await new Promise((resolve) => setTimeout(resolve, 50));
    return performance.now() - since;
  };
  const there: number[] = [];
  const back: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    there.push(await timed(releases.next, 'set', `mf-ai=${releases.next}`));
    back.push(await timed(releases.first, 'rollback', 'mf-ai', releases.first));
  }
  const text = (times: number[]) => {
    const { median, min, max } = spreadOf(times);
    return `${(median / 1000).toFixed(1)} s (${(min / 1000).toFixed(1)}–${(max / 1000).toFixed(1)})`;
  };
  return {
    lines: [`command to page, ${ROUNDS} times: switch ${text(there)}, rollback ${text(back)}`],
    goals: [
      goal('switch of a release: command to page, slowest', LIMIT_MS / 1000, Math.max(...there) / 1000, 's'),
      goal('rollback: command to page, slowest', LIMIT_MS / 1000, Math.max(...back) / 1000, 's'),
    ],
  };
};
