import { definePage, notFound } from '@bee/platform';
import { isReport } from '../../parts/article-type.ts';
import { settle } from '../../parts/settle.ts';
import type { ArticleData, RelatedArticle } from './article-data.ts';
import { articleHead } from './article-head.ts';
import { ArticleScreen } from './article-screen.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';

const SPECIAL = ['user_terms', 'privacy', 'property_statement'];

export const page = definePage<ArticleData>({
  load: async ({ api, params, signal }) => {
    const { id } = params;
    if (!id || id.length > 64) throw notFound();
    const [article, related] = await Promise.all([
      api('article/detail', { id }, { signal }),
      SPECIAL.includes(id) ? [] : settle(api('article/getRelatedList', { id, limit: 6 }, { signal }), signal),
    ]);
    if (isReport(article.type)) throw notFound();
    return { article, related: related?.map(toRelated) ?? null };
  },
  head: ({ article }) => articleHead(article),
  component: ({ data }) => <ArticleScreen {...data} />,
  skeleton: ArticleSkeleton,
});

const toRelated = ({ id, type, title, published_at }: RelatedArticle): RelatedArticle => ({
  id,
  type,
  title,
  published_at,
});
