import type { Mark } from '../../../../../drawing/marks.ts';
import type { Chart } from '../report-document.ts';
import { barMarks } from './bar-marks.ts';
import { lineMarks } from './line-marks.ts';

export type Size = { width: number; height: number };

/** A chart as marks, without its caption. */
export const chartMarks = (chart: Chart, size: Size): Mark[] =>
  chart.style === 'lines' ? lineMarks(chart, size) : barMarks(chart, size);

/** Preferred height of a chart in points, independent of its width. */
export const chartHeight = ({ style, labels }: Chart): number =>
  style === 'lines' ? 190 : Math.max(80, 28 + labels.length * 19);
