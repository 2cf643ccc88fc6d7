import type { DataFor } from '@bee/contracts/operations';
import { scopeOf } from '@bee/domain/article-type';
import { type ApiCaller, ApiError, notFound } from '@bee/platform';
import { site } from '../../site.ts';
import { type ReportState, readReportState, reportRequest } from './report-state.ts';

export type TagList = DataFor<'article/getTagRelatedList'>;
type Item = DataFor<'article/detail'> | DataFor<'article/getReportDetail'>;

/** The fields of an article for heading and search engines; a widget shows the text. */
export type ItemFacts = Pick<
  Item,
  'id' | 'type' | 'title' | 'summary' | 'source_name' | 'published_at' | 'updated_at' | 'tags' | 'sample'
> & { level: Item['access']['level'] };

export type ReportData = { kind: 'list'; list: TagList } | { kind: 'item'; tag: TagList['tag']; item: ItemFacts };

type Context = {
  api: ApiCaller;
  params: Record<string, string>;
  query: Record<string, string>;
  signal?: AbortSignal | undefined;
};

const LONGEST_ID = 64;

/** The list of a tag, or one item. Throws notFound for an unknown tag and for items without the tag. */
export const loadReports = async ({ api, params, query, signal }: Context): Promise<ReportData> => {
  const tagId = params.tagId ?? site.tagId;
  const state = readReportState(query);
  const { id } = state;
  if (tagId.length > LONGEST_ID || (id && id.length > LONGEST_ID)) throw notFound();
  if (!id)
    return { kind: 'list', list: await api('article/getTagRelatedList', reportRequest(tagId, state), { signal }) };
  const [{ tag }, item] = await Promise.all([
    api('article/getTagRelatedList', { tag_id: tagId, limit: 1 }, { signal }),
    readItem(api, state, id, signal),
  ]);
  if (scopeOf(item.type) === null || !item.tags.some((each) => each.id === tag.id)) throw notFound();
  return { kind: 'item', tag, item: factsOf(item) };
};

/** Reports have their own API call; the more likely one by the address is called first. */
const readItem = async (
  api: ApiCaller,
  { scope }: ReportState,
  id: string,
  signal: AbortSignal | undefined,
): Promise<Item> => {
  const asReport = () => api('article/getReportDetail', { id }, { signal });
  const asText = () => api('article/detail', { id }, { signal });
  const [first, second] = scope === 'report' ? [asReport, asText] : [asText, asReport];
  try {
    return await first();
  } catch (error) {
    if (error instanceof ApiError && error.code === NO_SUCH) return second();
    throw error;
  }
};

const NO_SUCH = 404;

const factsOf = ({ access, ...item }: Item): ItemFacts => {
  const { id, type, title, summary, source_name, published_at, updated_at, tags, sample } = item;
  return { id, type, title, summary, source_name, published_at, updated_at, tags, sample, level: access.level };
};
