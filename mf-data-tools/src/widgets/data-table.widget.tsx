import { defineWidget, type TagSite, TagSiteProvider } from '@bee/platform';
import { readTableQuery } from '../features/industry/address/table-query.ts';
import { loadTable, type TableData } from '../features/industry/table/load-table.ts';
import { TableView } from '../features/industry/table/table-view.tsx';

type DataTableProps = {
  /** Number of a table of the industry database. */
  model: string;
  site: TagSite;
  /** The query of the page as it is; which rows are shown, how and drawn as what is part of it. */
  query: Record<string, string>;
  /** Who reads; how many rows there are depends on it, so another one asks again. */
  reader: string;
};

/** A table below the heading of a sub-site: `<WidgetSlot of="mf-data-tools/data-table" props={{ model, site, query, reader }} />`. */
export const widget = defineWidget<DataTableProps, TableData>({
  load: ({ api, props: { model, query, site } }) => loadTable(api, readTableQuery(model, query, site)),
  component: ({ data, props: { model, query, site } }) => (
    <TagSiteProvider value={site}>
      <div className="tools-industry-main">
        <TableView data={data} query={readTableQuery(model, query, site)} />
      </div>
    </TagSiteProvider>
  ),
});
