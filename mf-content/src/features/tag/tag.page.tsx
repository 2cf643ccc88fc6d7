import { type ArticleType, typeTitles } from '@bee/domain/article-type';
import { definePage, notFound } from '@bee/platform';
import { Skeleton, SkeletonRows } from '@bee/ui/content';
import { settle } from '../../lib/settle.ts';
import { HubScreen } from './hub-screen.tsx';
import type { TagData } from './tag-data.ts';
import { tagHead } from './tag-head.ts';
import { tagQuery } from './tag-query.ts';
import { TypedScreen } from './typed-screen.tsx';
import '../../layout/skeleton.css';

function TagSkeleton() {
  return (
    <div className="content-bones" aria-busy="true">
      <Skeleton height={22} width="180px" />
      <Skeleton height={34} width="240px" />
      <Skeleton height={43} />
      <Skeleton height={120} />
      <SkeletonRows rows={10} height={64} />
    </div>
  );
}

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
