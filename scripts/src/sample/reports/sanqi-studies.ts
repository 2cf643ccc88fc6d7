import { SAMPLE_NOTE } from '../../../../server/src/sample/content/article-draft.ts';
import { addDays, monthStart } from '../../../../server/src/sample/days.ts';
import type { ReportDraft } from '../../../../server/src/sample/reports/report-draft.ts';
import { heading, list, paragraph } from '../../../../server/src/text/rich-text.ts';
import { type SanqiGrade, sanqiGrades, sanqiPrice } from '../prices/herbs/sanqi-model.ts';
import { gradeChart, sanqiDraft, sanqiHerbs } from './sanqi-draft.ts';

/** What makes the price of 三七: grades, and the cycle of planting; written before `day`. */
export const sanqiStudies = (day: string): ReportDraft[] => [
  gradeStudy(addDays(day, -18)),
  cycleStudy(addDays(day, -46)),
];

const gradeStudy = (date: string): ReportDraft => {
  const month = monthStart(date, -1);
  const ratio = (id: SanqiGrade) => (sanqiPrice(id, month) / sanqiPrice('60头', month)).toFixed(2);
  return {
    ...sanqiDraft('r-sanqi-grade', 'self_report', '三七规格价差研究：头数如何决定价格', date),
    keyPoints: [`20头价格约为60头的${ratio('20头')}倍`, '剪口按含量计价，高于中等头数'],
    blocks: [
      paragraph('三七按头数分级交易。本报告比较各规格与60头的比价，说明个头、部位与用途怎样形成价差。'),
      heading('一、比价表'),
      {
        kind: 'table',
        caption: `${month.slice(0, 7)} 各规格与60头比价`,
        columns: ['规格', '均价（元/公斤）', '与60头比价'],
        rows: sanqiGrades.map(({ id }) => [id, sanqiPrice(id, month).toFixed(1), ratio(id)]),
        link: sanqiHerbs,
      },
      gradeChart('三七各规格近两年均价', ['20头', '60头', '120头', '毛根'], month, 24),
      heading('二、价差来自哪里'),
      paragraph(
        '大头规格生长年限长、单株营养面积大，出产比例低，主要供礼品与整根消费，价格弹性大；中小头与无数头多用于打粉和投料，看重单位有效成分成本。',
      ),
      paragraph(
        '剪口皂苷含量通常高于主根，提取企业按含量计价，因此剪口价格常高于中等头数；毛根纤维多、灰分高，价格最低。',
      ),
      heading('三、使用建议'),
      list(['按用途选规格，投料不必追求大头。', '关注比价偏离常态的规格，偏离往往在一到两个采挖季内修复。']),
      paragraph(SAMPLE_NOTE),
    ],
  };
};

const cycleStudy = (date: string): ReportDraft => {
  const last = monthStart(date, -1);
  const years = Array.from({ length: 10 }, (_, index) => monthStart(last, -12 * (9 - index)));
  const prices = years.map((month) => sanqiPrice('60头', month));
  return {
    ...sanqiDraft('r-sanqi-cycle', 'self_report', '三七十年价格周期：种植面积滞后三年的代价', date),
    keyPoints: ['供给对价格的反应滞后约三年', '连作障碍抬高成本底部'],
    blocks: [
      paragraph(
        `过去十年，60头三七的同期均价最低${Math.min(...prices).toFixed(1)}元/公斤，最高${Math.max(...prices).toFixed(1)}元/公斤。三年的生长期使供给对价格的反应滞后，形成明显周期。`,
      ),
      heading('一、同期价格'),
      {
        kind: 'table',
        caption: '60头历年同期均价',
        columns: ['月份', '元/公斤'],
        rows: years.map((month, index) => [month.slice(0, 7), (prices[index] ?? 0).toFixed(1)]),
        link: sanqiHerbs,
      },
      heading('二、十年走势'),
      gradeChart('60头三七十年月均价', ['60头'], last, 120),
      heading('三、周期怎样形成'),
      paragraph(
        '价格上涨带动扩种，而新种植的三七要到第三年才集中采挖。扩种高峰后的第三年供给集中释放，价格回落，种植户减种，三年后供给收缩，价格再度回升。',
      ),
      heading('四、连作障碍是约束'),
      paragraph(
        '三七忌连作，同一地块常需间隔多年才能再种，适种土地向外县和高海拔迁移，抬高了地租与运输成本，也为价格提供了底部支撑。',
      ),
      paragraph(SAMPLE_NOTE),
    ],
  };
};
