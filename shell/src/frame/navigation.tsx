import { Icon } from '@bee/ui/content';
import { type UIEvent, useRef } from 'react';
import { drawerId } from './drawer-switch.tsx';
import { onNavigationKey } from './navigation-keys.ts';
import { NavigationList } from './navigation-list.tsx';
import type { NavigationNode } from './navigation-node.ts';
import { closeDrawer, useDrawer } from './use-drawer.ts';

export type NavigationProps = {
  nodes: NavigationNode[];
  /** Address of the current page: changing it closes the drawer on phones. */
  path: string;
  /** Links that do not fit into the header of a narrow window. */
  links: { title: string; href: string; newTab?: boolean; phoneOnly?: boolean }[];
};

/**
 * Left tree with fly-outs on hover and focus. Below 768 px it is a drawer behind a checkbox, which works without
 * JavaScript.
 */
export function Navigation({ nodes, path, links }: NavigationProps) {
  const drawer = useRef<HTMLInputElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const onDrawer = useDrawer(path, drawer, close);
  return (
    <nav className="shell-nav bee-no-print" aria-label="主导航" onKeyDown={onNavigationKey}>
      <input
        key={path}
        ref={drawer}
        type="checkbox"
        id={drawerId}
        className="shell-nav-switch bee-quiet"
        aria-label="导航菜单"
        onChange={onDrawer}
      />
      <label htmlFor={drawerId} className="shell-nav-mask">
        <span className="bee-quiet">关闭导航菜单</span>
      </label>
      <div className="shell-nav-panel" onScroll={alignFlyOuts}>
        <button
          ref={close}
          type="button"
          className="shell-nav-close"
          onClick={() => drawer.current && closeDrawer(drawer.current)}
        >
          <Icon name="close" label="关闭导航菜单" />
        </button>
        <NavigationList key={path} nodes={nodes} depth={0} label="栏目" />
        <ul className="shell-nav-links">
          {links.map(({ title, href, newTab, phoneOnly }) => (
            <li key={title} className={phoneOnly ? 'is-phone-only' : undefined}>
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

/** A fly-out is positioned at its group; when the tree itself is scrolled, CSS needs the offset. */
function alignFlyOuts({ currentTarget }: UIEvent<HTMLElement>) {
  currentTarget.style.setProperty('--shell-scrolled', `${currentTarget.scrollTop}px`);
}
