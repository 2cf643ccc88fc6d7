import { definePage, notFound } from '@bee/platform';
import { PageHeader, Skeleton } from '@bee/ui/content';
import { trail } from '../../lib/trail.ts';
import { readBasketQuery } from './address/basket-query.ts';
import { viewOf } from './address/industry-view.ts';
import { searchQuery } from './address/search-query.ts';
import { readTableQuery } from './address/table-query.ts';
import { BasketChart } from './basket/basket-chart.tsx';
import { BasketView } from './basket/basket-view.tsx';
import { loadBasket } from './basket/load-basket.ts';
import { loadStart } from './browse/load-start.ts';
import { StartView } from './browse/start-view.tsx';
import { ChartDrawer } from './chart/chart-drawer.tsx';
import type { IndustryData } from './industry-data.ts';
import { headOf } from './industry-head.ts';
import { loadSearch } from './search/load-search.ts';
import { SearchView } from './search/search-view.tsx';
import { loadTable } from './table/load-table.ts';
import { TableView } from './table/table-view.tsx';
import { TreePane } from './tree/tree-pane.tsx';
import './industry.css';
import './tree/tree.css';

/** The industry database: a tree of tables, a table with its chart, a search, a basket of series. */
export const page = definePage<IndustryData>({
  /** The number of visible rows and the recently viewed tables depend on the user. */
  personal: true,
  load: ({ api, query }) => {
    if (query.m && viewOf(query) === 'start') throw notFound();
    switch (viewOf(query)) {
      case 'table':
        return loadTable(api, readTableQuery(query.m ?? '', query));
      case 'search':
        return loadSearch(api, searchQuery.read(query));
      case 'basket':
        return loadBasket(api, readBasketQuery(query));
      case 'start':
        return loadStart(api);
    }
  },
  head: headOf,
  component: ({ data, query }) => {
    if (data.view === 'table' && query.embed === '1' && data.drawing) {
      const asked = readTableQuery(data.info.model_id, query);
      if (asked.drawn) return <ChartDrawer {...data} drawing={data.drawing} query={asked} drawn={asked.drawn} />;
    }
    if (data.view === 'basket' && query.embed === '1' && data.answer)
      return <BasketChart list={data.answer.list} query={readBasketQuery(query)} />;
    const path = data.view === 'table' ? data.info.domain_path.map(({ id }) => id) : [];
    return (
      <div className="tools-industry">
        <TreePane
          levels={data.levels}
          path={path}
          model={data.view === 'table' ? data.info.model_id : undefined}
          name={data.view === 'search' ? searchQuery.read(query).name : undefined}
        />
        <div className="tools-industry-main bee-stack">
          <Middle data={data} query={query} />
        </div>
      </div>
    );
  },
  skeleton: () => (
    <div className="tools-industry" aria-busy="true">
      <div className="tools-industry-side bee-stack">
        <Skeleton height={44} />
        <Skeleton height={560} />
      </div>
      <div className="tools-industry-main bee-stack">
        <Skeleton height={120} width="70%" />
        <Skeleton height={96} />
        <Skeleton height={640} />
      </div>
    </div>
  ),
});

/** Selected by the data, because the address is ahead while new data loads. */
function Middle({ data, query }: { data: IndustryData; query: Record<string, string> }) {
  switch (data.view) {
    case 'table':
      return <TableView data={data} query={readTableQuery(data.info.model_id, query)} />;
    case 'basket':
      return <BasketView data={data} query={readBasketQuery(query)} />;
    case 'search':
      return (
        <>
          <DatabaseHeader />
          <SearchView data={data} query={searchQuery.read(query)} />
        </>
      );
    case 'start':
      return (
        <>
          <DatabaseHeader />
          <StartView data={data} />
        </>
      );
  }
}

function DatabaseHeader() {
  return (
    <PageHeader
      title="产业数据库"
      breadcrumb={trail('产业数据库')}
      lead="按产业编目的数据表：选表、筛选、行列互换、作图、导出，跨表的序列放进数据篮比较。"
    />
  );
}
