import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { formatChange, formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';
import type { Db } from '../../../db/schema.ts';
import { marketProductLink } from '../../../page-links.ts';
import type { FigureRow } from '../wholesale/store/price-figures.ts';
import { listMovers } from '../wholesale/store/price-list.repository.ts';

const SHOWN = 5;
const NAMED = 3;

type MoverQuery = { day: string | null; direction: 'up' | 'down'; className: string | null };

/** The day's largest rises or falls compared with the previous quote. */
export const findMovers = async (
  db: Db,
  { day, direction, className }: MoverQuery,
): Promise<{ findings: Finding[]; blocks: AnswerBlock[] }> => {
  const movers = await listMovers(db, { date: day ?? undefined, classId: className ?? undefined }, direction, SHOWN);
  const [first] = movers;
  if (!first) return { findings: [], blocks: [] };
  const word = direction === 'up' ? '涨幅' : '跌幅';
  const kind = className ?? '农产品';
  const findings = movers.slice(0, NAMED).map((row, index) => ({
    text:
      index === 0
        ? `${row.date} ${word}最大的${kind}是 **${row.product}**（${row.market}，${formatPrice(row.avg)} 元/公斤，${formatChange(row.chg_d)}）。`
        : `其次是${row.product}（${row.market}，${formatPrice(row.avg)} 元/公斤，${formatChange(row.chg_d)}，${row.date}）。`,
    evidence: evidenceOf(row),
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
  return { findings, blocks: [table] };
};

const evidenceOf = (row: FigureRow): Evidence => ({
  kind: 'price',
  id: String(row.id),
  title: `${row.product}${row.spec ? `（${row.spec}）` : ''} · ${row.market}`,
  org: row.source_name,
  date: row.date,
  page: null,
  quote: `${row.date} 均价 ${formatPrice(row.avg)} 元/公斤，较上次报价 ${formatChange(row.chg_d)}`,
  to: marketProductLink(row.group_name, row.product),
  score: 1,
  sample: row.sample,
});
