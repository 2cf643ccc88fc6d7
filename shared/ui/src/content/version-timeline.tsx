import type { ReactNode } from 'react';
import './rich-text.css';

export type VersionTimelineProps = {
  items: { date: string; title: ReactNode; href?: string; note?: ReactNode; current?: boolean }[];
};

/** Events of a document, newest first: issued, in force, revised, repealed. */
export function VersionTimeline({ items }: VersionTimelineProps) {
  return (
    <ol className="bee-versions">
      {items.map(({ date, title, href, note, current }, place) => (
        <li
          key={`${date} ${href ?? place}`}
          className={current ? 'is-current' : undefined}
          aria-current={current ? 'step' : undefined}
        >
          <time dateTime={date}>{date}</time>
          {href && !current ? <a href={href}>{title}</a> : title}
          {note ? <p>{note}</p> : null}
        </li>
      ))}
    </ol>
  );
}
