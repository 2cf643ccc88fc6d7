import { definePage, notFound } from '@bee/platform';
import { memo } from 'react';
import { isReport } from '../../parts/article-type.ts';
import { Late, latePart } from '../../parts/late-part.tsx';
import { settle } from '../../parts/settle.ts';
import type { ArticleData, RelatedArticle } from './article-data.ts';
import { articleHead } from './article-head.ts';
import { ArticleScreen, articleParts } from './article-screen.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';

const SPECIAL = ['user_terms', 'privacy', 'property_statement'];
const LONGEST_ID = 64;

const comparison = latePart(async () => (await import('./compare/compare-screen.tsx')).CompareScreen);

export const page = definePage<ArticleData>({
  load: async ({ api, params, query, signal }) => {
    const { id } = params;
    const { cmp } = query;
    if (!id || Math.max(id.length, cmp?.length ?? 0) > LONGEST_ID) throw notFound();
    const [article, related] = await Promise.all([
      api('article/detail', { id, ...(cmp && { cmp }) }, { signal }),
      cmp || SPECIAL.includes(id) ? [] : settle(api('article/getRelatedList', { id, limit: 6 }, { signal }), signal),
      cmp ? comparison.ready() : articleParts(),
    ]);
    if (isReport(article.type)) throw notFound();
    if (article.comparison) return { article: { ...article, content_html: '' }, related: [] };
    if (cmp) await articleParts();
    return { article, related: related?.map(toRelated) ?? null };
  },
  head: ({ article }) => articleHead(article),
  component: ({ data }) =>
    data.article.comparison ? <Compared article={data.article} /> : <ArticleScreen {...data} />,
  skeleton: ArticleSkeleton,
});

const Compared = memo(({ article }: Pick<ArticleData, 'article'>) => <Late part={comparison} props={{ article }} />);

const toRelated = ({ id, type, title, published_at }: RelatedArticle): RelatedArticle => ({
  id,
  type,
  title,
  published_at,
});
