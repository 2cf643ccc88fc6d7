import { type ArticleType, typeTitles } from '@bee/domain/article-type';
import { definePage, notFound } from '@bee/platform';
import { settle } from '../../lib/settle.ts';
import { HubScreen } from './hub-screen.tsx';
import type { TagData } from './tag-data.ts';
import { tagHead } from './tag-head.ts';
import { tagQuery } from './tag-query.ts';
import { TagSkeleton } from './tag-skeleton.tsx';
import { TypedScreen } from './typed-screen.tsx';

const LONGEST_ID = 64;

export const page = definePage<TagData>({
  load: async ({ api, params, query, signal }) => {
    const { tagId } = params;
    if (!tagId || tagId.length > LONGEST_ID) throw notFound();
    const type = params.type && Object.hasOwn(typeTitles, params.type) ? (params.type as ArticleType) : null;
    if (params.type && (!type || type === 'special')) throw notFound();
    const request = {
      tag_id: tagId,
      hub: type === null,
      limit: type ? 20 : 1,
      ...tagQuery.request(tagQuery.read(query)),
      ...(type && type !== 'special' && { type }),
    };
    const [found, tags] = await Promise.all([
      api('article/getTagRelatedList', request, { signal }),
      settle(api('article/getTagList', {}, { signal }), signal),
    ]);
    return { page: found, type, tags };
  },
  head: tagHead,
  component: ({ data, query }) =>
    data.type ? (
      <TypedScreen {...data} type={data.type} hot={tagQuery.read(query).s === 'hot'} />
    ) : (
      <HubScreen {...data} />
    ),
  skeleton: TagSkeleton,
});
