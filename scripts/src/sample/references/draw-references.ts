import { enterpriseFile } from '../../../../server/src/sample/references/enterprise-file.ts';
import { type DrawnKind, drawnFile } from '../drawn-kind.ts';
import { enterprises } from './enterprises.ts';

export const drawReferences = (): DrawnKind => ({
  name: 'references',
  basis: 'invented enterprises; their names and introductions say so',
  drawn: 'Written by hand, in the order of the series that they appear in.',
  files: [drawnFile(enterpriseFile, enterprises)],
});
