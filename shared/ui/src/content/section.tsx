import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './section.css';

export type CardProps = {
  children: ReactNode /** Without padding, for tables and lists that span the full width. */;
  flush?: boolean;
  className?: string;
};
export type SectionProps = {
  title?: ReactNode;
  /** Fragment id for a table of contents. */
  id?: string;
  /** Small text next to the title: unit, date. */
  note?: ReactNode;
  more?: { title: string; href: string };
  actions?: ReactNode;
  flush?: boolean;
  /** Without the card, for grids of cards. */
  bare?: boolean;
  children: ReactNode;
};

export function Card({ children, flush, className }: CardProps) {
  return <div className={classNames('bee-card', flush && 'is-flush', className)}>{children}</div>;
}

/** A card with a level 2 heading and an optional link to more. */
export function Section({ title, id, note, more, actions, flush, bare, children }: SectionProps) {
  return (
    <section className="bee-section" id={id}>
      {title ? (
        <div className="bee-section-head bee-wrap">
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
