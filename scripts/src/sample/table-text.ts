import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';

/** A table of `scripts/sample` from which the model draws, without its lines `// …`, which say how it is written. */
export const tableText = (name: string): string =>
  readFileSync(path.join(ROOT, 'scripts/sample', name), 'utf8')
    .replace(/^\/\/.*\n/gm, '')
    .trim();

export const tableLines = (name: string): string[] => tableText(name).split('\n');

/** Lines in cells, which are separated by ` | `. */
export const tableRows = (name: string): string[][] => tableLines(name).map(cellsOf);

/** Parts that begin with a line `# …`, with the cells of this line and of the lines below it. */
export const tableParts = (name: string): { head: string[]; rows: string[][] }[] =>
  tableText(name)
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [head = [], ...rows] = part.trim().split('\n').map(cellsOf);
      return { head, rows };
    });

const cellsOf = (line: string): string[] => line.split(' | ');
