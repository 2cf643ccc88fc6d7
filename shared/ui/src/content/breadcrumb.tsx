import './page-header.css';

export type BreadcrumbProps = { items: { title: string; href?: string }[] };

/** Path to this page; the last entry is the page itself. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav className="bee-crumbs" aria-label="当前位置">
      <ol>
        {items.map(({ title, href }, index) => (
          <li key={title} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {href ? <a href={href}>{title}</a> : <span title={title}>{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
