import { definePage, href } from '@bee/platform';
import { Card, CardGrid, Empty, FacetRow, Filters, LinkButton, PageHeader, Pagination } from '@bee/ui/content';
import type { ReferenceList } from './reference-data.ts';
import { referenceListQuery } from './reference-query.ts';
import { ReferenceListSkeleton } from './reference-skeleton.tsx';
import { SeriesCard } from './series-card.tsx';
import './reference.css';

const LEAD = '按产业编排的连续参考：每期有行情或政策综述、重点品种和提示，附相关企业、报告与数据。';

export const page = definePage<ReferenceList>({
  load: ({ api, query, signal }) =>
    api('reference/getList', { ...referenceListQuery.request(referenceListQuery.read(query)), limit: 24 }, { signal }),

  head: (list, { query }) => {
    const { industry, year } = referenceListQuery.read(query);
    return {
      title: [industry, year && `${year}年`, '产业参考'].filter(Boolean).join(' '),
      description: `${LEAD}共 ${list.total} 个系列。`,
    };
  },

  component: ({ data: list, query }) => {
    const chosen = referenceListQuery.read(query);
    const active = referenceListQuery.active(chosen);
    const link = (change: Partial<typeof chosen>) => referenceListQuery.address(href('reference/list'), chosen, change);
    const row = (key: 'industry' | 'year', label: string) => (
      <FacetRow
        label={label}
        choices={withChosen(list.facets?.[key] ?? [], chosen[key])}
        current={chosen[key]}
        hrefOf={(value) => link({ [key]: chosen[key] === value ? undefined : value })}
        titles={(value) => value}
      />
    );
    return (
      <>
        <PageHeader
          title="产业参考"
          breadcrumb={[{ title: '首页', href: href('home') }, { title: '产业参考' }]}
          lead={LEAD}
        />
        <Filters total={list.total} active={active} clear={href('reference/list')}>
          {row('industry', '产业')}
          {row('year', '年份')}
        </Filters>
        <div className="content-ref-list">
          {list.list.length > 0 ? (
            <CardGrid>
              {list.list.map((series) => (
                <SeriesCard key={series.id} series={series} />
              ))}
            </CardGrid>
          ) : (
            <Card>
              <NoSeries filtered={active > 0} total={list.total} />
            </Card>
          )}
          <Pagination page={list.page} total={list.total} pageSize={list.limit} href={(p) => link({ p })} />
        </div>
      </>
    );
  },

  skeleton: ReferenceListSkeleton,
});

function NoSeries({ filtered, total }: { filtered: boolean; total: number }) {
  if (!filtered && total === 0) {
    const other = href('report/list', { type: 'monthly_report' });
    return (
      <Empty title="还没有产业参考" action={<LinkButton href={other}>看月报</LinkButton>}>
        系列由编辑导入后发布，发布后会出现在这里。
      </Empty>
    );
  }
  return (
    <Empty
      title={total > 0 ? '没有这一页' : '没有符合条件的系列'}
      action={
        <LinkButton kind="primary" href={href('reference/list')}>
          看全部系列
        </LinkButton>
      }
    >
      {total > 0 ? `一共只有 ${total} 个系列。` : '换一个产业或年份再试试。'}
    </Empty>
  );
}

type Choice = { value: string; count: number };

/** Keeps the selected choice in the list, even without matches. */
const withChosen = (choices: Choice[], chosen: string | undefined): Choice[] =>
  !chosen || choices.some(({ value }) => value === chosen) ? choices : [...choices, { value: chosen, count: 0 }];
