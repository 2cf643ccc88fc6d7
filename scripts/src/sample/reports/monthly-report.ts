import { addDays, monthStart } from '../../../../server/src/sample/days.ts';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { changeInWords, yuan } from '../../../../server/src/sample/prices/price-words.ts';
import type { ReportDraft } from '../../../../server/src/sample/reports/report-draft.ts';
import { heading, list, paragraph } from '../../../../server/src/text/rich-text.ts';
import { referenceMarket } from '../prices/price-facts.ts';
import { methodBlocks } from './method-blocks.ts';
import {
  fallersOf,
  groupChart,
  groupMoves,
  mean,
  monthSpan,
  monthsTo,
  movesOf,
  moveTable,
  risersOf,
  seriesChart,
} from './moves.ts';
import { seasonOf } from './season-words.ts';

const SERIES = { id: 'price-month', title: '农产品批发价格月报' };

export const monthlyId = (start: string): string => `r-month-${start.slice(0, 7)}`;

/** The month that begins on `start`; null without trade to compare. */
export const monthlyReport = (start: string, products: readonly Produce[]): ReportDraft | null => {
  const span = monthSpan(start);
  const moves = movesOf(products, span, monthSpan(monthStart(start, -1)));
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last) return null;
  const [up, down] = [risersOf(moves), fallersOf(moves)];
  const lastYear = monthSpan(monthStart(start, -12));
  const overYear = movesOf(products, span, lastYear);
  const groups = groupMoves(moves);
  const name = `${start.slice(0, 4)}年${Number(start.slice(5, 7))}月`;
  const overall = mean(moves.map(({ change }) => change));
  const [best, worst] = [groups[0], groups.at(-1)];
  return {
    id: monthlyId(start),
    type: 'monthly_report',
    cate: '月报',
    title: `农产品批发价格月报（${name}）：${best?.group}环比${changeInWords(best?.change ?? null)}`,
    author: '价格监测组',
    date: addDays(span.end, 5),
    tags: ['价格行情', first.product.name, last.product.name],
    org: '农小蜂数据研究中心',
    researchers: ['价格监测组'],
    series: SERIES,
    issueNo: span.label,
    keyPoints: [
      `${up.length}个品种环比上涨，${down.length}个下跌，平均${changeInWords(overall)}`,
      ...groups.slice(0, 2).map(({ group, change }) => `${group}环比${changeInWords(change)}`),
      ...(overYear.length > 0
        ? [`与去年同月相比，${risersOf(overYear).length}个品种上涨，${fallersOf(overYear).length}个下跌`]
        : []),
    ],
    keyNumbers: [
      { label: '平均涨跌幅', value: Number(overall.toFixed(1)), unit: '%' },
      { label: '上涨品种', value: up.length, unit: '个' },
      ...[...groups]
        .sort((a, b) => a.group.localeCompare(b.group, 'zh'))
        .map(({ group, price }) => ({ label: `${group}均价`, value: Number(price.toFixed(2)), unit: '元/公斤' })),
    ],
    blocks: [
      paragraph(
        `${name}，${referenceMarket()}${up.length}个品种均价环比上涨，${down.length}个下跌，平均${changeInWords(overall)}。分品类看，${groups.map(({ group, change }) => `${group}${changeInWords(change)}`).join('，')}。`,
      ),
      heading('一、品类走势'),
      paragraph(
        `${best?.group}所含${best?.count}个品种的平均价格为${yuan(best?.price ?? null)}元/公斤，环比平均${changeInWords(best?.change ?? null)}；${worst?.group}为${yuan(worst?.price ?? null)}元/公斤，环比平均${changeInWords(worst?.change ?? null)}。`,
      ),
      groupChart(`${name}各品类平均涨跌幅`, groups),
      heading('二、各品种均价'),
      moveTable(`${name}各品种均价`, moves),
      heading('三、涨跌居前品种'),
      paragraph(
        `${first.product.name}月均价${yuan(first.now)}元/公斤，上月${yuan(first.before)}元/公斤，环比${changeInWords(first.change)}；${last.product.name}月均价${yuan(last.now)}元/公斤，上月${yuan(last.before)}元/公斤，环比${changeInWords(last.change)}。`,
      ),
      seriesChart(
        `${first.product.name}与${last.product.name}月均价`,
        [first.product, last.product],
        monthsTo(start, 13),
        '月份',
      ),
      heading('四、走势解读'),
      paragraph(seasonOf(first.product)),
      paragraph(seasonOf(last.product)),
      ...(overYear.length > 0
        ? [
            heading('五、与去年同月相比'),
            moveTable(`${name}同比涨跌居前品种（上期为去年同月）`, [
              ...risersOf(overYear).slice(0, 5),
              ...fallersOf(overYear).slice(0, 5).reverse(),
            ]),
          ]
        : []),
      heading(overYear.length > 0 ? '六、下月关注' : '五、下月关注'),
      list(['换季时产区接续是否顺畅', '雨雪与高温对采收、运输的影响', '储存品种的库存与出库节奏']),
      ...methodBlocks(),
    ],
  };
};
