import { limitFile, limitFoodFile, standardFile } from '../../../../server/src/sample/standards/standard-files.ts';
import { type DrawnKind, drawnFile, ESTIMATE } from '../drawn-kind.ts';
import { sampleFoods } from './sample-foods.ts';
import { sampleLimits } from './sample-limits.ts';
import { sampleStandards } from './sample-standards.ts';

export const drawStandards = (): DrawnKind => ({
  name: 'standards',
  basis: `invented numbers, titles and dates; limits: ${ESTIMATE}`,
  drawn: 'The versions of a standard follow from the years of its family, limits from a table of substances and foods.',
  files: [
    drawnFile(standardFile, sampleStandards()),
    drawnFile(limitFoodFile, sampleFoods),
    drawnFile(limitFile, sampleLimits),
  ],
});
