import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import { SearchForm, Tabs } from '@bee/ui/content';
import { allCleared, ListResults } from '../../../components/list-results.tsx';
import { OrderLinks } from '../../../components/order-links.tsx';
import { standardColumns } from './standard-columns.tsx';
import { StandardFilters } from './standard-filters.tsx';
import { standardTitle } from './standard-head.ts';
import {
  listQuery,
  PAGE_SIZE,
  type StandardQuery,
  type StandardSort,
  standardHref,
  viewHref,
} from './standard-query.ts';
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
        <div className="tools-standard-results bee-stack">
          <StandardFilters facets={standards.facets} query={query} total={standards.total} />
          {standards.near && standards.total > 0 ? (
            <p className="bee-notice" role="note">
              没有与“{query.keyword}”完全相符的标准，下面是编号或名称相近的。
            </p>
          ) : null}
          <OrderLinks orders={ORDERS} current={query.sort} hrefOf={(sort) => standardHref(query, { sort })} />
          <ListResults
            className="tools-standards"
            caption={title}
            columns={standardColumns}
            answer={standards}
            rowHref={({ id }) => href('application/standard/detail', { id })}
            pageSize={PAGE_SIZE}
            query={query}
            hrefOf={(change) => standardHref(query, change)}
            shorter="标准可能已经更新，条数比您打开时少了。"
            none={{
              of: '标准',
              why: query.keyword
                ? `没有编号或名称与“${query.keyword}”相符的标准；可只写编号的数字部分，或换一个词。`
                : '换一个状态、分类或年份试试。',
              ways: [
                query.type && { title: '看全部类型', href: standardHref(query, { type: undefined }) },
                allCleared(listQuery.active(query), standardHref(query, listQuery.cleared(query))),
                { title: '批量核对编号', href: viewHref('check') },
              ],
            }}
            source={standards.source}
            updatedAt={standards.updated_at?.slice(0, 10)}
            note="状态按今天计算：到实施日转为现行，被替代的同日废止"
          />
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

/** Search by number in any notation, or by words of the title; keeps type and order. */
function StandardSearch({ query }: { query: StandardQuery }) {
  const kept = listQuery.cleared(query);
  return (
    <div className="tools-standard-search bee-no-print">
      <SearchForm
        action={href('application/standard/list')}
        name={listQuery.keys.keyword}
        value={query.keyword}
        placeholder="标准编号或名称，如 gb92763、NY/T 9655、番茄"
        label="标准编号或名称"
        hidden={listQuery.write(kept)}
        onSearch={(keyword) => navigate(standardHref(query, { ...kept, keyword: keyword || undefined }))}
      />
      <p className="tools-standard-hint bee-note">编号不分大小写、空格、斜线和连字符：gb92763 = GB 92763 = GB-92763</p>
    </div>
  );
}
