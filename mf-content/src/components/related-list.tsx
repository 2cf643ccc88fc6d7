import { typeTitles } from '@bee/domain/article-type';
import type { RelatedArticle } from '../lib/related-article.ts';
import { ArticleLink } from './article-link.tsx';
import './link-list.css';

/** Sidebar of an article: further reading; nothing without articles. */
export function RelatedList({ title, articles = [] }: { title: string; articles?: RelatedArticle[] | undefined }) {
  return articles.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul className="content-links">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleLink article={article} tagged={article.tagged} />
            <small>
              {typeTitles[article.type]}
              {article.published_at ? ` · ${article.published_at}` : ''}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
