import type { ReportDocument } from '../report-document.ts';
import { breakLines } from './break-lines.ts';
import { HONEY, type Mark, PRIMARY, SOFT, TEXT, TEXT_SECONDARY, TEXT_TERTIARY } from './marks.ts';
import { plainMeasure } from './plain-measure.ts';

export const COVER = { width: 300, height: 400 };

const MARGIN = 24;

/** The small cover on cards: kind, title, the first point, who and when. */
export const coverMarks = ({ kindTitle, title, org, date, issue, keyPoints }: ReportDocument): Mark[] => {
  const titleLines = breakLines(title, COVER.width - 2 * MARGIN, 21, plainMeasure).slice(0, 5);
  const below = 118 + titleLines.length * 30;
  const [point = ''] = keyPoints;
  const pointLines = breakLines(point, COVER.width - 2 * MARGIN - 20, 12.5, plainMeasure).slice(0, 3);
  return [
    { kind: 'rect', x: 0, y: 0, width: COVER.width, height: 62, color: PRIMARY },
    { kind: 'rect', x: 0, y: 62, width: COVER.width, height: 3, color: HONEY },
    words(MARGIN, 38, '农小蜂', 17, '#ffffff'),
    { ...words(COVER.width - MARGIN, 38, kindTitle, 14, '#ffffff'), anchor: 'end' },
    ...titleLines.map((line, index) => words(MARGIN, 112 + index * 30, line, 21, TEXT)),
    {
      kind: 'rect',
      x: MARGIN,
      y: below,
      width: COVER.width - 2 * MARGIN,
      height: 24 + pointLines.length * 20,
      color: SOFT,
    },
    ...pointLines.map((line, index) => words(MARGIN + 10, below + 26 + index * 20, line, 12.5, TEXT_SECONDARY)),
    words(
      MARGIN,
      COVER.height - 46,
      [org, issue ? `${issue} 期` : ''].filter(Boolean).join('　'),
      11.5,
      TEXT_SECONDARY,
    ),
    words(MARGIN, COVER.height - 24, date, 11.5, TEXT_TERTIARY),
    { ...words(COVER.width - MARGIN, COVER.height - 24, '示例数据', 11.5, TEXT_TERTIARY), anchor: 'end' },
  ];
};

const words = (x: number, y: number, text: string, size: number, color: string) =>
  ({ kind: 'text', x, y, text, size, color, anchor: 'start' }) as const;
