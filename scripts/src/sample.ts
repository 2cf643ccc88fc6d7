/** `npm run sample`: draws the sample data that are files of the server. */
import { ROOT } from '@bee/build/workspace';
import { sampleFolder } from '../../server/src/project.ts';
import { drawKinds } from './sample/kinds.ts';
import { writeSample } from './sample/write-sample.ts';

const kinds = drawKinds();
writeSample(sampleFolder(ROOT), kinds);
for (const { path, rows } of kinds.flatMap(({ files }) => files)) console.log(`${path}: ${rows} rows`);
