import { articleHref } from '../../parts/article-type.ts';
import type { Brief } from './home-data.ts';

/** One line each: title, cut where it must be, and day. */
export const BriefList = ({ articles }: { articles: Brief[] }) => (
  <ul className="content-brief">
    {articles.map((article) => (
      <li key={article.id}>
        <a href={articleHref(article)} title={article.title}>
          {article.title}
        </a>
        <time dateTime={article.published_at ?? undefined}>{article.published_at ?? '日期不详'}</time>
      </li>
    ))}
  </ul>
);
