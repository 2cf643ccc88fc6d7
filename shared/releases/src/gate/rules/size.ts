import type { Release } from '@bee/contracts/composition';
import { pageSheets, type UsedUi } from '../../sheet/page-sheets.ts';
import { labelOf, type ReleaseSet, violation } from '../release-set.ts';
import type { Violation } from '../violation.ts';

/** Limits in KB (brotli): a page's own files, and the page including the shell and its UI entry points. */
const OWN_KB = 80;
const WHOLE_KB = 400;

/** No page may exceed its size budget; releases without size information pass. */
export const size = ({ shell, remotes }: ReleaseSet): Violation[] =>
  remotes.flatMap((release) => {
    const { pages = [], budget = OWN_KB } = release.manifest ?? {};
    const limit = Math.min(budget, OWN_KB);
    return pages.flatMap((page) => {
      const { id } = page;
      const own = release.sizes?.[id];
      if (own === undefined) return [];
      const violationOf = (what: string) => [
        violation('size', release, `${labelOf(release)} 的页面 ${id} ${what}`, '请拆小，或说明原因并加 --allow-size'),
      ];
      if (own > limit * 1024) return violationOf(`自带 ${inKb(own)} KB，超过 ${limit} KB`);
      const whole = own + shellSize(shell, page);
      return whole > WHOLE_KB * 1024 ? violationOf(`连同外壳与组件共 ${inKb(whole)} KB，超过 ${WHOLE_KB} KB`) : [];
    });
  });

const shellSize = (shell: Release, page: UsedUi): number => {
  const { initial, provides, styles, sizes = {} } = shell;
  const files = new Set([
    ...initial,
    ...page.doors.flatMap((name) => provides[`@bee/ui/${name}`]?.files ?? []),
    ...['own', ...pageSheets(shell, [page])].flatMap((name) => styles[name] ?? []),
  ]);
  return [...files].reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
};

const inKb = (bytes: number) => (bytes / 1024).toFixed(1);
