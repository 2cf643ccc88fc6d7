import type { DataFor } from '@bee/contracts/operations';
import { type ArticleScope, type ArticleType, typeTitles } from '@bee/domain/article-type';
import { type ApiCaller, definePage, href } from '@bee/platform';
import { Card, PageHeader, RowList, Skeleton, SkeletonRows, Tabs } from '@bee/ui/content';
import type { ComponentType } from 'react';
import type { ReportType } from '../../lib/report-type.ts';
import { type Facets, ListFilters } from './list-filters.tsx';
import type { FilterKey, ListLink, ListQuery, ListState } from './list-query.ts';
import { ListResults, type ListTexts } from './list-results.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import './article-list.css';
import '../../layout/skeleton.css';

type Columns = DataFor<'article/getColumnList'>;
type Months = DataFor<'article/getMonthList'>;

/** What distinguishes one list of articles from another. */
export type ArticleListDefinition<Type extends ArticleType, Row extends { id: string }> = {
  scope: ArticleScope;
  /** Shown without a type in the address. */
  first: NoInfer<Type>;
  /** Of the section, in the breadcrumb. */
  section: string;
  tabs: string;
  hrefOf: (type: Type) => string;
  leadOf: (type: Type, columns: Columns) => string | undefined;
  /** Ends the description, after the lead. */
  about: (total: number) => string;
  query: ListQuery;
  load: (
    api: ApiCaller,
    state: ListState,
    type: Type,
    options: { signal?: AbortSignal },
  ) => Promise<{ list: Row[]; total: number; limit: number; facets?: Facets | undefined }>;
  /** Filters in display order, with their labels. */
  filters: Partial<Record<FilterKey, string>>;
  /** A form for words of titles among the filters, instead of the search above the rows. */
  TitleWords?: ComponentType<{ state: ListState; action: string; link: ListLink }>;
  /** The type with a calendar of its issues, which replaces the filter by year. */
  monthly?: {
    type: NoInfer<Type> & ReportType;
    Months: ComponentType<{ months: Months; state: ListState; link: ListLink }>;
  };
  /** `lead`: they are the newest of all, so the first one may be larger. */
  Rows: ComponentType<{ articles: Row[]; lead: boolean }>;
  /** The type that consists of pictures. */
  pictures?: { type: NoInfer<Type>; Rows: ComponentType<{ articles: Row[] }> };
  /** px, of the placeholder of a row. */
  rowHeight: number;
  texts: ListTexts;
};

/** Rows that are all alike. */
export const rowsOf =
  <Row extends { id: string }>(Row: ComponentType<{ article: Row }>) =>
  ({ articles }: { articles: Row[] }) => (
    <Card flush>
      <RowList>
        {articles.map((article) => (
          <Row key={article.id} article={article} />
        ))}
      </RowList>
    </Card>
  );

/** A page with the columns of a section as tabs, filters, sort orders and rows; all of its state is in the address. */
export const articleListPage = <Type extends ArticleType, Row extends { id: string }>(
  list: ArticleListDefinition<Type, Row>,
) => {
  const { query, monthly, pictures, TitleWords, Rows } = list;
  const typeOf = (params: Record<string, string>) => (params.type as Type | undefined) ?? list.first;
  type Data = {
    list: Awaited<ReturnType<typeof list.load>>;
    columns: Columns;
    /** Only for the type with a calendar. */
    months: Months;
  };
  return definePage<Data>({
    load: async ({ api, params, query: given, signal }) => {
      const type = typeOf(params);
      const [rows, columns, months] = await Promise.all([
        list.load(api, query.read(given), type, { signal }),
        api('article/getColumnList', { scope: list.scope }, { signal }),
        monthly?.type === type ? api('article/getMonthList', { type: monthly.type }, { signal }) : [],
      ]);
      return { list: rows, columns, months };
    },

    head: ({ list: { total }, columns }, { params, query: given }) => {
      const type = typeOf(params);
      const { p, q } = query.read(given);
      return {
        title: `${q ? `${q} - ` : ''}${typeTitles[type]}${p > 1 ? `（第 ${p} 页）` : ''}`,
        description: `${list.leadOf(type, columns) ?? ''}${list.about(total)}`,
      };
    },

    component: ({ data: { list: answer, columns, months }, params, query: given }) => {
      const type = typeOf(params);
      const state: ListState = query.read(given);
      const start = list.hrefOf(type);
      const link: ListLink = (change) => query.address(start, state, change);
      const active = query.active(state);
      const { total } = answer;
      return (
        <>
          <PageHeader
            title={typeTitles[type]}
            breadcrumb={[{ title: '首页', href: href('home') }, { title: list.section }]}
            lead={list.leadOf(type, columns)}
          />
          <Tabs
            label={list.tabs}
            current={type}
            items={columns.map((column) => ({
              key: column.type,
              title: typeTitles[column.type],
              count: column.count,
              href: list.hrefOf(column.type as Type),
            }))}
          />
          <div className="content-list">
            {type === monthly?.type ? <monthly.Months {...{ months, state, link }} /> : null}
            <ListFilters
              {...{ state, active, total, link }}
              labels={list.filters}
              without={type === monthly?.type ? 'year' : undefined}
              facets={answer.facets ?? {}}
              clear={query.address(start, query.cleared(state))}
            >
              {TitleWords ? <TitleWords {...{ state, link }} action={start} /> : null}
            </ListFilters>
            <ListToolbar
              {...{ state, total, link }}
              unit={list.texts.unit}
              search={
                TitleWords ? undefined : { title: typeTitles[type], action: start, hidden: query.hidden(state, 'q') }
              }
            />
            <ListResults
              {...{ state, start, active, link }}
              texts={list.texts}
              page={{ total, limit: answer.limit, rows: answer.list.length }}
            >
              {type === pictures?.type ? (
                <pictures.Rows articles={answer.list} />
              ) : (
                <Rows articles={answer.list} lead={active === 0 && state.p === 1 && state.s === 'new'} />
              )}
            </ListResults>
          </div>
        </>
      );
    },

    /** As high as a full page of the list. */
    skeleton: () => (
      <div className="content-bones" aria-busy="true">
        <Skeleton height={22} width="180px" />
        <Skeleton height={34} width="240px" />
        <Skeleton height={43} />
        <Skeleton height={180} />
        <Card flush>
          <SkeletonRows rows={20} height={list.rowHeight} />
        </Card>
      </div>
    ),
  });
};
