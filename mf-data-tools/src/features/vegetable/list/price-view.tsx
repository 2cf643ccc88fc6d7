import type { DataFor } from '@bee/contracts/operations';
import { definePage, href } from '@bee/platform';
import { Card, Empty, LinkButton, Pagination, SourceNote } from '@bee/ui/content';
import { ListSkeleton } from '../../../parts/list-skeleton.tsx';
import type { ClassIndex } from '../quote/class-index-strip.tsx';
import { ListFilters } from './list-filters.tsx';
import { listDay, listDescription, listTitle } from './list-head.ts';
import { ListHeader } from './list-header.tsx';
import { ListOverview } from './list-overview.tsx';
import { listHref, listQuery, listRequest, PAGE_SIZE, readListQuery } from './list-query.ts';
import { ListSearch } from './list-search.tsx';
import { ListTable } from './list-table.tsx';
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
    return (
      <>
        <ListHeader choices={choices} query={wanted} statistic={overview?.statistic} />
        <div className="tools-list">
          {overview ? <ListOverview {...overview} query={wanted} /> : null}
          {prices ? (
            <section aria-label="行情列表">
              <ListSearch choices={choices} query={wanted} />
              <ListFilters choices={choices} query={wanted} total={prices.total} />
              <Card flush>
                <ListTable
                  rows={prices.list}
                  access={prices.access}
                  query={wanted}
                  caption={`${day ?? ''} ${listTitle(wanted, choices)}`}
                />
              </Card>
              <Pagination
                page={wanted.page}
                total={prices.total}
                pageSize={PAGE_SIZE}
                href={(number) => listHref(wanted, { page: number })}
              />
              <SourceNote source={choices.source} updatedAt={day ?? undefined}>
                <span>
                  价格已折算为元/公斤；涨跌与 7 天内的上一次报价相比，没有可比报价时为 —；不在产季的品种停报，标“已停更”
                </span>
              </SourceNote>
            </section>
          ) : null}
          {wanted.type === '1' ? null : <ListUnavailable />}
        </div>
      </>
    );
  },
  skeleton: () => <ListSkeleton above={220} height={48} />,
});

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
