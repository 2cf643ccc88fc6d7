import { SAMPLE_NOTE } from '../../../../server/src/sample/content/article-draft.ts';
import { monthOf, monthStart, yearOf } from '../../../../server/src/sample/days.ts';
import { changeInWords } from '../../../../server/src/sample/prices/price-words.ts';
import type { SubArticleDraft } from '../../../../server/src/sample/references/reference-draft.ts';
import { heading, paragraph } from '../../../../server/src/text/rich-text.ts';
import { changeOf } from '../prices/price-facts.ts';
import type { PriceTopic } from './moves.ts';
import { type Period, sameMonthBefore } from './periods.ts';
import { monthMean } from './product-article.ts';
import type { Quoted } from './quoted.ts';

const YEARS = 3;

/** What prices did from this month to the next in the years before: a pattern, not a forecast. */
export const nextMonthArticle = ({ word, quoted, method }: PriceTopic, period: Period): SubArticleDraft => {
  const next = monthStart(period.to, 1);
  const years = sameMonthBefore(next, YEARS).reverse();
  const rows = quoted.map((one) => ({ quoted: one, changes: years.map((month) => changeInto(one, month)) }));
  const rising = rows.filter(({ changes }) => changes.every((change) => change !== null && change > 0));
  const falling = rows.filter(({ changes }) => changes.every((change) => change !== null && change < 0));
  const month = `${monthOf(next)}月`;
  return {
    section: '后市提示',
    title: `${month}看什么：${word}过去三年同期${rising.length}个品种连涨、${falling.length}个连跌`,
    tags: [...new Set([...rising, ...falling].map((row) => row.quoted.tag))].slice(0, 4),
    blocks: [
      paragraph(
        `把过去三年${month}的均价与各自上一个月相比，${rising.length}个品种三年都上涨，${falling.length}个品种三年都下跌，其余品种方向不一。`,
      ),
      heading('一、三年同期变化'),
      {
        kind: 'table',
        caption: `${word}${month}均价较上月的变化`,
        columns: ['品种', ...years.map((one) => `${yearOf(one)}年`)],
        rows: rows.map((row) => [row.quoted.name, ...row.changes.map(changeInWords)]),
      },
      heading('二、方向一致的品种'),
      paragraph(`三年都上涨：${namesOf(rising)}。三年都下跌：${namesOf(falling)}。`),
      heading('三、怎样使用'),
      paragraph(
        '同期规律反映的是季节，不是预测。面积、天气和节日早晚都会改变当年的节奏，采购和销售仍应以当日报价与到货量为准。',
      ),
      paragraph(`${method}${SAMPLE_NOTE}`),
    ],
  };
};

const changeInto = (quoted: Quoted, month: string): number | null =>
  changeOf(monthMean(quoted, month), monthMean(quoted, monthStart(month, -1)));

const namesOf = (rows: { quoted: Quoted }[]): string =>
  rows.length === 0 ? '没有' : rows.map(({ quoted }) => quoted.name).join('、');
