import { shanghaiDay } from '../../clock.ts';
import { defineModule } from '../../module.ts';
import { statisticsTool } from './answers/store/statistics-tool.ts';
import { statisticsKind } from './import/statistics.kind.ts';
import { statisticsRoutes } from './routes/ast.routes.ts';
import { openStatistics } from './service/open-statistics.ts';
import { listCropNames } from './store/crop-names.ts';
import { refreshTopics } from './store/store-topics.ts';

export const statisticsModule = defineModule({
  name: 'statistics',
  routes: [statisticsRoutes],
  importers: [
    {
      name: 'statistics',
      open: ({ clock }) => ({ kind: statisticsKind(Number(shanghaiDay(clock.now()).slice(0, 4))) }),
    },
  ],
  derivedData: [{ from: ['stat_value'], refresh: refreshTopics }],
  names: listCropNames,
  answerTools: [statisticsTool],
  openData: openStatistics,
});
