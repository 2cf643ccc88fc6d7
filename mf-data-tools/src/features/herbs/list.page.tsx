import type { DataFor } from '@bee/contracts/operations';
import { definePage } from '@bee/platform';
import { Card, PageHeader, Pagination, SampleBadge, SourceNote, Tabs } from '@bee/ui/content';
import { herbName } from '../../parts/herb-chart/herb-sentence.ts';
import { ListSkeleton } from '../../parts/list-skeleton.tsx';
import { roundMeans } from '../../parts/price/chart-rows.ts';
import { trail } from '../../parts/trail.ts';
import { HerbChart } from './chart/herb-chart.tsx';
import { HerbMovers, type MoverLists } from './table/herb-movers.tsx';
import { HerbsFilters } from './table/herbs-filters.tsx';
import {
  chartRequest,
  type HerbsQuery,
  herbsHref,
  herbsQuery,
  listRequest,
  PAGE_SIZE,
  readHerbsQuery,
} from './table/herbs-query.ts';
import { HerbsSearch } from './table/herbs-search.tsx';
import { HerbsTable } from './table/herbs-table.tsx';
import './herbs.css';
import '../../layout/list.css';

type ListData = {
  categories: DataFor<'herbs/getCategoryList'>;
  prices: DataFor<'herbs/getHerbsList'>;
  chart: DataFor<'herbs/getEchart'> | null;
  movers: MoverLists | null;
};

const MOVERS = 5;

export const page = definePage<ListData>({
  /** The visible history depends on the user. */
  personal: true,
  load: async ({ api, query }) => {
    const wanted = readHerbsQuery(query);
    const glance = wanted.page === 1 && herbsQuery.active(wanted) === 0 && !wanted.open;
    const moved = async (moved: 'up' | 'down') => {
      const sort = moved === 'up' ? 'chg_w.desc' : 'chg_w.asc';
      return (await api('herbs/getHerbsList', { market: wanted.market, moved, sort, limit: MOVERS })).list;
    };
    const [categories, prices, up, down] = await Promise.all([
      api('herbs/getCategoryList', {}),
      api('herbs/getHerbsList', listRequest(wanted)),
      glance ? moved('up') : [],
      glance ? moved('down') : [],
    ]);
    const chart =
      wanted.open && prices.dates
        ? await api('herbs/getEchart', chartRequest(wanted, wanted.open, prices.dates))
        : null;
    return {
      categories,
      prices,
      chart: chart && { ...chart, series: roundMeans(chart.series) },
      movers: glance ? { up, down } : null,
    };
  },
  head: ({ prices, chart }, { query }) => {
    const title = chart ? `${herbName(chart)}价格走势` : titleOf(readHerbsQuery(query), prices);
    return { title, description: `${prices.dates?.max ?? ''} ${title}：各大药市近期价与周、月、年涨跌，单位元/公斤` };
  },
  component: ({ data, query }) => {
    const { categories, prices, chart, movers } = data;
    const wanted = readHerbsQuery(query);
    if (chart && wanted.view.embed) return <HerbChart chart={chart} query={wanted} />;
    const title = titleOf(wanted, prices);
    const markets = prices.facets?.market ?? [];
    return (
      <>
        <PageHeader
          title={title}
          breadcrumb={trail('价格数据', '中药材价格')}
          meta={
            <>
              {prices.dates ? (
                <span>
                  数据日期 <time dateTime={prices.dates.max}>{prices.dates.max}</time>
                </span>
              ) : null}
              <span>{categories.reduce((sum, { children }) => sum + children.length, 0)} 种药材</span>
              <span>{markets.length} 个市场</span>
              <SampleBadge sample={prices.source.sample} />
            </>
          }
        />
        <Tabs
          label="药市"
          current={wanted.market ?? ''}
          items={[
            { key: '', title: '全部市场', href: herbsHref(wanted, { market: undefined }) },
            ...markets.map(({ value, label, count }) => ({
              key: value,
              title: label,
              count,
              href: herbsHref(wanted, { market: value }),
            })),
          ]}
        />
        <div className="tools-list">
          {chart ? <HerbChart chart={chart} query={wanted} /> : null}
          {movers ? <HerbMovers {...movers} query={wanted} /> : null}
          <section aria-label="药材价格表">
            <HerbsSearch query={wanted} />
            <HerbsFilters
              categories={categories}
              letters={prices.facets?.letter ?? []}
              query={wanted}
              total={prices.total}
            />
            <Card flush>
              <HerbsTable rows={prices.list} query={wanted} caption={`${prices.dates?.max ?? ''} ${title}`} />
            </Card>
            <Pagination
              page={wanted.page}
              total={prices.total}
              pageSize={PAGE_SIZE}
              href={(number) => herbsHref(wanted, { page: number })}
            />
            <SourceNote source={prices.source} updatedAt={prices.dates?.max}>
              <span>不限市场时每个规格产地显示报价最全的市场；点品名看各市场走势。没有可比报价时涨跌为 —</span>
            </SourceNote>
          </section>
        </div>
      </>
    );
  },
  skeleton: () => <ListSkeleton above={220} height={40} />,
});

const titleOf = ({ category, herb, market }: HerbsQuery, { facets }: ListData['prices']): string => {
  const place = facets?.market?.find(({ value }) => value === market)?.label;
  return `${[place, herb ?? category ?? '中药材'].filter(Boolean).join('')}价格`;
};
