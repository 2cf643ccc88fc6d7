import type { DataFor } from '@bee/contracts/operations';
import { definePage, href } from '@bee/platform';
import { Card, Empty, FacetRow, Filters, LinkButton } from '@bee/ui/content';
import { allCleared, ListResults } from '../../../components/list-results.tsx';
import { ListSkeleton } from '../../../components/list-skeleton.tsx';
import { ClosedDays } from '../../../components/price/closed-days.tsx';
import type { ClassIndex } from '../quote/class-index-strip.tsx';
import { KindHeader } from './kind-header.tsx';
import { listColumns, marketOf } from './list-columns.tsx';
import { listDay, listDescription, listTitle } from './list-head.ts';
import { ListOverview } from './list-overview.tsx';
import { type ListQuery, listHref, listQuery, listRequest, PAGE_SIZE, readListQuery } from './list-query.ts';
import { PriceSearch } from './price-search.tsx';
import '../../../layout/list.css';

type ListData = {
  choices: DataFor<'vegetable/filterList'>;
  prices: DataFor<'vegetable/vegList'> | null;
  overview: { indices: ClassIndex[]; statistic: DataFor<'vegetable/getVegStatistic'> } | null;
};

const MOVERS = 5;

/** 批发价, and the kinds of prices without data. */
export const priceView = definePage<ListData>({
  load: async ({ api, params, query }) => {
    const wanted = readListQuery(params, query);
    const wholesale = wanted.type === '1';
    const glance = wholesale && wanted.page === 1 && listQuery.active(wanted) === 0;
    const [choices, prices, overview] = await Promise.all([
      api('vegetable/filterList', { type: wanted.type }),
      wholesale ? api('vegetable/vegList', listRequest(wanted)) : null,
      glance
        ? Promise.all([api('vegetable/getClassIndex', {}), api('vegetable/getVegStatistic', { limit: MOVERS })])
        : null,
    ]);
    return { choices, prices, overview: overview && { indices: overview[0], statistic: overview[1] } };
  },
  head: ({ choices }, { params, query }) => {
    const wanted = readListQuery(params, query);
    return {
      title: listTitle(wanted, choices),
      description: listDescription(wanted, choices),
      ...(wanted.type !== '1' && { robots: 'noindex' }),
    };
  },
  component: ({ data, params, query }) => {
    const { choices, prices, overview } = data;
    const wanted = readListQuery(params, query);
    const day = listDay(wanted, choices);
    const perMarket = Boolean(wanted.market || wanted.area);
    const hrefOf = (change: Partial<ListQuery>) => listHref(wanted, change);
    return (
      <>
        <KindHeader choices={choices} query={wanted} statistic={overview?.statistic} />
        <div className="tools-list">
          {overview ? <ListOverview {...overview} query={wanted} /> : null}
          {prices ? (
            <section aria-label="行情列表">
              <PriceSearch choices={choices} query={wanted} />
              <ListFilters choices={choices} query={wanted} total={prices.total} />
              <RowsHeading rows={prices.list} />
              <ListResults
                className="tools-quotes"
                caption={`${day ?? ''} ${listTitle(wanted, choices)}`}
                columns={listColumns(perMarket, marketOf(prices.list))}
                answer={prices}
                rowHref={({ to, market_id }) => href(to.page, perMarket ? { ...to.params, cmp: market_id } : to.params)}
                pageSize={PAGE_SIZE}
                query={wanted}
                hrefOf={hrefOf}
                none={{
                  of: '行情',
                  why: wanted.date
                    ? `${wanted.date} 这一天没有市场报价；休市日不报价，也不补数。`
                    : '换一个品名、市场或地区试试。',
                  ways: [
                    wanted.date && { title: '看最新一天', href: hrefOf({ date: undefined }) },
                    allCleared(listQuery.active(wanted), listHref(listQuery.cleared(wanted))),
                  ],
                }}
                closed={prices.access && <ClosedDays access={prices.access} newest={hrefOf({ date: undefined })} />}
                source={choices.source}
                updatedAt={day}
                note="价格已折算为元/公斤；涨跌与 7 天内的上一次报价相比，没有可比报价时为 —；不在产季的品种停报，标“已停更”"
              />
            </section>
          ) : null}
          {wanted.type === '1' ? null : <ListUnavailable />}
        </div>
      </>
    );
  },
  skeleton: () => <ListSkeleton above={220} height={48} />,
});

/** Where the prices below come from, so that narrow screens need no column for it. */
function RowsHeading({ rows }: { rows: DataFor<'vegetable/vegList'>['list'] }) {
  if (rows.length === 0) return null;
  return (
    <p className="tools-quotes-from bee-small">
      <strong>{marketOf(rows) ?? '各品种报价最全的市场'}</strong>，元/公斤
    </p>
  );
}

/** Origin prices of vegetables have no data source yet; this links to those of fruit. */
function ListUnavailable() {
  return (
    <Card>
      <Empty
        title="还没有蔬菜产地价"
        action={
          <LinkButton kind="primary" href={href('application/fruit/list')}>
            看水果产地价
          </LinkButton>
        }
      >
        目前没有接入蔬菜产地价的数据来源。蔬菜可看各市场的批发价；水果的产地价按产区和地点报价。
      </Empty>
    </Card>
  );
}

type Choices = DataFor<'vegetable/filterList'>;
type ListFiltersProps = { choices: Choices; query: ListQuery; total: number };

/** Facets as links; a class narrows the groups below it. */
function ListFilters({ choices, query, total }: ListFiltersProps) {
  const groups = choices.groups.filter(({ class_id }) => !query.classId || class_id === query.classId);
  return (
    <Filters total={total} active={listQuery.active(query)} clear={listHref(listQuery.cleared(query))}>
      <FacetRow
        label="大类"
        choices={choices.classes}
        current={query.classId}
        hrefOf={(id) => listHref(query, { classId: id, group: undefined })}
      />
      <FacetRow
        label="品类"
        choices={groups}
        current={query.group}
        hrefOf={(value) => listHref(query, { group: value })}
      />
      <FacetRow
        label="地区"
        choices={choices.provinces.map(({ adcode, name }) => ({ value: adcode, title: name.replace(/[省市]$/, '') }))}
        current={query.area}
        hrefOf={(adcode) => listHref(query, { area: adcode, market: undefined })}
        clear={listHref(query, { area: undefined })}
      />
    </Filters>
  );
}
