import type { DataFor } from '@bee/contracts/operations';
import type { RelatedArticle } from '../../parts/related-article.ts';

export type Article = DataFor<'article/detail'>;
export type Comparison = NonNullable<Article['comparison']>;

/** `related` is null when only they could not be loaded. While two versions are compared the text itself stays away. */
export type ArticleData = { article: Article; related: RelatedArticle[] | null };
