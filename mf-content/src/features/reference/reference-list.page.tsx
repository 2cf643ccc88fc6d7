import { definePage, href } from '@bee/platform';
import { Card, CardGrid, Empty, FilterRow, Filters, LinkButton, PageHeader, Pagination } from '@bee/ui/content';
import { queryPage } from './query-page.ts';
import type { ReferenceList } from './reference-data.ts';
import { ReferenceListSkeleton } from './reference-skeleton.tsx';
import { SeriesCard } from './series-card.tsx';

const LEAD = '按产业编排的连续参考：每期有行情或政策综述、重点品种和提示，附相关企业、报告与数据。';
const LONGEST_INDUSTRY = 30;

export const page = definePage<ReferenceList>({
  load: ({ api, query, signal }) => {
    const { industry, year } = readFilters(query);
    return api('reference/getList', { industry, year, page: queryPage(query), limit: 24 }, { signal });
  },

  head: (list, { query }) => {
    const { industry, year } = readFilters(query);
    return {
      title: [industry, year && `${year}年`, '产业参考'].filter(Boolean).join(' '),
      description: `${LEAD}共 ${list.total} 个系列。`,
    };
  },

  component: ({ data: list, query }) => {
    const chosen = readFilters(query);
    const link = (change: Record<string, string | undefined>) => href('reference/list', { ...chosen, ...change });
    const row = (key: 'industry' | 'year', label: string) => (
      <FilterRow
        label={label}
        clear={link({ [key]: undefined })}
        options={withChosen(list.facets?.[key] ?? [], chosen[key]).map(({ value, count }) => ({
          title: value,
          count,
          current: chosen[key] === value,
          href: link({ [key]: chosen[key] === value ? undefined : value }),
        }))}
      />
    );
    return (
      <>
        <PageHeader
          title="产业参考"
          breadcrumb={[{ title: '首页', href: href('home') }, { title: '产业参考' }]}
          lead={LEAD}
        />
        <Filters
          total={list.total}
          active={[chosen.industry, chosen.year].filter(Boolean).length}
          clear={href('reference/list')}
        >
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
              <NoSeries filtered={Boolean(chosen.industry || chosen.year)} total={list.total} />
            </Card>
          )}
          <Pagination
            page={list.page}
            total={list.total}
            pageSize={list.limit}
            href={(number) => link({ p: number > 1 ? String(number) : undefined })}
          />
        </div>
      </>
    );
  },

  skeleton: ReferenceListSkeleton,
});

const NoSeries = ({ filtered, total }: { filtered: boolean; total: number }) => {
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
};

/** Leniently: what no filter knows is left out, so that an old link still shows the list. */
const readFilters = (query: Record<string, string>): { industry?: string | undefined; year?: string | undefined } => ({
  industry: query.industry?.trim().slice(0, LONGEST_INDUSTRY) || undefined,
  year: /^\d{4}$/.test(query.year ?? '') ? query.year : undefined,
});

type Choice = { value: string; count: number };

/** The chosen one stays among the choices, though nothing may be left of it. */
const withChosen = (choices: Choice[], chosen: string | undefined): Choice[] =>
  !chosen || choices.some(({ value }) => value === chosen) ? choices : [...choices, { value: chosen, count: 0 }];
