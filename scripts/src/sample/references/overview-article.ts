import { SAMPLE_NOTE } from '../../../../server/src/sample/content/article-draft.ts';
import { monthOf } from '../../../../server/src/sample/days.ts';
import { changeInWords, yuan } from '../../../../server/src/sample/prices/price-words.ts';
import type { SubArticleDraft } from '../../../../server/src/sample/references/reference-draft.ts';
import { heading, list, paragraph } from '../../../../server/src/text/rich-text.ts';
import { fallen, type Move, type PriceTopic, risen } from './moves.ts';
import type { Period } from './periods.ts';

/** All products of the series in the period, with the sentence that opens the issue. */
export const overviewArticle = (
  { word, method }: PriceTopic,
  period: Period,
  moves: Move[],
): SubArticleDraft & { lead: string } => {
  const first = moves[0];
  const last = moves.at(-1);
  const extremes = first && last && first !== last ? [first, last] : first ? [first] : [];
  const lead = `${period.name}，监测的${moves.length}个${word}品种中，${risen(moves).length}个均价环比上涨，${fallen(moves).length}个下跌。${extremes.map(sentence).join('')}`;
  return {
    lead,
    section: '行情综述',
    title: `${period.name}${word}行情：${extremes.map(({ quoted, change }) => `${quoted.name}${changeInWords(change)}`).join('，')}`,
    tags: [...new Set(extremes.map(({ quoted }) => quoted.tag))],
    blocks: [
      paragraph(lead),
      heading('一、各品种均价'),
      {
        kind: 'table',
        caption: `${period.name}${word}均价（元/公斤）`,
        columns: ['品种', '本期', '上期', '环比', '同比'],
        rows: moves.map(({ quoted, now, before, change, year }) => [
          quoted.name,
          yuan(now),
          yuan(before),
          changeInWords(change),
          changeInWords(year),
        ]),
      },
      heading('二、涨跌与季节'),
      ...seasonBlocks(extremes, period),
      heading('三、与上年同期相比'),
      paragraph(yearSentence(moves)),
      paragraph(`${method}${SAMPLE_NOTE}`),
    ],
  };
};

const sentence = ({ quoted, now, before, change }: Move): string =>
  `${quoted.name}均价${yuan(now)}元/公斤，上期${yuan(before)}元/公斤，环比${changeInWords(change)}。`;

const seasonBlocks = (moves: Move[], period: Period) => {
  const seasonal = moves.filter(({ quoted }) => quoted.peak !== null);
  if (seasonal.length === 0)
    return [
      paragraph('各规格价差取决于个头、部位与用途：大规格货源有限，弹性较大；投料规格随采购节奏变化，波动较小。'),
    ];
  return [list(seasonal.map(({ quoted }) => seasonLine(quoted.name, quoted.peak ?? 1, period)))];
};

const seasonLine = (name: string, peak: number, period: Period): string => {
  const ahead = (peak - monthOf(period.to) + 12) % 12;
  if (ahead === 0) return `${name}：常年高点就在${peak}月前后，价格处在季节高位区间。`;
  if (ahead <= 4) return `${name}：常年高点在${peak}月前后，距本期还有${ahead}个月，季节因素偏向上行。`;
  return `${name}：常年高点在${peak}月前后，距本期还有${ahead}个月，季节因素偏向回落或低位运行。`;
};

const yearSentence = (moves: Move[]): string => {
  const known = moves.filter(({ year }) => year !== null);
  const higher = known.filter(({ year }) => (year ?? 0) > 0);
  const most = [...known].sort((a, b) => Math.abs(b.year ?? 0) - Math.abs(a.year ?? 0))[0];
  if (!most) return '上年同期没有可比数据。';
  return `有可比数据的${known.length}个品种中，${higher.length}个高于上年同期，${known.length - higher.length}个不高于上年同期。变化最大的是${most.quoted.name}，同比${changeInWords(most.year)}。`;
};
