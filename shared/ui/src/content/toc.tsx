import './rich-text.css';

export type TocProps = {
  items: { id: string; title: string; level?: 1 | 2 }[];
  title?: string;
};

/** Table of contents of the page: links to headings by id. */
export function Toc({ items, title = '目录' }: TocProps) {
  if (items.length === 0) return null;
  return (
    <nav className="bee-toc bee-no-print" aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {items.map(({ id, title: heading, level = 1 }) => (
          <li key={id} className={`is-${level}`}>
            <a href={`#${encodeURIComponent(id)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
