import { allEntries, type Running } from './content-edits.ts';
import type { ListedReleases } from './resolve-release.ts';

/**
 * Problems that the gate does not check: descriptions that changed after they were composed, and the files of last
 * known good releases.
 */
export const integrityProblems = async (running: Running, releases: ListedReleases): Promise<string[]> => {
  const problems: string[] = [];
  for (const [name, { active, digest, canary, last_known_good: good, last_known_good_digest }] of allEntries(running)) {
    const named: [string | undefined, string | undefined][] = [
      [active, digest],
      [good, last_known_good_digest],
      [canary?.release, canary?.digest],
    ];
    for (const [release, expected] of named) {
      const found = release === undefined ? null : await releases.read(name, release).catch(() => null);
      if (found && expected && found.digest !== expected)
        problems.push(`${name}@${release} 的 release.json 与组合里记下的不符：组合之后它或 composition.json 被改动过`);
    }
    if (good) problems.push(...(await releases.damaged(name, good)));
  }
  return problems;
};
