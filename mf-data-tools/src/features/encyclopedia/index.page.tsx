import type { DataFor } from '@bee/contracts/operations';
import type { Head } from '@bee/contracts/page';
import { definePage } from '@bee/platform';
import { PageSkeleton } from '@bee/ui/content';
import { BrowseView } from './browse/browse-view.tsx';
import { commentsRequest, entryHref, isStart, listQuery, listRequest, readEntryQuery } from './encyclopedia-query.ts';
import { EntryView } from './entry/entry-view.tsx';
import '../../layout/page.css';

export type BrowseData = {
  tree: DataFor<'baike/getBaikeTree'>;
  entries: DataFor<'baike/getBaikeLists'>;
  hot: DataFor<'baike/hotBaike'>;
  /** The entry of the day, on the start page only. */
  today: DataFor<'baike/hotBaikeContent'>;
};

export type EntryData = { entry: DataFor<'baike/getBaikeContent'>; comments: DataFor<'baike/commentLists'> };

const HOT = 10;

/** The encyclopedia by category and letter, or one entry with `id`. */
export const page = definePage<BrowseData | EntryData>({
  load: async ({ api, query }) => {
    const wanted = readEntryQuery(query);
    if (wanted) {
      const [entry, comments] = await Promise.all([
        api('baike/getBaikeContent', { id: wanted.id }),
        api('baike/commentLists', commentsRequest(wanted)),
      ]);
      return { entry, comments };
    }
    const list = listQuery.read(query);
    const [tree, entries, hot, today] = await Promise.all([
      api('baike/getBaikeTree', {}),
      api('baike/getBaikeLists', listRequest(list)),
      api('baike/hotBaike', { limit: HOT }),
      isStart(list) ? api('baike/hotBaikeContent', {}) : null,
    ]);
    return { tree, entries, hot, today };
  },
  head: (data, { query }) => {
    if ('entry' in data) return entryHead(data.entry);
    const { category, keyword } = listQuery.read(query);
    const title = data.tree.flatMap((parent) => [parent, ...parent.children]).find(({ id }) => id === category)?.title;
    return {
      title: keyword ? `“${keyword}”的百科条目` : title ? `${title} - 农业百科` : '农业百科',
      description: `${title ?? '农业'}百科 ${data.entries.total} 个条目：品种、药材、市场术语与种植知识，信息框里是今天的批发价、进口、营养与现行标准`,
      ...(keyword && { robots: 'noindex' as const }),
    };
  },
  component: ({ data, query }) =>
    'entry' in data ? (
      <EntryView key={data.entry.id} data={data} query={readEntryQuery(query) ?? { id: data.entry.id, sort: 'hot' }} />
    ) : (
      <BrowseView data={data} query={listQuery.read(query)} />
    ),
  skeleton: () => (
    <PageSkeleton className="tools-detail" width="60%" heights={[96, 160]} rows={{ rows: 8, height: 72 }} />
  ),
});

type Entry = DataFor<'baike/getBaikeContent'>;

/** Metadata of an entry for search engines and share cards. */
const entryHead = ({ id, title, alias, summary, updated_at, path, sample }: Entry): Head => ({
  title: `${title} - 农业百科`,
  description: `${title}${alias.length > 0 ? `（${alias.join('、')}）` : ''}：${summary}`,
  type: 'article',
  ...(!sample && {
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      name: title,
      alternateName: alias,
      description: summary,
      url: entryHref(id),
      dateModified: updated_at,
      inDefinedTermSet: path.map((one) => one.title).join(' / '),
    },
  }),
});
