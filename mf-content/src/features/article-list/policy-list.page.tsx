import type { DataFor } from '@bee/contracts/operations';
import { type PolicyType, typeTitles } from '@bee/domain/article-type';
import { definePage, href } from '@bee/platform';
import { Card, CardGrid, PageHeader, RowList, Tabs } from '@bee/ui/content';
import { type ListState, policyQuery } from './article-list-query.ts';
import { DiagramCard, PolicyRow } from './article-row.tsx';
import { type Choices, ListFilters } from './list-filters.tsx';
import { ListResults } from './list-results.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import './article-list.css';

type PolicyList = { list: DataFor<'article/getNewsList'>; columns: DataFor<'article/getColumnList'> };

const LEADS: Record<PolicyType, string> = {
  policy_repository: '法律、行政法规、部门规章与地方性法规的全文，标明效力状态与历次版本。',
  agriculture_policy: '新出台政策说了什么、影响谁、从哪天起算，逐条解读并附原文。',
  policy_diagram: '把一份政策画成一张图：对象、标准、流程与时间。',
};

export const page = definePage<PolicyList>({
  load: async ({ api, params, query, signal }) => {
    const [list, columns] = await Promise.all([
      api('article/getNewsList', { ...policyQuery.request(policyQuery.read(query)), type: typeOf(params) }, { signal }),
      api('article/getColumnList', { scope: 'policy' }, { signal }),
    ]);
    return { list, columns };
  },

  head: ({ list }, { params, query }) => {
    const type = typeOf(params);
    const { p, q } = policyQuery.read(query);
    return {
      title: `${q ? `${q} - ` : ''}${typeTitles[type]}${p > 1 ? `（第 ${p} 页）` : ''}`,
      description: `${LEADS[type]}共 ${list.total} 篇，可按级别、发布机构、地区、文种、效力状态和年份筛选。`,
    };
  },

  component: ({ data: { list, columns }, params, query }) => {
    const type = typeOf(params);
    const state = policyQuery.read(query);
    const start = href('article/policy', { type });
    const link = (change: Partial<ListState>) => policyQuery.address(start, state, change);
    const active = policyQuery.active(state);
    const diagrams = type === 'policy_diagram';
    return (
      <>
        <PageHeader
          title={typeTitles[type]}
          breadcrumb={[{ title: '首页', href: href('home') }, { title: '农业政策' }]}
          lead={LEADS[type]}
        />
        <Tabs
          label="政策栏目"
          current={type}
          items={columns.map((column) => ({
            key: column.type,
            title: typeTitles[column.type],
            count: column.count,
            href: href('article/policy', { type: column.type }),
          }))}
        />
        <div className="content-list">
          <ListFilters
            {...{ state, active, link }}
            choices={choicesOf(list.facets)}
            total={list.total}
            clear={policyQuery.address(start, policyQuery.cleared(state))}
          />
          <ListToolbar
            state={state}
            total={list.total}
            title={typeTitles[type]}
            action={start}
            hidden={policyQuery.hidden(state, 'q')}
            link={link}
          />
          <ListResults
            {...{ state, start, active }}
            page={{ total: list.total, limit: list.limit, rows: list.list.length }}
            link={link}
            elsewhere={{ title: '看行业动态', href: href('article/news', { type: 'industry_news' }) }}
          >
            {diagrams ? (
              <CardGrid>
                {list.list.map((article) => (
                  <DiagramCard key={article.id} article={article} />
                ))}
              </CardGrid>
            ) : (
              <Card flush>
                <RowList>
                  {list.list.map((article) => (
                    <PolicyRow key={article.id} article={article} />
                  ))}
                </RowList>
              </Card>
            )}
          </ListResults>
        </div>
      </>
    );
  },

  skeleton: ListSkeleton,
});

const typeOf = (params: Record<string, string>): PolicyType => (params.type as PolicyType) ?? 'policy_repository';

const choicesOf = (facets: PolicyList['list']['facets'] = {}): Choices => ({
  level: facets.level,
  validity: facets.validity,
  doc_type: facets.doc_type,
  org: facets.org,
  region: facets.region,
  year: facets.year,
});
