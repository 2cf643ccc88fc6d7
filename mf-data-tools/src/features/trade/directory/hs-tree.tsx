import type { HsNode } from '@bee/contracts/resource/trade';
import { href } from '@bee/platform';
import { Icon, Tag } from '@bee/ui/content';
import { usdText } from '../../../components/trade/trade-amount.ts';
import { type DirectoryQuery, directoryHref } from './directory-query.ts';
import './directory.css';

type HsTreeProps = {
  /** Children by parent code; chapters are under ''. */
  levels: Record<string, HsNode[]>;
  query: DirectoryQuery;
};

/** The tariff as a tree: a level is loaded when its parent is opened; each state is an address. */
export function HsTree({ levels, query }: HsTreeProps) {
  return (
    <div className="tools-hs">
      <p className="tools-hs-head" aria-hidden="true">
        <span>编码与名称</span>
        <span>进口</span>
        <span>出口</span>
      </p>
      <Level nodes={levels[''] ?? []} levels={levels} query={query} />
    </div>
  );
}

type LevelProps = HsTreeProps & { nodes: readonly HsNode[] };

function Level({ nodes, levels, query }: LevelProps) {
  return (
    <ul>
      {nodes.map((node) => {
        const open = query.open?.startsWith(node.code) ?? false;
        const children = open ? levels[node.code] : undefined;
        return (
          <li key={node.code}>
            <Node node={node} open={open} query={query} />
            {children && children.length > 0 ? <Level nodes={children} levels={levels} query={query} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

function Node({ node, open, query }: { node: HsNode; open: boolean; query: DirectoryQuery }) {
  const { code, name, unit, children, valid_to, import_usd, export_usd, to } = node;
  const parent = code.length > 2 ? code.slice(0, -2) : undefined;
  return (
    <div className={query.open === code ? 'tools-hs-node is-current' : 'tools-hs-node'} id={`hs${code}`}>
      <span className="tools-hs-name">
        {children > 0 ? (
          <a
            className={open ? 'tools-hs-turn is-open' : 'tools-hs-turn'}
            href={`${directoryHref({ ...query, open: open ? parent : code })}#hs${open ? (parent ?? code) : code}`}
            aria-label={`${open ? '收起' : '展开'} ${code} ${name}`}
          >
            <Icon name="chevron" size={14} />
          </a>
        ) : (
          <span className="tools-hs-turn is-leaf" aria-hidden="true" />
        )}
        {to ? <a href={href(to.page, to.params)}>{code}</a> : <b>{code}</b>}
        <span>
          {name}
          {unit ? <small>（{unit}）</small> : null}{' '}
          {valid_to === null ? null : <Tag type="honey">只用到 {valid_to} 年</Tag>}
        </span>
      </span>
      <span className="tools-hs-value">
        <i>进口 </i>
        {usdText(import_usd)}
      </span>
      <span className="tools-hs-value">
        <i>出口 </i>
        {usdText(export_usd)}
      </span>
    </div>
  );
}
