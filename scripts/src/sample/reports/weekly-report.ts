import { addDays, dayNumber, shortDay, yearOf } from '../../../../server/src/sample/days.ts';
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
  type Move,
  mean,
  moveChart,
  movesOf,
  moveTable,
  risersOf,
  seriesChart,
  weeksTo,
} from './moves.ts';
import { seasonOf } from './season-words.ts';

const SERIES = { id: 'price-week', title: '农产品批发价格周报' };

export const weeklyId = (monday: string): string => `r-week-${monday}`;

/** The week that begins on a Monday; null without trade to compare. */
export const weeklyReport = (monday: string, products: readonly Produce[]): ReportDraft | null => {
  const week = { start: monday, end: addDays(monday, 6) };
  const moves = movesOf(products, week, { start: addDays(monday, -7), end: addDays(monday, -1) });
  const [up, down] = [risersOf(moves), fallersOf(moves)];
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last) return null;
  const groups = groupMoves(moves);
  const [best, worst] = [groups[0], groups.at(-1)];
  const leaders = [...up.slice(0, 5), ...down.slice(0, 5).reverse()];
  const days = `${shortDay(week.start)}至${shortDay(week.end)}`;
  const overall = mean(moves.map(({ change }) => change));
  return {
    id: weeklyId(monday),
    type: 'weekly_report',
    cate: '周报',
    title: `农产品批发价格周报（${days}）：${first.product.name}${changeInWords(first.change)}居首`,
    author: '价格监测组',
    date: addDays(monday, 7),
    tags: ['价格行情', first.product.name, last.product.name],
    org: '农小蜂数据研究中心',
    researchers: ['价格监测组'],
    series: SERIES,
    issueNo: weekNumber(monday),
    keyPoints: [
      `${moves.length}个品种中${up.length}个上涨、${down.length}个下跌，平均${changeInWords(overall)}`,
      `${first.product.name}环比${changeInWords(first.change)}，涨幅最大`,
      `${last.product.name}环比${changeInWords(last.change)}，跌幅最大`,
    ],
    keyNumbers: [
      { label: '平均涨跌幅', value: rounded(overall, 1), unit: '%' },
      { label: '上涨品种', value: up.length, unit: '个' },
      { label: '下跌品种', value: down.length, unit: '个' },
      ...[...groups]
        .sort((a, b) => a.group.localeCompare(b.group, 'zh'))
        .map(({ group, price }) => ({ label: `${group}均价`, value: rounded(price, 2), unit: '元/公斤' })),
    ],
    blocks: [
      paragraph(
        `本周（${days}）监测的${moves.length}个品种中，${up.length}个上涨，${down.length}个下跌，平均${changeInWords(overall)}。涨幅最大的是${first.product.name}，${referenceMarket()}均价${yuan(first.now)}元/公斤，环比${changeInWords(first.change)}；跌幅最大的是${last.product.name}，均价${yuan(last.now)}元/公斤，环比${changeInWords(last.change)}。`,
      ),
      heading('一、品类概览'),
      paragraph(
        `分品类看，${best?.group}表现最强，所含${best?.count}个品种平均${changeInWords(best?.change ?? null)}；${worst?.group}最弱，平均${changeInWords(worst?.change ?? null)}。`,
      ),
      groupChart(`${days}各品类平均涨跌幅`, groups),
      heading('二、涨跌居前品种'),
      ...up.slice(0, 3).map(sentenceOf),
      ...down.slice(0, 3).map(sentenceOf),
      moveChart(`${days}涨跌居前品种`, leaders),
      moveTable(`${days}涨跌居前品种的均价`, leaders),
      heading('三、重点品种走势'),
      paragraph(`下图为${first.product.name}与${last.product.name}近一季度的周均价，可与各自的价格页对照。`),
      seriesChart(
        `${first.product.name}与${last.product.name}周均价`,
        [first.product, last.product],
        weeksTo(monday, 13),
        '周（起始日）',
      ),
      heading('四、原因分析'),
      paragraph(seasonOf(first.product)),
      paragraph(seasonOf(last.product)),
      heading('五、下周关注'),
      list(['产地天气与采收进度', '节日备货与运输时效', '储存品种的出库节奏']),
      heading('六、全部品种均价'),
      moveTable(`${days}全部监测品种均价`, moves),
      ...methodBlocks(),
    ],
  };
};

const sentenceOf = ({ product, now, before, change }: Move) =>
  paragraph(
    `${product.name}（${product.spec}）本周均价${yuan(now)}元/公斤，上周${yuan(before)}元/公斤，环比${changeInWords(change)}。`,
  );

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** ISO week of a Monday, as 2026-W09: the first week of a year is the one with its fourth of January. */
const weekNumber = (monday: string): string => {
  const thursday = addDays(monday, 3);
  const year = yearOf(thursday);
  const week = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
};
