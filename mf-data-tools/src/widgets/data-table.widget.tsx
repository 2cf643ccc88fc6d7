import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget, MicrositeProvider } from '@bee/platform';
import { readTableQuery } from '../features/industry/address/table-query.ts';
import { loadTable, type TableData } from '../features/industry/table/load-table.ts';
import { TableView } from '../features/industry/table/table-view.tsx';
import type { widgetProps } from '../widget-props.ts';
import '../features/industry/industry.css';

type DataTableProps = PropsOf<(typeof widgetProps)['data-table']>;

/**
 * A table below the heading of a microsite: `<WidgetSlot of="mf-data-tools/data-table" props={{ model, site, query,
 * reader }} />`.
 */
export const widget = defineWidget<DataTableProps, TableData>({
  load: ({ api, props: { model, query, site } }) => loadTable(api, readTableQuery(model, query, site)),
  component: ({ data, props: { model, query, site } }) => (
    <MicrositeProvider value={site}>
      <div className="tools-industry-main bee-stack">
        <TableView data={data} query={readTableQuery(model, query, site)} />
      </div>
    </MicrositeProvider>
  ),
});
