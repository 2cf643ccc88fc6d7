import type { DataFor } from '@bee/contracts/operations';
import type { ApiCaller } from '@bee/platform';

export type TreeNode = DataFor<'industry/getDataDomainTree'>[number];

/** Nodes by the one above them, those of the first level under ''. */
export type TreeLevels = Record<string, TreeNode[]>;

/** The first level and those on the way to a table: never more, however large the tree is. */
export const loadLevels = async (api: ApiCaller, path: readonly string[]): Promise<TreeLevels> => {
  const above = ['', ...path];
  const levels = await Promise.all(above.map((pid) => api('industry/getDataDomainTree', pid ? { pid } : {})));
  return Object.fromEntries(above.map((pid, place) => [pid, levels[place] ?? []]));
};

/** A node as the tree shows it, from top to bottom. */
export type TreeRow = { node: TreeNode; level: number; open: boolean; at: number; of: number };

/** What is to be seen of the levels that are there. */
export const visibleRows = (levels: TreeLevels, open: ReadonlySet<string>, pid = '', level = 1): TreeRow[] => {
  const nodes = levels[pid] ?? [];
  return nodes.flatMap((node, place): TreeRow[] => {
    const opened = open.has(node.id);
    const row = { node, level, open: opened, at: place + 1, of: nodes.length };
    return opened ? [row, ...visibleRows(levels, open, node.id, level + 1)] : [row];
  });
};
