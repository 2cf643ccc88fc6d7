import { defineModule } from '../../module.ts';
import { exportTransfer } from '../exports/index.ts';
import { industryKind } from './import/industry.kind.ts';
import { industryRoutes } from './routes/industry.routes.ts';
import { writeTableExport } from './service/export/export.service.ts';
import { indexTables } from './store/index-tables.ts';
import { listTableProducts } from './store/product-names.ts';
import { refreshAllTables } from './store/refresh-tables.ts';

export const industryModule = defineModule({
  name: 'industry',
  routes: [industryRoutes],
  transfers: [{ prefix: '/industry/getOutExcel', serve: exportTransfer('industry', writeTableExport) }],
  importers: [
    {
      name: 'industry',
      open: ({ description }) => {
        if (!description) throw new Error('industry needs a description of its tables');
        return { kind: industryKind(description) };
      },
    },
  ],
  derivedData: [{ from: ['industry_row', 'industry_past', 'industry_table'], refresh: refreshAllTables }],
  searchSources: [{ from: ['industry_node', 'industry_past', 'industry_row', 'industry_table'], index: indexTables }],
  names: listTableProducts,
});
