import { typeTitles } from '@bee/domain/article-type';
import { articleHref } from '@bee/platform';
import { ArticleCard, anySample, CardGrid, SampleBadge, Tag } from '@bee/ui/content';
import type { Brief } from './home-data.ts';
import './home.css';

/** Four recommended articles. Without them the page ends with the columns. */
export const Recommended = ({ articles }: { articles: Brief[] | null }) =>
  !articles || articles.length === 0 ? null : (
    <section className="content-recommended" aria-label="推荐阅读">
      <h2>
        推荐阅读
        <SampleBadge sample={anySample(articles)} />
      </h2>
      <CardGrid>
        {articles.map((article) => (
          <ArticleCard
            key={article.id}
            href={articleHref(article)}
            title={article.title}
            summary={article.summary}
            badge={<Tag type="grey">{typeTitles[article.type]}</Tag>}
            meta={[article.published_at].filter(Boolean)}
          />
        ))}
      </CardGrid>
    </section>
  );
