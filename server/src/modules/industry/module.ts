import { defineModule } from '../../module.ts';
import { exportTransfer } from '../exports/index.ts';
import { writeTableExport } from './export/export.service.ts';
import { industryKind } from './import/industry.kind.ts';
import { indexTables } from './index-tables.ts';
import { industryRoutes } from './industry.routes.ts';
import { refreshAllTables } from './refresh-tables.ts';

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
  searchSources: [indexTables],
});
