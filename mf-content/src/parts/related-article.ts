import type { ArticleCard } from './article-type.ts';

/** As much of a related text as a link to it shows; `tagged`, it carries the tag of the sub-site that asked. */
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
