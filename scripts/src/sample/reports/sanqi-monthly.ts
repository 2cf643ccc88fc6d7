import { SAMPLE_NOTE } from '../../../../server/src/sample/content/article-draft.ts';
import { addDays, monthStart } from '../../../../server/src/sample/days.ts';
import { changeInWords } from '../../../../server/src/sample/prices/price-words.ts';
import type { ReportDraft } from '../../../../server/src/sample/reports/report-draft.ts';
import { heading, list, paragraph } from '../../../../server/src/text/rich-text.ts';
import { sanqiGrades, sanqiPrice } from '../prices/herbs/sanqi-model.ts';
import { changeOf } from '../prices/price-facts.ts';
import { gradeChart, sanqiDraft, sanqiHerbs } from './sanqi-draft.ts';

export const sanqiMonthlyId = (month: string): string => `r-sanqi-m${month.slice(0, 7)}`;

/** 三七 by grade in the month that begins on `month`. */
export const sanqiMonthly = (month: string): ReportDraft => {
  const [before, lastYear] = [monthStart(month, -1), monthStart(month, -12)];
  const name = `${month.slice(0, 4)}年${Number(month.slice(5, 7))}月`;
  const rows = sanqiGrades.map(({ id }) => {
    const price = sanqiPrice(id, month);
    return {
      id,
      price,
      month: changeOf(price, sanqiPrice(id, before)) ?? 0,
      year: changeOf(price, sanqiPrice(id, lastYear)) ?? 0,
    };
  });
  const price = sanqiPrice('60头', month);
  const main = {
    price,
    month: changeOf(price, sanqiPrice('60头', before)),
    year: changeOf(price, sanqiPrice('60头', lastYear)),
  };
  const strongest = [...rows].sort((a, b) => b.month - a.month)[0];
  return {
    ...sanqiDraft(
      sanqiMonthlyId(month),
      'monthly_report',
      `三七市场月报（${name}）：60头均价${price.toFixed(1)}元/公斤，环比${changeInWords(main.month)}`,
      addDays(monthStart(month, 1), 4),
    ),
    tags: ['三七', '云南', '价格行情'],
    series: { id: 'sanqi-month', title: '三七市场月报' },
    issueNo: month.slice(0, 7),
    keyPoints: [
      `60头均价${price.toFixed(1)}元/公斤，环比${changeInWords(main.month)}，同比${changeInWords(main.year)}`,
      `${strongest?.id}环比最强，${changeInWords(strongest?.month ?? null)}`,
    ],
    keyNumbers: sanqiGrades.map(({ id }) => ({ label: `${id}均价`, value: sanqiPrice(id, month), unit: '元/公斤' })),
    blocks: [
      paragraph(
        `${name}，三七60头均价为${price.toFixed(1)}元/公斤，环比${changeInWords(main.month)}，同比${changeInWords(main.year)}。各规格中，${strongest?.id}环比表现最强，${changeInWords(strongest?.month ?? null)}。`,
      ),
      heading('一、分规格价格'),
      {
        kind: 'table',
        caption: `${name}三七分规格均价（元/公斤）`,
        columns: ['规格', '均价', '环比', '同比'],
        rows: rows.map((row) => [row.id, row.price.toFixed(1), changeInWords(row.month), changeInWords(row.year)]),
        link: sanqiHerbs,
      },
      heading('二、近一年走势'),
      gradeChart(`三七主要规格近十三个月均价`, ['20头', '40头', '60头', '剪口'], month, 13),
      heading('三、供需观察'),
      paragraph(
        '三七为多年生草本，一般种植满三年采挖。秋季采挖未留种的称春七，质地充实；冬季采收种子后采挖的称冬七，主根偏空，价格通常低于春七。采挖期鲜货集中上市，干货加工需要数周，行情对采挖进度的反应因此略有滞后。',
      ),
      paragraph(
        '头数指每500克所含主根个数，个头越大头数越小，价格越高；剪口为芦头部分，有效成分含量较高，常按单独规格交易。',
      ),
      heading('四、后市提示'),
      list([
        '采挖期关注产地天气与鲜货日成交量，连续降雨会推迟干燥进度。',
        '大规格货源有限，规格间价差扩大时，中等规格更容易走量。',
        '收购时索取产地证明与农残检测报告，避免混入隔年陈货。',
      ]),
      paragraph(SAMPLE_NOTE),
    ],
  };
};
