import type { DataFor } from '@bee/contracts/operations';
import type { RelatedArticle } from '../../lib/related-article.ts';

export type Article = DataFor<'article/detail'>;
export type Comparison = NonNullable<Article['comparison']>;

/** `related` is null when only it failed to load. The text itself is not loaded while two versions are compared. */
export type ArticleData = { article: Article; related: RelatedArticle[] | null };
