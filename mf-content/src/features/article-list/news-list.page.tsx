import type { DataFor } from '@bee/contracts/operations';
import { type NewsType, typeTitles } from '@bee/domain/article-type';
import { definePage, href } from '@bee/platform';
import { Card, PageHeader, RowList, Tabs } from '@bee/ui/content';
import { type ListState, newsQuery } from './article-list-query.ts';
import { NewsRow } from './article-row.tsx';
import { type Choices, ListFilters } from './list-filters.tsx';
import { ListResults } from './list-results.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import './article-list.css';

type NewsList = {
  list: DataFor<'article/getNewsList'>;
  columns: DataFor<'article/getColumnList'>;
};

const LEADS: Record<NewsType, string> = {
  beedata_opinion: '我们自己的观察：从行情、政策和产销数据里读出的变化，每个数字都有出处。',
  industry_news: '种植、养殖、流通与贸易的最新动态，标明来源与日期。',
};

export const page = definePage<NewsList>({
  load: async ({ api, params, query, signal }) => {
    const type = typeOf(params);
    const [list, columns] = await Promise.all([
      api('article/getNewsList', { ...newsQuery.request(newsQuery.read(query)), type }, { signal }),
      api('article/getColumnList', { scope: 'news' }, { signal }),
    ]);
    return { list, columns };
  },

  head: ({ list }, { params, query }) => {
    const type = typeOf(params);
    const { p, q } = newsQuery.read(query);
    return {
      title: `${q ? `${q} - ` : ''}${typeTitles[type]}${p > 1 ? `（第 ${p} 页）` : ''}`,
      description: `${LEADS[type]}共 ${list.total} 篇。`,
    };
  },

  component: ({ data: { list, columns }, params, query }) => {
    const type = typeOf(params);
    const state = newsQuery.read(query);
    const start = href('article/news', { type });
    const link = (change: Partial<ListState>) => newsQuery.address(start, state, change);
    const active = newsQuery.active(state);
    return (
      <>
        <PageHeader
          title={typeTitles[type]}
          breadcrumb={[{ title: '首页', href: href('home') }, { title: '行业资讯' }]}
          lead={LEADS[type]}
        />
        <Tabs
          label="资讯栏目"
          current={type}
          items={columns.map((column) => ({
            key: column.type,
            title: typeTitles[column.type],
            count: column.count,
            href: href('article/news', { type: column.type }),
          }))}
        />
        <div className="content-list">
          <ListFilters
            {...{ state, active, link }}
            choices={choicesOf(list.facets)}
            total={list.total}
            clear={newsQuery.address(start, newsQuery.cleared(state))}
          />
          <ListToolbar
            state={state}
            total={list.total}
            title={typeTitles[type]}
            action={start}
            hidden={newsQuery.hidden(state, 'q')}
            link={link}
          />
          <ListResults
            {...{ state, start, active }}
            page={{ total: list.total, limit: list.limit, rows: list.list.length }}
            link={link}
            elsewhere={{ title: '看政策库', href: href('article/policy', { type: 'policy_repository' }) }}
          >
            <Card flush>
              <RowList>
                {list.list.map((article) => (
                  <NewsRow key={article.id} article={article} />
                ))}
              </RowList>
            </Card>
          </ListResults>
        </div>
      </>
    );
  },

  skeleton: ListSkeleton,
});

const typeOf = (params: Record<string, string>): NewsType => (params.type as NewsType) ?? 'beedata_opinion';

const choicesOf = (facets: NewsList['list']['facets'] = {}): Choices => ({
  cate: facets.cate,
  tag: facets.tag,
  year: facets.year,
});
