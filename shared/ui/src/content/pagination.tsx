import { classNames } from './class-names.ts';
import { pageWindow } from './page-window.ts';
import './pagination.css';

export type PaginationProps = {
  page: number;
  total: number;
  pageSize: number;
  href: (page: number) => string;
};

/** Pagination with links. A single page shows only the count; a page past the end links back. */
export function Pagination({ page, total, pageSize, href }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), pages);
  return (
    <nav className="bee-pages bee-small bee-wrap" aria-label="分页">
      <span>
        共 {total} 条{pages > 1 ? ` · 第 ${current}/${pages} 页` : ''}
      </span>
      {pages > 1 ? (
        <ul className="bee-inline bee-no-print">
          <Turn title="上一页" to={current - 1} pages={pages} href={href} rel="prev" />
          {pageWindow(current, pages).map((each, index) =>
            each === null ? (
              <li key={`gap-${index < 3 ? 'start' : 'end'}`} className="bee-page-gap" aria-hidden="true">
                …
              </li>
            ) : (
              <li key={each} className={classNames('bee-page-number', each === current && 'is-current')}>
                <a
                  href={href(each)}
                  aria-label={`第 ${each} 页`}
                  aria-current={each === current ? 'page' : undefined}
                  className="bee-page"
                >
                  {each}
                </a>
              </li>
            ),
          )}
          <Turn title="下一页" to={current + 1} pages={pages} href={href} rel="next" />
        </ul>
      ) : null}
    </nav>
  );
}

type TurnProps = { title: string; to: number; pages: number; href: (page: number) => string; rel: 'prev' | 'next' };

function Turn({ title, to, pages, href, rel }: TurnProps) {
  const possible = to >= 1 && to <= pages;
  return (
    <li>
      {possible ? (
        <a className="bee-page" href={href(to)} rel={rel}>
          {title}
        </a>
      ) : (
        <span className="bee-page is-off" aria-hidden="true" aria-disabled="true">
          {title}
        </span>
      )}
    </li>
  );
}
