import { type Piece, readPieces } from '../../../../server/src/sample/content/read-pieces.ts';
import { type TextFigures, textFigureFile } from '../../../../server/src/sample/content/text-figures.ts';
import { monthStart } from '../../../../server/src/sample/days.ts';
import { LAST_QUOTE_DAY } from '../../../../server/src/sample/prices/quote-file.ts';
import { type DrawnKind, drawnFile } from '../drawn-kind.ts';
import { figureOf, monthsTable } from './piece-figures.ts';

/** Entries say what holds in a quarter; a site that starts in it takes its figures. */
const FIRST_QUARTER = '2026-01-01';
const QUARTERS = 12;

const quarters = Array.from({ length: QUARTERS }, (_, index) => monthStart(FIRST_QUARTER, 3 * index));

const MONTHS = 'months ';

const figuresOf = ({ id, text }: Piece, from: string): TextFigures => {
  const calls = [...new Set([...text.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, inner = '']) => inner))];
  const [tables, words] = [true, false].map((isTable) => calls.filter((call) => call.startsWith(MONTHS) === isTable));
  return {
    ...{ id, from },
    words: Object.fromEntries((words ?? []).map((call) => [call, figureOf(call, from)])),
    months: Object.fromEntries(
      (tables ?? [])
        .map((call) => call.slice(MONTHS.length))
        .map((names) => [names, monthsTable(names.split(' '), from)]),
    ),
  };
};

const withFigures = ({ text }: Piece): boolean => text.includes('{{');

const textFigures = (): TextFigures[] =>
  [
    ...readPieces('articles')
      .filter(withFigures)
      .map((piece) => figuresOf(piece, piece.one('date'))),
    ...readPieces('entries')
      .filter(withFigures)
      .flatMap((piece) => quarters.map((day) => figuresOf(piece, day))),
  ]
    .filter(({ from }) => from <= LAST_QUOTE_DAY)
    .sort((a, b) => a.from.localeCompare(b.from) || a.id.localeCompare(b.id));

export const drawTexts = (): DrawnKind => ({
  name: 'texts',
  basis: 'computed from the prices of the sample',
  drawn: 'The figures that articles and entries name, as of the day of the article or the quarter.',
  files: [drawnFile(textFigureFile, textFigures())],
});
