import { useRef } from 'react';
import { classNames } from './class-names.ts';
import { useCurrentInView } from './use-current-in-view.ts';
import './tabs.css';

export type TabItem = { key: string; title: string; href: string; count?: number };
export type TabsProps = {
  items: TabItem[];
  current: string;
  /** Accessible name of the navigation: 研报类型. */
  label: string;
};

/** Tabs as links: each has an address and works before hydration; scrolls horizontally on phones. */
export function Tabs({ items, current, label }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, current);
  return (
    <nav className="bee-tabs" aria-label={label}>
      <ul ref={list}>
        {items.map(({ key, title, href, count }) => (
          <li key={key}>
            <a
              className={classNames('bee-tab', key === current && 'is-current')}
              href={href}
              aria-current={key === current ? 'page' : undefined}
            >
              {title}
              {count === undefined ? null : <span className="bee-tab-count bee-note">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
