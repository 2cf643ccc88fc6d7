import type { Composition, Release } from '@bee/contracts/composition';
import { releaseCommand } from '../compose/advised-command.ts';
import type { StoredReleases, Violation } from './violation.ts';

/** The shell and a set of remotes that a visitor can get together. */
export type ReleaseSet = { shell: Release; remotes: Release[] };

export const labelOf = ({ name, release }: Release) => `${name}@${release}`;

/** The shell has no manifest and belongs to the platform team. */
export const ownerOf = ({ manifest }: Release) => manifest?.owner ?? PLATFORM;

const PLATFORM = '平台组';

export const violation = (rule: string, release: Release, what: string, remedy: string): Violation => ({
  rule,
  remote: release.name,
  owner: ownerOf(release),
  what,
  remedy,
});

type Composed = Pick<Composition, 'shell' | 'remotes'>;

/** Reads all releases of a composition, including canaries. Missing and invalid releases are reported as violations. */
export const readReleases = async (next: Composed, releases: StoredReleases) => {
  const found = new Map<string, Release>();
  const violations: Violation[] = [];
  const entries = [['shell', next.shell] as const, ...Object.entries(next.remotes)];
  for (const [name, { active, canary }] of entries) {
    for (const id of [active, ...(canary ? [canary.release] : [])]) {
      const about = { remote: name, owner: found.get(`${name}@${active}`)?.manifest?.owner ?? PLATFORM };
      try {
        const stored = await releases.read(name, id);
        if (stored) found.set(`${name}@${id}`, stored.release);
        else {
          const remedy = `请先运行 ${releaseCommand(name)}`;
          violations.push({ ...about, rule: 'present', what: `仓库里没有 ${name}@${id}`, remedy });
        }
      } catch (error) {
        const what = `${name}@${id} 的 release.json 不能用：${reasonOf(error)}`;
        violations.push({ ...about, rule: 'bounds', what, remedy: '请重新发布这个版本' });
      }
    }
  }
  return { found, violations };
};

/** All combinations of releases that a visitor can get: each remote with its active release or its canary. */
export const releaseSetsOf = (next: Composed, found: Map<string, Release>): ReleaseSet[] => {
  const choices = Object.entries({ shell: next.shell, ...next.remotes }).map(([name, { active, canary }]) =>
    [active, ...(canary ? [canary.release] : [])].flatMap((id) => found.get(`${name}@${id}`) ?? []),
  );
  const companies = choices.reduce<Release[][]>(
    (before, options) =>
      options.length === 0 ? before : before.flatMap((one) => options.map((each) => [...one, each])),
    [[]],
  );
  return companies.flatMap(([shell, ...remotes]) => (shell && shell.name === 'shell' ? [{ shell, remotes }] : []));
};

/** The first schema issue, or the message of any other error. */
const reasonOf = (error: unknown): string => {
  const { issues, message } = error as { issues?: { path: PropertyKey[]; message: string }[]; message: string };
  const first = issues?.[0];
  return first ? `${first.path.join('.')} ${first.message}` : message;
};
