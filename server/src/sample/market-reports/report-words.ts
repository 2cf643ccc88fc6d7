import type { ReportedPrice } from '../../db/schema/market-report.ts';
import { type Block, heading, list, paragraph } from '../../text/rich-text.ts';
import { changeInWords, yuan } from '../prices/price-words.ts';
import { type ReportSpan, spanInWords } from './report-spans.ts';
import { tenths } from './reported-prices.ts';

type Compared = ReportedPrice & { trend: number };

type ReportWords = { title: string; summary: string; blocks: Block[]; up: number; down: number };

/** Title, summary and comment of a report from its table; null where nothing can be compared. */
export const reportWords = (market: string, span: ReportSpan, rows: readonly ReportedPrice[]): ReportWords | null => {
  const compared = rows.filter((row): row is Compared => row.trend !== null).sort((a, b) => b.trend - a.trend);
  const [first, last] = [compared[0], compared.at(-1)];
  if (!first || !last) return null;
  const up = compared.filter(({ trend }) => trend > 0);
  const down = compared.filter(({ trend }) => trend < 0).reverse();
  const flat = compared.length - up.length - down.length;
  const weekly = span.kind === 'weekly';
  const days = spanInWords(span);
  const leader = first.trend >= -last.trend ? first : last;
  const overall = tenths(meanOf(compared.map(({ trend }) => trend)));
  return {
    title: `${market}${weekly ? '周报' : '调研'}（${days}）：${leader.product}${changeInWords(leader.trend)}`,
    summary: [
      `${weekly ? `本周（${days}）` : `${days}现场调研，`}${compared.length}个可比品种中${up.length}个上涨、${down.length}个下跌、${flat}个持平，`,
      `平均${changeInWords(overall)}（与${weekly ? '上周' : '7天前'}相比）。`,
      up[0] ? `${up[0].product}涨幅最大，${priceInWords(up[0])}；` : '没有上涨的品种；',
      down[0] ? `${down[0].product}跌幅最大，${priceInWords(down[0])}。` : '没有下跌的品种。',
    ].join(''),
    blocks: [
      heading('品类'),
      paragraph(`${groupsInWords(compared)}。`),
      heading('涨跌居前'),
      list([...up.slice(0, 3), ...down.slice(0, 3)].map(lineOf)),
      heading('到货'),
      paragraph(arrivalsInWords(rows)),
      heading('说明'),
      paragraph(
        `均价为${weekly ? '一周内各报价日' : '调研当日'}平均价，不含存疑报价；没有报价的日子不补数。到货量为调研员登记的日均到货。`,
      ),
    ],
    up: up.length,
    down: down.length,
  };
};

const priceInWords = ({ price, trend }: Compared): string => `均价${yuan(price)}元/公斤，${changeInWords(trend)}`;

const lineOf = (row: Compared): string =>
  [
    `${row.product}（${row.spec}）均价${yuan(row.price)}元/公斤，前期${yuan(row.before)}元/公斤，${changeInWords(row.trend)}`,
    row.comment,
  ]
    .filter(Boolean)
    .join('，');

/** 叶菜类平均上涨1.2%（10个品种）, strongest first. */
const groupsInWords = (rows: readonly Compared[]): string =>
  [...new Set(rows.map(({ group }) => group))]
    .map((group) => {
      const trends = rows.filter((row) => row.group === group).map(({ trend }) => trend);
      return { group, count: trends.length, change: tenths(meanOf(trends)) };
    })
    .sort((a, b) => b.change - a.change)
    .map(({ group, count, change }) => `${group}平均${changeInWords(change)}（${count}个品种）`)
    .join('，');

const arrivalsInWords = (rows: readonly ReportedPrice[]): string => {
  const known = rows.flatMap(({ product, arrival }) => (arrival === null ? [] : [{ product, arrival }]));
  const total = known.reduce((sum, { arrival }) => sum + arrival, 0);
  const largest = [...known].sort((a, b) => b.arrival - a.arrival).slice(0, 3);
  const names = largest.map(({ product, arrival }) => `${product}${arrival}吨`).join('、');
  return `登记到货的${known.length}个品种日均合计${total}吨，最多的是${names}。`;
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
