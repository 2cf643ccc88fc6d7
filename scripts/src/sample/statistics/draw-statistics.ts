import { figureFile, topicFile } from '../../../../server/src/sample/statistics/statistic-files.ts';
import { type DrawnKind, drawnFile, ESTIMATE } from '../drawn-kind.ts';
import { sampleTopics } from './sample-topics.ts';
import { figuresOf } from './topic-figures.ts';

export const drawStatistics = (): DrawnKind => ({
  name: 'statistics',
  basis: `costs and farm-gate prices up to 2021, and vegetable areas of eighteen provinces: computed from public provincial statistics of 2000-2021; all else: ${ESTIMATE}, after public yearly totals`,
  drawn:
    'Areas and yields of the provinces add up to the national totals; a record has its day of publication and the values before a revision.',
  files: [
    drawnFile(
      topicFile,
      sampleTopics.map(({ indicator, crop, unit, decimals }) => ({ indicator, crop, unit, decimals })),
    ),
    drawnFile(figureFile, sampleTopics.flatMap(figuresOf)),
  ],
});
