import { enterpriseFile, issueFile, seriesFile } from '../../../../server/src/sample/references/reference-files.ts';
import { type DrawnKind, drawnFile } from '../drawn-kind.ts';
import { enterprises } from './enterprises.ts';
import { sampleReferences } from './sample-references.ts';

export const drawReferences = (): DrawnKind => {
  const references = sampleReferences();
  return {
    name: 'references',
    basis: 'issues: computed from the prices and policies of the sample; enterprises are invented and say so',
    drawn: 'An issue for each month or quarter, published some days after it. Enterprises are written by hand.',
    files: [
      drawnFile(
        seriesFile,
        references.map(({ series }) => series),
      ),
      drawnFile(
        issueFile,
        references.flatMap(({ issues }) => issues),
      ),
      drawnFile(enterpriseFile, enterprises),
    ],
  };
};
