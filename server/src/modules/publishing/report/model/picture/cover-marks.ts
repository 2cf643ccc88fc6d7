import { HONEY, type Mark, PRIMARY, SOFT, TEXT, TEXT_SECONDARY, TEXT_TERTIARY } from '../../../../../drawing/marks.ts';
import type { ReportDocument } from '../report-document.ts';
import { breakLines } from './break-lines.ts';
import { plainMeasure } from './plain-measure.ts';

export const COVER = { width: 300, height: 400 };

const MARGIN = 24;

/** The small cover on cards: kind, title, first key point, organisation and date. */
export const coverMarks = ({ kindTitle, title, org, date, issue, keyPoints, imported }: ReportDocument): Mark[] => {
  const titleLines = linesOf(title, 21, 5);
  const below = 118 + titleLines.length * 30;
  const [point] = keyPoints;
  const pointLines = point ? linesOf(point, 12.5, 3, 20) : [];
  return [
    { kind: 'rect', x: 0, y: 0, width: COVER.width, height: 62, color: PRIMARY },
    { kind: 'rect', x: 0, y: 62, width: COVER.width, height: 3, color: HONEY },
    words(MARGIN, 38, '农小蜂', 17, '#ffffff'),
    { ...words(COVER.width - MARGIN, 38, kindTitle, 14, '#ffffff'), anchor: 'end' },
    ...titleLines.map((line, index) => words(MARGIN, 112 + index * 30, line, 21, TEXT)),
    ...(pointLines.length > 0 ? [pointBox(below, pointLines.length)] : []),
    ...pointLines.map((line, index) => words(MARGIN + 10, below + 26 + index * 20, line, 12.5, TEXT_SECONDARY)),
    ...linesOf([org, issue ? `${issue} 期` : ''].filter(Boolean).join('　'), 11.5, 1).map((line) =>
      words(MARGIN, COVER.height - 46, line, 11.5, TEXT_SECONDARY),
    ),
    words(MARGIN, COVER.height - 24, date, 11.5, TEXT_TERTIARY),
    ...(imported
      ? []
      : [
          {
            ...words(COVER.width - MARGIN, COVER.height - 24, '示例数据', 11.5, TEXT_TERTIARY),
            anchor: 'end',
          } as const,
        ]),
  ];
};

/** The first lines of a text, with an ellipsis if it is cut. */
const linesOf = (text: string, size: number, most: number, inset = 0): string[] => {
  const lines = breakLines(text, COVER.width - 2 * MARGIN - inset, size, plainMeasure);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1)}…`];
};

const pointBox = (y: number, lines: number): Mark => ({
  kind: 'rect',
  x: MARGIN,
  y,
  width: COVER.width - 2 * MARGIN,
  height: 24 + lines * 20,
  color: SOFT,
});

const words = (x: number, y: number, text: string, size: number, color: string) =>
  ({ kind: 'text', x, y, text, size, color, anchor: 'start' }) as const;
