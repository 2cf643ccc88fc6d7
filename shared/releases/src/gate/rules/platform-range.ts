import semver from 'semver';
import { labelOf, type ReleaseSet, violation } from '../release-set.ts';
import type { Violation } from '../violation.ts';

/** The shell's packages must be in the range that a remote requires and not older than those it was built with. */
export const platformRange = ({ shell, remotes }: ReleaseSet): Violation[] =>
  remotes.flatMap((release) => {
    const violationOf = (what: string) =>
      violation('platform-range', release, `${labelOf(release)} ${what}`, '请先发布并启用匹配的 shell，或用较旧的版本');
    const ranges = { ...release.manifest?.requires };
    const outside = Object.entries(ranges).flatMap(([pkg, range]) => {
      const version = shell.packages[pkg] ?? '0.0.0';
      if (semver.satisfies(version, range)) return [];
      return [violationOf(`需要 ${pkg} ${range}，而 ${labelOf(shell)} 提供 ${version}`)];
    });
    if (outside.length > 0) return outside;
    return Object.entries(release.packages).flatMap(([pkg, built]) => {
      const version = shell.packages[pkg];
      const used = Object.keys(release.provides).some((module) => module === pkg || module.startsWith(`${pkg}/`));
      if (!used || !version || minorOf(built) <= minorOf(version)) return [];
      return [violationOf(`用 ${pkg} ${built} 构建，而 ${labelOf(shell)} 只有 ${version}`)];
    });
  });

/** Ignores the patch version: patches add nothing. */
const minorOf = (version: string) => semver.major(version) * 1e6 + semver.minor(version);
