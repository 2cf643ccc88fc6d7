import type { DataFor } from '@bee/contracts/operations';
import { Card, Pagination, SourceNote, Tabs } from '@bee/ui/content';
import { StandardFilters } from './standard-filters.tsx';
import { standardTitle } from './standard-head.ts';
import { PAGE_SIZE, type StandardQuery, type StandardSort, standardHref } from './standard-query.ts';
import { StandardSearch } from './standard-search.tsx';
import { StandardTable } from './standard-table.tsx';
import '../standard.css';
import '../../../layout/list.css';

type ListViewProps = {
  types: DataFor<'standard/getTypeList'>;
  standards: DataFor<'standard/getList'>;
  query: StandardQuery;
};

export function ListView({ types, standards, query }: ListViewProps) {
  const countOf = (type: string) => standards.facets?.type?.find(({ value }) => value === type)?.count ?? 0;
  const title = standardTitle(query, types.find(({ type }) => type === query.type)?.title);
  return (
    <div className="tools-list">
      <section aria-label="标准列表">
        <StandardSearch query={query} />
        <Tabs
          label="标准类型"
          current={query.type ?? ''}
          items={[
            {
              key: '',
              title: '全部',
              count: types.reduce((sum, { type }) => sum + countOf(type), 0),
              href: standardHref(query, { type: undefined }),
            },
            ...types.map(({ type }) => ({
              key: type,
              title: SHORT[type],
              count: countOf(type),
              href: standardHref(query, { type }),
            })),
          ]}
        />
        <div className="tools-standard-results">
          <StandardFilters facets={standards.facets} query={query} total={standards.total} />
          {standards.near && standards.total > 0 ? (
            <p className="bee-notice" role="note">
              没有与“{query.keyword}”完全相符的标准，下面是编号或名称相近的。
            </p>
          ) : null}
          <Order query={query} />
          <Card flush>
            <StandardTable rows={standards.list} query={query} caption={title} />
          </Card>
          <Pagination
            page={query.page}
            total={standards.total}
            pageSize={PAGE_SIZE}
            href={(number) => standardHref(query, { page: number })}
          />
          <SourceNote
            source={standards.source.name}
            href={standards.source.url ?? undefined}
            updatedAt={standards.updated_at?.slice(0, 10)}
            sample={standards.source.sample}
          >
            <span>状态按今天计算：到实施日转为现行，被替代的同日废止</span>
          </SourceNote>
        </div>
      </section>
    </div>
  );
}

const SHORT = { gb: '国标', hb: '行标', db: '地标', tb: '团标', qb: '企标', intl: '国际' } as const;

const ORDERS: { sort: StandardSort; title: string }[] = [
  { sort: 'default', title: '现行优先' },
  { sort: 'new', title: '最新发布' },
  { sort: 'old', title: '最早发布' },
  { sort: 'code', title: '编号' },
];

const Order = ({ query }: { query: StandardQuery }) => (
  <nav className="tools-standard-order bee-no-print" aria-label="排序">
    {ORDERS.map(({ sort, title }) => (
      <a key={sort} href={standardHref(query, { sort })} aria-current={sort === query.sort ? 'true' : undefined}>
        {title}
      </a>
    ))}
  </nav>
);
