import { useApi } from '@bee/platform';
import { useEffect, useMemo, useState } from 'react';
import { type TreeLevels, type TreeNode, type TreeRow, visibleRows } from './tree-levels.ts';

type Tree = {
  rows: TreeRow[];
  /** Ids of nodes whose children are being loaded. */
  busy: ReadonlySet<string>;
  toggle(node: TreeNode, open?: boolean): void;
};

/** A level is loaded when its parent is opened, and is kept. The path of the address is open. */
export const useTree = (given: TreeLevels, path: readonly string[]): Tree => {
  const api = useApi();
  const [fetched, setFetched] = useState<TreeLevels>({});
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(path));
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const levels = useMemo(() => ({ ...fetched, ...given }), [fetched, given]);
  const way = path.join(' ');

  useEffect(() => {
    if (way) setOpen((now) => new Set([...now, ...way.split(' ')]));
  }, [way]);
  // Levels that an earlier address loaded are kept.
  useEffect(() => setFetched((now) => ({ ...now, ...given })), [given]);

  const toggle = (node: TreeNode, wanted = !open.has(node.id)) => {
    if (!node.has_children) return;
    setOpen((now) => (wanted ? new Set([...now, node.id]) : without(now, node.id)));
    if (!wanted || levels[node.id] || busy.has(node.id)) return;
    setBusy((now) => new Set([...now, node.id]));
    api('industry/getDataDomainTree', { pid: node.id })
      .then(
        (children) => setFetched((now) => ({ ...now, [node.id]: children })),
        // The API caller has already shown the message; the node can be opened again.
        () => setOpen((now) => without(now, node.id)),
      )
      .finally(() => setBusy((now) => without(now, node.id)));
  };
  return { rows: useMemo(() => visibleRows(levels, open), [levels, open]), busy, toggle };
};

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((one) => one !== id));
