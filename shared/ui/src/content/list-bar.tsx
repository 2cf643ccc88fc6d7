import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './list-bar.css';

export type SortChoice = { title: string; href: string; current: boolean };
export type ListBarProps = {
  /** Total, with the search words. */
  sum: ReactNode;
  sorts: SortChoice[];
  /** A search within the list. */
  children?: ReactNode;
};

/** Above a list: total, sort order, search within. */
export function ListBar({ sum, sorts, children }: ListBarProps) {
  return (
    <div className="bee-list-bar bee-wrap bee-no-print">
      <p className="bee-list-sum bee-small">{sum}</p>
      <SortLinks sorts={sorts} />
      {children ? <div className="bee-list-search">{children}</div> : null}
    </div>
  );
}

/** Sort orders of a list as links. */
export function SortLinks({ sorts }: Pick<ListBarProps, 'sorts'>) {
  return (
    <nav className="bee-orders" aria-label="排序">
      {sorts.map(({ title, href, current }) => (
        <a
          key={title}
          href={href}
          className={classNames(current && 'is-current')}
          aria-current={current ? 'true' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
