import { classNames, Icon } from '@bee/ui/content';
import { useId } from 'react';
import { holdsCurrent, type NavigationNode } from './navigation-node.ts';

type ListProps = { nodes: NavigationNode[]; depth: number; label: string };

export function NavigationList({ nodes, depth, label }: ListProps) {
  const groups = nodes.some(({ children }) => children.length > 0);
  return (
    <ul className={classNames('shell-nav-list', `is-depth-${depth}`, groups && 'has-groups')} aria-label={label}>
      {nodes.map((node) =>
        node.children.length > 0 ? (
          <Group key={node.title} node={node} depth={depth} />
        ) : (
          <li key={node.title}>
            <Row node={node} />
          </li>
        ),
      )}
    </ul>
  );
}

/**
 * State lives in a checkbox: unchecked, the children fly out on hover and focus; checked, they are listed below. The
 * group of the current page starts open, as do groups within a group.
 */
function Group({ node, depth }: { node: NavigationNode; depth: number }) {
  const id = useId();
  const open = depth > 0 || holdsCurrent(node);
  return (
    <li className="shell-nav-group">
      <input
        key={String(open)}
        type="checkbox"
        id={id}
        className="shell-nav-toggle bee-quiet"
        aria-label={`展开${node.title}`}
        aria-current={node.current || undefined}
        defaultChecked={open}
        {...(node.href ? {} : { 'data-nav-item': '' })}
      />
      <div className="shell-nav-line">
        {node.href ? (
          <Row node={node} />
        ) : (
          <label htmlFor={id} className="shell-nav-row">
            <Face node={node} />
          </label>
        )}
        <label htmlFor={id} className="shell-nav-chevron" aria-hidden="true">
          <Icon name="chevron" size={16} />
        </label>
      </div>
      <div className="shell-nav-children">
        <NavigationList nodes={node.children} depth={depth + 1} label={node.title} />
      </div>
    </li>
  );
}

function Row({ node }: { node: NavigationNode }) {
  return (
    <a href={node.href} className="shell-nav-row" aria-current={node.current ? 'page' : undefined} data-nav-item="">
      <Face node={node} />
    </a>
  );
}

function Face({ node }: { node: NavigationNode }) {
  return (
    <>
      {node.icon ? <Icon name={node.icon} /> : null}
      <span>{node.title}</span>
    </>
  );
}
