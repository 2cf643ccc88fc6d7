import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';

export type PageHeaderProps = {
  title: ReactNode;
  breadcrumb?: BreadcrumbProps['items'];
  /** One sentence: what this is, of what day, from where. */
  lead?: ReactNode;
  /** Line of facts under the title: source, date, badges. */
  meta?: ReactNode;
  actions?: ReactNode;
};

/** Holds the one h1 of a screen. */
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
