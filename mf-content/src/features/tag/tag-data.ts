import type { DataFor } from '@bee/contracts/operations';
import type { ArticleType } from '@bee/domain/article-type';

export type TagPage = DataFor<'article/getTagRelatedList'>;
export type Hub = NonNullable<TagPage['hub']>;
export type TagIndexRow = DataFor<'article/getTagList'>[number];

/** `type` is null on the hub itself. `tags` is null when only the index failed to load. */
export type TagData = { page: TagPage; type: ArticleType | null; tags: TagIndexRow[] | null };
