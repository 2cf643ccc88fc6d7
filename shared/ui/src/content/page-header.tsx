import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';
import './page-header.css';

export type PageHeaderProps = {
  title: ReactNode;
  breadcrumb?: BreadcrumbProps['items'];
  /** One sentence: content, date, source. */
  lead?: ReactNode;
  /** Facts below the title: source, date, badges. */
  meta?: ReactNode;
  actions?: ReactNode;
};

/** Contains the only h1 of a page. */
export function PageHeader({ title, breadcrumb, lead, meta, actions }: PageHeaderProps) {
  return (
    <header className="bee-head">
      {breadcrumb ? <Breadcrumb items={breadcrumb} /> : null}
      <h1>{title}</h1>
      {meta ? <div className="bee-meta">{meta}</div> : null}
      {lead ? <p className="bee-lead">{lead}</p> : null}
      {actions ? <div className="bee-head-actions bee-no-print">{actions}</div> : null}
    </header>
  );
}
