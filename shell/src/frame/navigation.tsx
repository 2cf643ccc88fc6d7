import { Icon } from '@bee/ui/content';
import type { UIEvent } from 'react';
import { drawerId } from './drawer-switch.tsx';
import { onNavigationKey } from './navigation-keys.ts';
import { NavigationList } from './navigation-list.tsx';
import type { NavigationNode } from './navigation-node.ts';

export type NavigationProps = {
  nodes: NavigationNode[];
  /** Address of the shown page: a change of page closes the drawer of the phone. */
  path: string;
  /** Links of the header that a phone's header has no room for; shown in its drawer only. */
  links: { title: string; href: string; newTab?: boolean }[];
};

/** Left tree with fly-outs on hover and focus; below 768 px a drawer behind a checkbox, so that it opens without JavaScript. */
export function Navigation({ nodes, path, links }: NavigationProps) {
  return (
    <nav className="shell-nav bee-no-print" aria-label="主导航" onKeyDown={onNavigationKey}>
      <input key={path} type="checkbox" id={drawerId} className="shell-nav-switch bee-quiet" aria-label="导航菜单" />
      <label htmlFor={drawerId} className="shell-nav-mask">
        <span className="bee-quiet">关闭导航菜单</span>
      </label>
      <div className="shell-nav-panel" onScroll={alignFlyOuts}>
        <label htmlFor={drawerId} className="shell-nav-close">
          <Icon name="close" label="关闭导航菜单" />
        </label>
        <NavigationList key={path} nodes={nodes} depth={0} label="栏目" />
        <ul className="shell-nav-links">
          {links.map(({ title, href, newTab }) => (
            <li key={title}>
              <a
                href={href}
                className="shell-nav-row"
                {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** A fly-out stands beside its group; when the tree itself is scrolled, CSS must know how far. */
function alignFlyOuts({ currentTarget }: UIEvent<HTMLElement>) {
  currentTarget.style.setProperty('--shell-scrolled', `${currentTarget.scrollTop}px`);
}
