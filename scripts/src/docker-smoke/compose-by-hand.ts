import assert from 'node:assert/strict';
import { hitCanary } from '../bench/teams/hit-canary.ts';
import { secondsSince } from '../seconds-since.ts';
import type { Installation } from './installation.ts';

const PAGE = '/home/ai/index';
const VISITORS = 2000;
const PERCENT = 10;
const SWITCH_LIMIT_MS = 5000;
/** Consecutive responses without the old release; two edges alternate. */
const IN_A_ROW = 12;

/** Commands of an operator in the composer's container: a canary on both edges, then a switch and a rollback. */
export const composeByHand = async (site: Installation, remote: string, release: string): Promise<void> => {
  const before = site.composition().remotes[remote]?.active ?? '';
  await tryCanary(site, remote, release);
  await timed(site, `换成 ${remote}@${release}`, release, () => site.compose('set', `${remote}=${release}`));
  await timed(site, `${remote} 回退`, before, () => site.compose('rollback', remote, before));
};

const tryCanary = async (site: Installation, remote: string, release: string) => {
  site.compose('canary', `${remote}=${release}`, String(PERCENT));
  await new Promise((resolve) => setTimeout(resolve, SWITCH_LIMIT_MS));
  const { met, moved } = await hitCanary(site.base + PAGE, release, VISITORS);
  console.log(`  灰度 ${PERCENT} %：${VISITORS} 个访客中 ${met} 个遇到，再次来访换了版本的 ${moved} 个`);
  assert(Math.abs((100 * met) / VISITORS - PERCENT) <= 2, '遇到灰度的访客应在 8 % 到 12 % 之间');
  assert.equal(moved, 0, '再次来访应是同一个版本');
  site.compose('canary', remote, 'off');
};

const timed = async (site: Installation, what: string, release: string, change: () => void) => {
  const since = Date.now();
  change();
  const changed = Date.now();
  for (let shown = 0; shown < IN_A_ROW; ) {
    const page = await (await fetch(site.base + PAGE)).text();
    shown = page.includes(`"release":"${release}"`) ? shown + 1 : 0;
    assert(Date.now() - changed < SWITCH_LIMIT_MS, `${what}：${SWITCH_LIMIT_MS / 1000} 秒后仍有旧的版本`);
  }
  console.log(`  ${what}：连同命令 ${secondsSince(since)}，两个边缘都换了`);
};
