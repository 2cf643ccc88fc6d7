import semver from 'semver';
import { labelOf, type ReleaseSet, violation } from '../release-set.ts';
import type { Violation } from '../violation.ts';

/**
 * The shell must provide every shared module that a remote imports (`react`, `@bee/ui/table`), in the required range.
 */
export const sharedVersions = ({ shell, remotes }: ReleaseSet): Violation[] =>
  remotes.flatMap((release) => {
    const violationOf = (what: string, remedy: string) =>
      violation('shared-versions', release, `${labelOf(release)} ${what}`, remedy);
    const absent = Object.keys(release.provides).filter((module) => !(module in shell.provides));
    const outside = Object.entries(release.shared ?? {}).filter(([pkg, range]) => {
      const version = shell.provides[pkg]?.version ?? shell.packages[pkg];
      return version !== undefined && !semver.satisfies(version, range);
    });
    return [
      ...absent.map((module) =>
        violationOf(`用到 ${module}，而 ${labelOf(shell)} 不提供它`, '请先发布并启用提供它的 shell'),
      ),
      ...outside.map(([pkg, range]) =>
        violationOf(
          `需要 ${pkg} ${range}，而 ${labelOf(shell)} 提供 ${shell.provides[pkg]?.version ?? shell.packages[pkg]}`,
          '请让两边用同一个大版本，再重新发布',
        ),
      ),
    ];
  });
