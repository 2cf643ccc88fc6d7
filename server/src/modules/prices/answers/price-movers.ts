import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { formatChange, formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';
import type { Db } from '../../../db/schema.ts';
import { marketProductLink } from '../../../page-links.ts';
import { presentPriceRow } from '../wholesale/service/vegetable.presenter.ts';
import type { FigureRow } from '../wholesale/store/price-figures.ts';
import { listMovers, listPrices } from '../wholesale/store/price-list.repository.ts';
import { specQuote } from './price-lists.ts';
import type { PriceQuestion } from './price-lookup.ts';
import { PERIODS, STALE_DAYS } from './price-sentences.ts';

const MAX_LISTED = 100;
const SHOWN = 5;
const NAMED = 3;

/** Asks which produce has the highest or lowest price of a day. */
export const DEAREST =
  /最(?:贵|便宜)的?(?:几种)?(?:水果|蔬菜|菜|食用菌|农产品)|(?:什么|哪[种个些])(?:水果|蔬菜|菜|食用菌|农产品)[^，。涨跌降]{0,6}最(?:贵|便宜)/;

export const findDearest = async (
  db: Db,
  { question, day, className }: MoverQuery,
): Promise<{ findings: Finding[]; blocks: AnswerBlock[] }> => {
  const isCheap = question.includes('便宜');
  const { rows } = await listPrices(db, {
    ...{ scope: 'market', by: 'product', page: 1, limit: MAX_LISTED },
    sort: isCheap ? 'price_avg.asc' : 'price_avg.desc',
    ...(day && { date: day }),
    ...(className && { class_id: className }),
  });
  const current = rows.filter(({ avg, stale_days }) => avg !== null && (day !== null || stale_days <= STALE_DAYS));
  const findings = current.slice(0, NAMED).map((row, at) => ({
    text: `${at === 0 ? `${row.date} 均价最${isCheap ? '低' : '高'}的${className ?? '农产品'}是` : '其次是'} **${row.product}**${row.spec ? `（${row.spec}）` : ''}（${row.market}，${formatPrice(row.avg)} 元/公斤，${row.date}）。`,
    evidence: specQuote(presentPriceRow(row)),
  }));
  return { findings, blocks: [] };
};

type MoverQuery = Pick<PriceQuestion, 'question' | 'day' | 'direction' | 'className'>;

/** Without a period, changes are against the previous quote. */
const LATEST = { key: 'chg_d', than: '上次报价' } as const;

/** The largest rises or falls over the period that the question names, by default since the previous quote. */
export const findMovers = async (
  db: Db,
  { question, day, direction, className }: MoverQuery,
): Promise<{ findings: Finding[]; blocks: AnswerBlock[] }> => {
  const { key, than } = (day === null && PERIODS.find(({ asked }) => asked.test(question))) || LATEST;
  const on = { date: day ?? undefined, classId: className ?? undefined };
  const movers = await listMovers(db, on, direction, SHOWN, key);
  const [first] = movers;
  if (!first) return { findings: [], blocks: [] };
  const word = direction === 'up' ? '涨幅' : '跌幅';
  const kind = className ?? '农产品';
  const findings = movers.slice(0, NAMED).map((row, index) => ({
    text:
      index === 0
        ? `${row.date} ${word}最大的${kind}是 **${row.product}**（${row.market}，${formatPrice(row.avg)} 元/公斤，较${than} ${formatChange(row[key])}）。`
        : `其次是${row.product}（${row.market}，${formatPrice(row.avg)} 元/公斤，较${than} ${formatChange(row[key])}，${row.date}）。`,
    evidence: evidenceOf(row, `较${than} ${formatChange(row[key])}`),
  }));
  const table: AnswerBlock = {
    type: 'table',
    title: `${word}前 ${movers.length} 名，均价单位元/公斤，涨跌为较上次报价`,
    source: {
      api: 'vegetable/getVegStatistic',
      params: { limit: SHOWN, ...(day && { date: day }), ...(className && { class_id: className }) },
      part: direction,
    },
    to: { page: 'application/vegetable/list', params: { type: '1' } },
    as_of: first.date,
  };
  // The table of the page ranks by the latest change.
  return { findings, blocks: key === 'chg_d' ? [table] : [] };
};

const evidenceOf = (row: FigureRow, change: string): Evidence => ({
  kind: 'price',
  id: String(row.id),
  title: `${row.product}${row.spec ? `（${row.spec}）` : ''} · ${row.market}`,
  org: row.source_name,
  date: row.date,
  quote: `${row.date} 均价 ${formatPrice(row.avg)} 元/公斤，${change}`,
  to: marketProductLink(row.group_name, row.product),
  sample: row.sample,
});
