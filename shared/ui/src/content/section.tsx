import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type CardProps = {
  children: ReactNode /** No inner padding: for tables and lists that reach the edge. */;
  flush?: boolean;
  className?: string;
};
export type SectionProps = {
  title?: ReactNode;
  /** Anchor for a table of contents. */
  id?: string;
  /** Small text beside the title: unit, date. */
  note?: ReactNode;
  more?: { title: string; href: string };
  actions?: ReactNode;
  flush?: boolean;
  /** Without the card: for grids of cards. */
  bare?: boolean;
  children: ReactNode;
};

export function Card({ children, flush, className }: CardProps) {
  return <div className={classNames('bee-card', flush && 'is-flush', className)}>{children}</div>;
}

/** A card with a heading of level 2 and, where there is more, the way there. */
export function Section({ title, id, note, more, actions, flush, bare, children }: SectionProps) {
  return (
    <section className="bee-section" id={id}>
      {title ? (
        <div className="bee-section-head">
          <h2>{title}</h2>
          {note ? <span className="bee-section-note">{note}</span> : null}
          {actions}
          {more ? (
            <a className="bee-more" href={more.href}>
              {more.title}
            </a>
          ) : null}
        </div>
      ) : null}
      {bare ? children : <Card flush={flush}>{children}</Card>}
    </section>
  );
}
