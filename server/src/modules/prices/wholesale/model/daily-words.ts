import type { DailyReport } from '@bee/contracts/resource/market-report';
import { formatDay, formatPrice } from '@bee/domain/format';
import { composeText, list, paragraph } from '../../../../text/rich-text.ts';

type Facts = Pick<
  DailyReport,
  'date' | 'products' | 'markets' | 'quotes' | 'up' | 'down' | 'flat' | 'chg_d' | 'groups'
>;
type Mover = DailyReport['movers'][number];
type Movers = { up: Mover[]; down: Mover[] };

/** Title, summary and text of a daily report. */
export const dailyWords = (facts: Facts, movers: Movers): Pick<DailyReport, 'title' | 'summary' | 'content_html'> => {
  const summary = `${countsInWords(facts)}${leadersInWords(movers)}`;
  return {
    title: `${formatDay(facts.date)}行情：${headlineOf(facts, movers)}`,
    summary,
    content_html: composeText([
      paragraph(summary),
      ...(facts.groups.length > 0 ? [paragraph(`分品类看，${facts.groups.map(groupInWords).join('；')}。`)] : []),
      ...([...movers.up, ...movers.down].length > 0 ? [list([...movers.up, ...movers.down].map(lineOf))] : []),
      paragraph('涨跌与 7 天内的上一次报价相比，不含存疑报价；每个品种取报价最全的市场。'),
    ]).html,
  };
};

const headlineOf = ({ up, down }: Facts, movers: Movers): string => {
  const leader = [movers.up[0], movers.down[0]]
    .filter((mover) => mover !== undefined)
    .sort((a, b) => Math.abs(b.chg_pct) - Math.abs(a.chg_pct))[0];
  return leader ? `${up}个品种上涨、${down}个下跌，${leader.product}${percentInWords(leader.chg_pct)}` : '没有可比报价';
};

const countsInWords = ({ markets, products, quotes, up, down, flat, chg_d }: Facts): string => {
  const extent = `${markets}个市场报出${products}个品种共${quotes}条价格`;
  if (up + down + flat === 0) return `${extent}，没有可与之前比较的品种。`;
  return `${extent}；${up + down + flat}个可比品种中${up}个上涨、${down}个下跌、${flat}个持平，平均${percentInWords(chg_d ?? 0)}。`;
};

const leadersInWords = ({ up: [rise], down: [fall] }: Movers): string =>
  [
    rise
      ? `涨幅最大的是${rise.product}，均价${formatPrice(rise.price_avg)}元/公斤，${percentInWords(rise.chg_pct)}`
      : null,
    fall
      ? `跌幅最大的是${fall.product}，均价${formatPrice(fall.price_avg)}元/公斤，${percentInWords(fall.chg_pct)}`
      : null,
  ]
    .filter((part) => part !== null)
    .map((part, index, parts) => `${part}${index === parts.length - 1 ? '。' : '；'}`)
    .join('');

const groupInWords = ({ group, chg_d, up, down }: Facts['groups'][number]): string =>
  `${group}平均${percentInWords(chg_d ?? 0)}（${up}涨${down}跌）`;

const lineOf = ({ product, spec, market, price_avg, chg_pct }: Mover): string =>
  `${product}${spec ? `（${spec}）` : ''}：${market}均价${formatPrice(price_avg)}元/公斤，${percentInWords(chg_pct)}`;

/** 上涨1.2% / 下跌0.3% / 持平 */
const percentInWords = (percent: number): string => {
  const size = Math.abs(percent).toFixed(1);
  if (size === '0.0') return percent === 0 ? '持平' : percent > 0 ? '微涨' : '微跌';
  return `${percent > 0 ? '上涨' : '下跌'}${size}%`;
};
