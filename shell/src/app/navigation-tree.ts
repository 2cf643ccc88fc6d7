import type { PageComposition } from '@bee/contracts/page';
import { href } from '@bee/platform';
import type { PageMatch } from '@bee/platform/host';
import type { IconName } from '@bee/ui/content';
import type { NavigationNode } from '../frame/navigation-node.ts';

type Entry = PageComposition['remotes'][string]['navigation'][number];

/**
 * Builds the left navigation from all manifests: groups with the same alias are merged, siblings are sorted by `order`.
 */
export const navigationTree = (
  composition: PageComposition,
  match: PageMatch | null,
  section?: string,
): NavigationNode[] =>
  toNodes(mergeGroups(Object.values(composition.remotes).flatMap(({ navigation }) => navigation)), match, section);

const mergeGroups = (entries: Entry[]): Entry[] => {
  const merged: Entry[] = [];
  for (const entry of entries) {
    const same = entry.alias && merged.find(({ alias }) => alias === entry.alias);
    if (same) same.children = [...(same.children ?? []), ...(entry.children ?? [])];
    else merged.push({ ...entry });
  }
  return merged
    .map((entry) => (entry.children ? { ...entry, children: mergeGroups(entry.children) } : entry))
    .sort((a, b) => a.order - b.order);
};

const toNodes = (entries: Entry[], match: PageMatch | null, section?: string): NavigationNode[] =>
  entries.map((entry) => {
    const address = entry.to && href(entry.to.page, entry.to.params);
    return {
      title: entry.title,
      ...(address && { href: address }),
      ...(entry.icon && { icon: entry.icon as IconName }),
      current: section ? address === section : isCurrent(entry, match),
      children: toNodes(entry.children ?? [], match, section),
    };
  });

/** The entry leads to the current page with the same parameters, or the page is one of those that highlight it. */
const isCurrent = ({ to, current }: Entry, match: PageMatch | null): boolean => {
  if (!match) return false;
  if (current?.includes(match.page.id)) return true;
  if (to?.page !== match.page.id) return false;
  return Object.entries(to.params ?? {}).every(([name, value]) => match.params[name] === value);
};
