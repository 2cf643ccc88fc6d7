import { definePage } from '@bee/platform';
import { Skeleton, SkeletonRows } from '@bee/ui/content';
import { memo } from 'react';
import { IslandView, island } from '../../components/island.tsx';
import type { ArticleData } from './article-data.ts';
import { articleHead } from './article-head.ts';
import { ArticleScreen, articleParts } from './article-screen.tsx';
import { loadArticle } from './load-article.ts';
import './article.css';
import '../../layout/skeleton.css';

function ArticleSkeleton() {
  return (
    <div className="content-page" aria-busy="true">
      <div className="content-paper content-article">
        <div className="content-column content-bones">
          <Skeleton height={22} width="50%" />
          <Skeleton height={34} width="88%" />
          <Skeleton height={32} width="60%" />
          <Skeleton height={200} />
          <SkeletonRows rows={16} height={40} />
        </div>
      </div>
    </div>
  );
}

const comparison = island(async () => (await import('./compare/compare-screen.tsx')).CompareScreen);

export const page = definePage<ArticleData>({
  load: async ({ api, params: { id }, query: { cmp }, signal }) => {
    const [data] = await Promise.all([
      loadArticle(api, id, { cmp, signal }),
      cmp ? comparison.ready() : articleParts(),
    ]);
    if (cmp && !data.article.comparison) await articleParts();
    return data;
  },
  head: ({ article }) => articleHead(article),
  component: ({ data }) =>
    data.article.comparison ? <Compared article={data.article} /> : <ArticleScreen {...data} />,
  skeleton: ArticleSkeleton,
});

const Compared = memo(({ article }: Pick<ArticleData, 'article'>) => (
  <IslandView part={comparison} props={{ article }} />
));
