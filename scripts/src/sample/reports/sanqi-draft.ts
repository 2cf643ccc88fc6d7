import type { Chart } from '../../../../server/src/modules/publishing/report/model/report-document.ts';
import { monthStart } from '../../../../server/src/sample/days.ts';
import type { ReportDraft } from '../../../../server/src/sample/reports/report-draft.ts';
import { type SanqiGrade, sanqiPrice } from '../prices/herbs/sanqi-model.ts';

export const sanqiHerbs = { page: 'sanqi/herbs', params: {} };

export const sanqiDraft = (
  id: string,
  type: string,
  title: string,
  date: string,
): Omit<ReportDraft, 'blocks' | 'keyPoints'> => ({
  id,
  type,
  cate: '中药材',
  title,
  author: '三七研究组',
  date,
  tags: ['三七', '云南'],
  org: '农小蜂三七研究组',
  researchers: ['三七研究组'],
  series: null,
  issueNo: null,
  keyNumbers: [],
});

/** Monthly prices of grades over the months up to `month`. */
export const gradeChart = (caption: string, grades: readonly SanqiGrade[], month: string, count: number): Chart => {
  const months = Array.from({ length: count }, (_, index) => monthStart(month, index + 1 - count));
  return {
    kind: 'chart',
    style: 'lines',
    caption,
    unit: '元/公斤',
    labelTitle: '月份',
    labels: months.map((one) => one.slice(0, 7)),
    lines: grades.map((grade) => ({ name: grade, values: months.map((one) => sanqiPrice(grade, one)) })),
    link: sanqiHerbs,
  };
};
