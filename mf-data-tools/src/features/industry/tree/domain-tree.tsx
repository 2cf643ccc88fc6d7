import { navigate } from '@bee/platform';
import { classNames, Icon } from '@bee/ui/content';
import { type KeyboardEvent, useRef, useState } from 'react';
import { searchHref } from '../address/search-query.ts';
import { modelHref } from '../address/table-query.ts';
import type { TreeLevels, TreeNode, TreeRow } from './tree-levels.ts';
import { useTree } from './use-tree.ts';
import './tree.css';

type DomainTreeProps = {
  levels: TreeLevels;
  /** Ids from the domain down to the parent of the shown table. */
  path: readonly string[];
  model: string | undefined;
};

/**
 * Domains, categories and tables. Arrow keys move, open and close nodes, letters jump to the next matching name.
 * Without JavaScript a node links to the list of its tables.
 */
export function DomainTree({ levels, path, model }: DomainTreeProps) {
  const { rows, busy, toggle } = useTree(levels, path);
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const current = rows.find(({ node }) => node.model_id !== null && node.model_id === model)?.node.id;
  const entry = rows.some(({ node }) => node.id === focused) ? focused : (current ?? rows[0]?.node.id);

  const goTo = (place: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, place))];
    if (!row) return;
    setFocused(row.node.id);
    list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(row.node.id)}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, row: TreeRow) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moveOf(event.key, rows, rows.indexOf(row));
    if (move === null && event.key !== ' ') return;
    event.preventDefault();
    if (event.key === ' ') choose(row.node);
    else if (typeof move === 'number') goTo(move);
    else if (move) toggle(row.node, move === 'open');
  };
  const choose = (node: TreeNode) => {
    if (node.model_id) navigate(modelHref(node.model_id));
    else toggle(node);
  };
  return (
    <div className="tools-tree" role="tree" aria-label="产业数据目录" ref={list}>
      {rows.map((row) => (
        <a
          key={row.node.id}
          role="treeitem"
          data-node={row.node.id}
          href={row.node.model_id ? modelHref(row.node.model_id) : searchHref({ domain: row.node.id })}
          className={classNames(row.node.id === current && 'is-current', row.open && 'is-open')}
          style={{ paddingLeft: row.level * 14 - 6 }}
          title={row.node.title}
          aria-level={row.level}
          aria-setsize={row.of}
          aria-posinset={row.at}
          aria-expanded={row.node.has_children ? row.open : undefined}
          aria-busy={busy.has(row.node.id) || undefined}
          aria-current={row.node.id === current ? 'page' : undefined}
          tabIndex={row.node.id === entry ? 0 : -1}
          onFocus={() => setFocused(row.node.id)}
          onKeyDown={(event) => press(event, row)}
          onClick={(event) => {
            if (row.node.model_id) return;
            event.preventDefault();
            toggle(row.node);
          }}
        >
          {row.node.has_children ? <Icon name="chevron" size={14} /> : <Icon name="table" size={14} />}
          <span>{row.node.title}</span>
          {row.node.model_id ? null : <small>{row.node.count}</small>}
        </a>
      ))}
    </div>
  );
}

/** The effect of a key: an index among the rows, or a change of the row itself; null for unhandled keys. */
const moveOf = (key: string, rows: readonly TreeRow[], at: number): number | 'open' | 'close' | null => {
  const row = rows[at];
  if (!row) return null;
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'ArrowRight':
      return row.open ? at + 1 : row.node.has_children ? 'open' : at;
    case 'ArrowLeft':
      return row.open ? 'close' : Math.max(0, parentOf(rows, at));
    default:
      return /^[\p{L}\p{N}]$/u.test(key) ? nextNamed(rows, at, key.toLowerCase()) : null;
  }
};

const parentOf = (rows: readonly TreeRow[], at: number): number =>
  rows.slice(0, at).findLastIndex(({ level }) => level < (rows[at]?.level ?? 0));

/** The next node whose name begins with the letter, wrapping around after the last. */
const nextNamed = (rows: readonly TreeRow[], at: number, letter: string): number => {
  const begins = ({ node }: TreeRow) => node.title.toLowerCase().startsWith(letter);
  const after = rows.findIndex((row, place) => place > at && begins(row));
  return after >= 0 ? after : Math.max(at, rows.findIndex(begins));
};
