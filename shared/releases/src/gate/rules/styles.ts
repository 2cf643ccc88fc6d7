import type { Release } from '@bee/contracts/composition';
import { labelOf, violation } from '../release-set.ts';
import type { StoredReleases, Violation } from '../violation.ts';

/** Name of this rule: a rollback to a release of before it is not refused. */
export const STYLES_RULE = 'styles';

/** Rules of one release that are listed. */
const LISTED = 5;

/** No rule of a remote's stylesheets may reach outside of the remote. The shell's apply to the whole page. */
export const styles = async (release: Release, releases: StoredReleases): Promise<Violation[]> => {
  if (release.name === 'shell') return [];
  const found = await releases.outside(release.name, release.release);
  const remedy = '请用现在的构建重新发布：它把每条规则限制在微前端自己的根元素之内';
  const more = found.length - LISTED;
  return found
    .slice(0, LISTED)
    .map(({ file, rule, why }, index) =>
      violation(
        STYLES_RULE,
        release,
        `${labelOf(release)} 的样式 ${file} 里规则 “${rule}” ${why}` +
          (index === LISTED - 1 && more > 0 ? `；另有 ${more} 条` : ''),
        remedy,
      ),
    );
};
