import { releaseFiles, tableFile } from '../../../../server/src/sample/industry/industry-files.ts';
import { type DrawnKind, drawnFile, ESTIMATE } from '../drawn-kind.ts';
import { drawnTables } from './model-tables.ts';

export const drawIndustry = (): DrawnKind => {
  const drawn = drawnTables();
  return {
    name: 'industry',
    basis: `${ESTIMATE}, after public yearly totals; output of balances: the statistics; their trade since 2022: the lines of trade`,
    drawn:
      'A national curve with its season, divided among the provinces by their sizes; a record has its day of publication and the values before a revision.',
    files: [
      drawnFile(
        tableFile,
        drawn.map(({ table }) => table),
      ),
      ...Object.entries(releaseFiles).map(([freq, file]) =>
        drawnFile(
          file,
          drawn.filter(({ table }) => table.freq === freq).flatMap(({ releases }) => releases),
        ),
      ),
    ],
  };
};
