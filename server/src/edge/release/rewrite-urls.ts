import type { Composition, Release } from '@bee/contracts/composition';
import type { ManifestPage } from '@bee/contracts/manifest';
import { type Address, addressesOf, overlap } from '@bee/releases/gate/addresses';

type Settled = { pages: Record<string, ManifestPage[]>; problems: string[] };

/**
 * The pages of every remote, with each address assigned to a single page. The release gate rejects duplicate addresses;
 * if it was bypassed, the release that has been active longer wins, and the shell wins over all remotes. A page that
 * loses all of its addresses stays known, so that links to it do not throw.
 * @returns `problems`: one sentence for each page that lost an address, for operators
 */
export const rewriteUrls = (
  shell: Release,
  remotes: Record<string, Release>,
  entries: Composition['remotes'],
): Settled => {
  const taken: (Address & { by: string })[] = addressesOf(shell.shell_pages ?? []).map((one) => ({
    ...one,
    by: `shell@${shell.release}`,
  }));
  const settled: Settled = { pages: {}, problems: [] };
  const since = (name: string) => entries[name]?.active_since ?? '';
  const oldestFirst = Object.entries(remotes).sort(
    ([one], [other]) => since(one).localeCompare(since(other)) || one.localeCompare(other),
  );
  for (const [name, release] of oldestFirst) {
    const own = release.manifest?.pages ?? [];
    const by = `${name}@${release.release}`;
    settled.pages[name] = own.flatMap((page) => {
      const lost = addressesOf([page]).flatMap((address) => {
        const owner = taken.find((one) => overlap(one, address));
        return owner ? [{ address, owner }] : [];
      });
      const twice = taken.find((one) => one.page === page.id);
      const owner = twice ?? lost[0]?.owner;
      if (!owner) return [page];
      const written = lost.map(({ address }) => address.written);
      settled.problems.push(
        `${by} 的页面 ${page.id}${written.length > 0 ? `（${written.join('、')}）` : ''} 与 ${owner.by} 的相同，由后者保留；请换掉 ${by}`,
      );
      const plain = page.plain && !written.includes(page.id === 'home' ? '/' : `/${page.id}`);
      return twice ? [] : [{ ...page, plain, paths: page.paths.filter(({ pattern }) => !written.includes(pattern)) }];
    });
    taken.push(...addressesOf(settled.pages[name]).map((one) => ({ ...one, by })));
  }
  return settled;
};
