import { typeTitles } from '@bee/domain/article-type';
import { navigate } from '@bee/platform';
import {
  Card,
  FacetRow,
  Filters,
  ListBar,
  ListRow,
  PageHeader,
  Pagination,
  RowList,
  SampleBadge,
  SearchForm,
  Tabs,
  Tag,
} from '@bee/ui/content';
import { type Counts, NothingHere } from './nothing-here.tsx';
import type { TagList } from './report-data.ts';
import {
  itemHref,
  type ReportState,
  reportHref,
  reportQuery,
  type Scope,
  scopes,
  scopeTitles,
} from './report-state.ts';
import '../../components/reading.css';

type ReportListProps = { list: TagList; state: ReportState };

/** Everything with a tag, one kind at a time. */
export function ReportList({ list, state }: ReportListProps) {
  const { tag } = list;
  const counts = countsOf(list);
  const to = (change: Partial<ReportState>) => reportHref(tag.id, { ...state, page: 1, ...change });
  return (
    <>
      <PageHeader
        title={`${tag.title}报告与资讯`}
        lead={`围绕${tag.title}的研究报告、产地资讯与政策，在本专题内阅读。`}
      />
      <Tabs
        label="内容类别"
        current={state.scope}
        items={scopes.map((scope) => ({
          key: scope,
          title: scopeTitles[scope],
          count: counts[scope],
          href: reportHref(tag.id, { scope }),
        }))}
      />
      <div className="sanqi-list">
        <TypeFilters list={list} state={state} to={to} />
        <Bar list={list} state={state} to={to} />
        {list.list.length === 0 ? (
          <Card>
            <NothingHere list={list} state={state} counts={counts} />
          </Card>
        ) : (
          <Card flush>
            <RowList>
              {list.list.map((item) => (
                <Row key={item.id} item={item} tag={tag} state={state} />
              ))}
            </RowList>
          </Card>
        )}
        {list.total > list.limit ? (
          <Pagination page={state.page} total={list.total} pageSize={list.limit} href={(page) => to({ page })} />
        ) : null}
      </div>
    </>
  );
}

type PartProps = ReportListProps & { to(change: Partial<ReportState>): string };

/** Types and years of the tag, each with its count under the other filters. */
function TypeFilters({ list: { facets = {}, total }, state, to }: PartProps) {
  return (
    <Filters
      total={total}
      active={[state.type, state.year].filter(Boolean).length}
      clear={to({ type: undefined, year: undefined })}
    >
      <FacetRow
        label="类型"
        choices={facets.type ?? []}
        current={state.type}
        hrefOf={(type) => to({ type: type as ReportState['type'] })}
        titles={(type) => typeTitles[type as keyof typeof typeTitles]}
      />
      <FacetRow
        label="年份"
        choices={facets.year ?? []}
        current={state.year}
        hrefOf={(year) => to({ year })}
        titles={(year) => `${year} 年`}
      />
    </Filters>
  );
}

function Bar({ list, state, to }: PartProps) {
  const label = `在${list.tag.title}${scopeTitles[state.scope]}中搜索`;
  return (
    <ListBar
      sum={
        <>
          共 <strong className="bee-num">{list.total}</strong> 篇
          {state.words ? (
            <>
              含“{state.words}”
              <a href={to({ words: undefined })} aria-label={`清除关键字“${state.words}”`}>
                清除
              </a>
            </>
          ) : null}
        </>
      }
      sorts={[
        { title: '最新', href: to({ sort: 'new' }), current: state.sort === 'new' },
        { title: '最热', href: to({ sort: 'hot' }), current: state.sort === 'hot' },
      ]}
    >
      <SearchForm
        action={reportHref(list.tag.id)}
        name="q"
        size="mini"
        value={state.words}
        label={label}
        placeholder={label}
        hidden={reportQuery.hidden(state, 'words')}
        onSearch={(words) => navigate(to({ words: words || undefined }))}
      />
    </ListBar>
  );
}

type RowProps = { item: TagList['list'][number]; tag: TagList['tag']; state: ReportState };

function Row({ item, tag, state }: RowProps) {
  return (
    <ListRow
      href={itemHref(tag.id, item.id, state)}
      title={item.title}
      summary={item.summary}
      badge={<SampleBadge sample={item.sample} />}
      meta={[typeTitles[item.type], item.source_name, item.published_at ?? '日期不详'].filter(Boolean)}
      tags={item.tags
        .filter(({ id }) => id !== tag.id)
        .slice(0, 3)
        .map(({ id, title }) => (
          <Tag key={id} type="grey">
            {title}
          </Tag>
        ))}
      {...(state.scope === 'report' && {
        cover: {
          type: typeTitles[item.type],
          title: item.title,
          ...(item.published_at && { date: item.published_at }),
        },
      })}
    />
  );
}

const countsOf = ({ facets }: TagList): Counts => {
  const count = (scope: Scope) => facets?.scope?.find(({ value }) => value === scope)?.count ?? 0;
  return { report: count('report'), news: count('news'), policy: count('policy') };
};
