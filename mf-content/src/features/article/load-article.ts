import { isReport } from '@bee/domain/article-type';
import { type ApiCaller, notFound } from '@bee/platform';
import { relatedArticle } from '../../lib/related-article.ts';
import { settle } from '../../lib/settle.ts';
import type { ArticleData } from './article-data.ts';

const SPECIAL = ['user_terms', 'privacy', 'property_statement'];
const LONGEST_ID = 64;
const RELATED = 6;

type Asked = { cmp?: string | undefined; tagId?: string | undefined; signal?: AbortSignal | undefined };

/** An article with related ones, or compared with another version. With a tag, only related articles that carry it. */
export const loadArticle = async (
  api: ApiCaller,
  id: string | undefined,
  { cmp, tagId, signal }: Asked,
): Promise<ArticleData> => {
  if (!id || Math.max(id.length, cmp?.length ?? 0) > LONGEST_ID) throw notFound();
  const [article, related] = await Promise.all([
    api('article/detail', { id, cmp, tag_id: tagId }, { signal }),
    cmp || SPECIAL.includes(id)
      ? []
      : settle(api('article/getRelatedList', { id, limit: RELATED }, { signal }), signal),
  ]);
  if (isReport(article.type)) throw notFound();
  if (article.comparison) return { article: { ...article, content_html: '' }, related: [] };
  return { article, related: related?.map(relatedArticle(tagId)) ?? null };
};
