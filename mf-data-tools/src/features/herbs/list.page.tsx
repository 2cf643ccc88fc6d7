import type { DataFor } from '@bee/contracts/operations';
import type { HerbRow } from '@bee/contracts/resource/herbs';
import { definePage, href, navigate } from '@bee/platform';
import { type Column, linkChoices, SearchForm, Tag } from '@bee/ui/content';
import { herbName } from '../../components/herb-chart/herb-sentence.ts';
import { stepDays } from '../../components/herb-chart/report-step.ts';
import { ListHeader } from '../../components/list-header.tsx';
import { allCleared, ListResults } from '../../components/list-results.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { roundMeans } from '../../components/price/chart-rows.ts';
import { averageColumn, changeColumn, cutColumn } from '../../components/price/price-columns.tsx';
import { QuoteMarks } from '../../components/price/quote-marks.tsx';
import { trail } from '../../lib/trail.ts';
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
  withoutFilters,
} from './table/herbs-query.ts';
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
        <ListHeader
          title={title}
          breadcrumb={trail('价格数据', '中药材价格')}
          day={prices.dates?.max}
          facts={
            <>
              <span>{categories.reduce((sum, { children }) => sum + children.length, 0)} 种药材</span>
              <span>{markets.length} 个市场</span>
            </>
          }
          sample={prices.source.sample}
          tabs={{
            label: '药市',
            current: wanted.market ?? '',
            items: [
              { key: '', title: '全部市场', href: herbsHref(wanted, { market: undefined }) },
              ...linkChoices(markets, wanted.market, (market) => herbsHref(wanted, { market })),
            ],
          }}
        />
        <div className="tools-list">
          {chart ? <HerbChart chart={chart} query={wanted} /> : null}
          {movers ? <HerbMovers {...movers} query={wanted} /> : null}
          <section aria-label="药材价格表">
            <Search query={wanted} />
            <HerbsFilters
              categories={categories}
              letters={prices.facets?.letter ?? []}
              query={wanted}
              total={prices.total}
            />
            {/* One row per specification and origin, or per market if one is selected; a row opens its chart. */}
            <ListResults
              className="tools-named"
              caption={`${prices.dates?.max ?? ''} ${title}`}
              columns={columns}
              answer={prices}
              rowHref={({ spec_id }) => herbsHref(wanted, { open: spec_id, page: wanted.page })}
              pageSize={PAGE_SIZE}
              query={wanted}
              hrefOf={(change) => herbsHref(wanted, change)}
              none={{
                of: '药材',
                why: '换一个药材名、分类或市场试试；不是每个市场都报每种药材。',
                ways: [
                  wanted.market && { title: '看全部市场', href: herbsHref(wanted, { market: undefined }) },
                  allCleared(herbsQuery.active(wanted), herbsHref(withoutFilters(wanted))),
                ],
              }}
              source={prices.source}
              updatedAt={prices.dates?.max}
              note="不限市场时每个规格产地显示报价最全的市场；点品名看各市场走势。没有可比报价时涨跌为 —"
            />
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

/** Search by name or alias of a herb; keeps market and order. */
function Search({ query }: { query: HerbsQuery }) {
  const kept = withoutFilters(query);
  return (
    <div className="tools-herbs-search bee-no-print">
      <SearchForm
        action={href('application/herbs/list')}
        name={herbsQuery.keys.keyword}
        value={query.keyword}
        placeholder="药材名或别名，如 三七、田七"
        label="药材名"
        hidden={herbsQuery.write(kept)}
        onSearch={(keyword) => navigate(herbsHref(kept, { keyword: keyword || undefined }))}
      />
    </div>
  );
}

const columns: Column<HerbRow>[] = [
  {
    key: 'product',
    title: '品名',
    width: 96,
    cell: ({ product, spec, origin }) => (
      <>
        {product}
        <small aria-hidden="true">{[spec, origin].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  cutColumn('spec', '规格', true),
  cutColumn('origin', '产地', true),
  cutColumn('market', '市场'),
  averageColumn('近期价', '元/公斤'),
  changeColumn('chg_w', '周涨跌'),
  changeColumn('chg_m', '月涨跌'),
  changeColumn('chg_y', '年涨跌'),
  {
    key: 'date',
    title: '日期',
    cell: (row) => (
      <span className="tools-day bee-inline">
        <time dateTime={row.date}>{row.date}</time>
        {row.freq === 'M' ? <Tag type="grey">每月报价</Tag> : null}
        <QuoteMarks row={row} every={stepDays[row.freq]} />
      </span>
    ),
  },
];
