import type { Baike, BaikeCard } from '@bee/contracts/resource/baike';
import { formatCount } from '@bee/domain/format';
import { href, navigate } from '@bee/platform';
import { anySample, PageHeader, Pagination, SampleBadge, SearchForm, Section } from '@bee/ui/content';
import { trail } from '../../../lib/trail.ts';
import { categoryHref, entryHref, type ListQuery, listHref, listQuery, PAGE_SIZE } from '../encyclopedia-query.ts';
import { LiveFacts } from '../entry/live-facts.tsx';
import type { BrowseData } from '../index.page.tsx';
import { CategoryTree } from './category-tree.tsx';
import { EntryList } from './entry-list.tsx';
import { ListFilters } from './list-filters.tsx';
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
        breadcrumb={trail(
          ...(title ? [{ title: '农业百科', href: href('application/baike') }] : []),
          ...path.map((one) => (one.id === query.category ? { title: one.title } : { ...one, href: one.href })),
          ...(title ? [] : [{ title: '农业百科' }]),
        )}
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
        <div className="tools-baike-main bee-stack">
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

/** 今日条目: its summary, and current data from the tools. */
function TodayEntry({ entry: { id, title, summary, live, sample } }: { entry: Baike }) {
  return (
    <Section title="今日条目" more={{ title: '阅读全文', href: entryHref(id) }}>
      <div className="tools-baike-today">
        <div>
          <h3>
            <a href={entryHref(id)}>{title}</a>
            <SampleBadge sample={sample} />
          </h3>
          <p>{summary}</p>
        </div>
        {live ? <LiveFacts live={live} brief /> : null}
      </div>
    </Section>
  );
}

/**
 * Search by name or alias within the selected category. A GET form, so it works without JavaScript and before
 * hydration.
 */
function EncyclopediaSearch({ query }: { query: ListQuery }) {
  return (
    <div className="tools-baike-search bee-no-print">
      <SearchForm
        action={href('application/baike')}
        name={listQuery.keys.keyword}
        value={query.keyword ?? ''}
        label="条目名称"
        placeholder="条目名称或别名，如 番茄、西红柿、批发价"
        hidden={listQuery.hidden(query, 'keyword', 'letter')}
        onSearch={(keyword) => {
          if (keyword) navigate(listHref(query, { keyword, letter: undefined }));
        }}
      />
    </div>
  );
}

/** The most viewed entries with their views. */
function HotEntries({ entries }: { entries: readonly BaikeCard[] }) {
  if (entries.length === 0) return null;
  return (
    <aside className="tools-baike-hot">
      <Section title="热门条目">
        <ol>
          {entries.map(({ id, title, cate_title, views }) => (
            <li key={id}>
              <a className="bee-cut" href={entryHref(id)} title={title}>
                {title}
              </a>
              <small>
                {cate_title} · {formatCount(views)} 次阅读
              </small>
            </li>
          ))}
        </ol>
      </Section>
    </aside>
  );
}
