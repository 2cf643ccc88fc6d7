import { href } from '@bee/platform';
import { anySample, PageHeader, Pagination, SampleBadge, Section } from '@bee/ui/content';
import { categoryHref, type ListQuery, listHref, PAGE_SIZE } from '../encyclopedia-query.ts';
import type { BrowseData } from '../index.page.tsx';
import { CategoryTree } from './category-tree.tsx';
import { EncyclopediaSearch } from './encyclopedia-search.tsx';
import { EntryList } from './entry-list.tsx';
import { HotEntries } from './hot-entries.tsx';
import { ListFilters } from './list-filters.tsx';
import { TodayEntry } from './today-entry.tsx';
import '../encyclopedia.css';
import '../../../layout/page.css';

type BrowseViewProps = { data: BrowseData; query: ListQuery };

/** Categories on the left, entries by letter in the main column; the start page also shows today's popular entries. */
export function BrowseView({ data: { tree, entries, hot, today }, query }: BrowseViewProps) {
  const total = tree.reduce((sum, { count }) => sum + count, 0);
  const path = pathTo(tree, query.category);
  const title = path.at(-1)?.title;
  return (
    <div className="tools-detail">
      <PageHeader
        title={title ?? '农业百科'}
        breadcrumb={[
          { title: '首页', href: href('home') },
          ...(title ? [{ title: '农业百科', href: href('application/baike') }] : []),
          ...path.map((one) => (one.id === query.category ? { title: one.title } : { ...one, href: one.href })),
          ...(title ? [] : [{ title: '农业百科' }]),
        ]}
        lead={title ? undefined : '品种、药材、市场术语与种植知识；信息框里是今天的批发价、进口、营养与现行标准。'}
        meta={
          <>
            <span>{title ? `本类 ${entries.total} 个条目` : `共 ${total} 个条目`}</span>
            <SampleBadge sample={anySample(entries.list)} />
          </>
        }
      />
      <EncyclopediaSearch query={query} />
      <div className="tools-baike-columns">
        <CategoryTree tree={tree} query={query} total={total} />
        <div className="tools-baike-main">
          {today ? <TodayEntry entry={today} /> : null}
          <section aria-label="条目列表">
            <ListFilters tree={tree} entries={entries} query={query} />
            <Section flush>
              <EntryList entries={entries.list} query={query} />
            </Section>
            <Pagination
              page={query.page}
              total={entries.total}
              pageSize={PAGE_SIZE}
              href={(page) => listHref(query, { page })}
            />
          </section>
        </div>
        <HotEntries entries={hot} />
      </div>
    </div>
  );
}

const pathTo = (tree: BrowseData['tree'], category: string | undefined) => {
  const parent = tree.find(({ id, children }) => id === category || children.some((child) => child.id === category));
  const child = parent?.children.find(({ id }) => id === category);
  return [parent, child].flatMap((one) => (one ? [{ id: one.id, title: one.title, href: categoryHref(one.id) }] : []));
};
