import type { ArticleCard } from './article-type.ts';

/** The fields of a related article that a link shows; `tagged`: it carries the tag of the requested microsite. */
export type RelatedArticle = Pick<ArticleCard, 'id' | 'type' | 'title' | 'published_at'> & { tagged: boolean };

export const relatedArticle =
  (tagId: string | undefined) =>
  ({ id, type, title, published_at, tags }: ArticleCard): RelatedArticle => ({
    id,
    type,
    title,
    published_at,
    tagged: tags.some((tag) => tag.id === tagId),
  });
