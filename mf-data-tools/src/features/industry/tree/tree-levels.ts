import type { DataFor } from '@bee/contracts/operations';
import type { ApiCaller } from '@bee/platform';

export type TreeNode = DataFor<'industry/getDataDomainTree'>[number];

/** Nodes by parent id; the first level is under ''. */
export type TreeLevels = Record<string, TreeNode[]>;

/** Loads the first level and the path to a table: the cost does not depend on the size of the tree. */
export const loadLevels = async (api: ApiCaller, path: readonly string[]): Promise<TreeLevels> => {
  const above = ['', ...path];
  const levels = await Promise.all(above.map((pid) => api('industry/getDataDomainTree', pid ? { pid } : {})));
  return Object.fromEntries(above.map((pid, place) => [pid, levels[place] ?? []]));
};

/** A visible node with its position, from top to bottom. */
export type TreeRow = { node: TreeNode; level: number; open: boolean; at: number; of: number };

/** The visible rows of the loaded levels. */
export const visibleRows = (levels: TreeLevels, open: ReadonlySet<string>, pid = '', level = 1): TreeRow[] => {
  const nodes = levels[pid] ?? [];
  return nodes.flatMap((node, place): TreeRow[] => {
    const opened = open.has(node.id);
    const row = { node, level, open: opened, at: place + 1, of: nodes.length };
    return opened ? [row, ...visibleRows(levels, open, node.id, level + 1)] : [row];
  });
};
