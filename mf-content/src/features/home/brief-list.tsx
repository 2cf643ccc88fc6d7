import { articleHref, href } from '@bee/platform';
import type { BriefLine } from './home-data.ts';
import './home.css';

/** One line each: truncated title and date. */
export function BriefList({ articles }: { articles: BriefLine[] }) {
  return (
    <ul className="content-brief">
      {articles.map((article) => (
        <li key={article.id}>
          <a className="bee-cut" href={hrefOf(article)} title={article.title}>
            {article.title}
          </a>
          <time dateTime={article.published_at ?? undefined}>{article.published_at ?? '日期不详'}</time>
        </li>
      ))}
    </ul>
  );
}

const hrefOf = ({ id, type }: BriefLine): string =>
  type === 'reference' ? href('reference/detail', { id }) : articleHref({ id, type });
