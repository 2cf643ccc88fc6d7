import type { DataFor } from '@bee/contracts/operations';
import type { ArticleCard } from '../../parts/article-type.ts';

export type Article = DataFor<'article/detail'>;
export type Comparison = NonNullable<Article['comparison']>;
export type RelatedArticle = Pick<ArticleCard, 'id' | 'type' | 'title' | 'published_at'>;

/** `related` is null when only they could not be loaded. While two versions are compared the text itself stays away. */
export type ArticleData = { article: Article; related: RelatedArticle[] | null };
