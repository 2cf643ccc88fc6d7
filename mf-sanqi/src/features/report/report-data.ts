import type { DataFor } from '@bee/contracts/operations';
import { notFound, type usePlatform } from '@bee/platform';
import { site } from '../../site.ts';
import { readReportState, type Scope } from './report-state.ts';

export type TagList = DataFor<'article/getTagRelatedList'>;
export type Item = DataFor<'article/detail'> | DataFor<'article/getReportDetail'>;
export type ReportData =
  | { kind: 'list'; list: TagList }
  | { kind: 'item'; tag: TagList['tag']; item: Item; related: DataFor<'article/getRelatedList'> | null };

type Context = {
  api: ReturnType<typeof usePlatform>['api'];
  params: Record<string, string>;
  query: Record<string, string>;
  signal?: AbortSignal;
};

const PER_PAGE = 10;
const LONGEST_ID = 64;

/** The list of a tag, or one item of it. Throws notFound for an unknown tag, and for an item that does not carry the tag. */
export const loadReports = async ({ api, params, query, signal }: Context): Promise<ReportData> => {
  const tagId = params.tagId ?? site.tagId;
  const { scope, p, id } = readReportState(query);
  if (tagId.length > LONGEST_ID || (id && id.length > LONGEST_ID)) throw notFound();
  if (!id) {
    const request = { tag_id: tagId, scope, page: p, limit: PER_PAGE };
    return { kind: 'list', list: await api('article/getTagRelatedList', request, { signal }) };
  }
  const [{ tag }, item, related] = await Promise.all([
    api('article/getTagRelatedList', { tag_id: tagId, limit: 1 }, { signal }),
    readItem(api, scope, id, signal),
    api('article/getRelatedList', { id, limit: 5 }, { signal }).catch(() => null),
  ]);
  if (!item.tags.some((each) => each.id === tag.id)) throw notFound();
  return { kind: 'item', tag, item, related };
};

/** Reports are answered by a call of their own. */
const readItem = (api: Context['api'], scope: Scope, id: string, signal: AbortSignal | undefined): Promise<Item> =>
  scope === 'report' ? api('article/getReportDetail', { id }, { signal }) : api('article/detail', { id }, { signal });
