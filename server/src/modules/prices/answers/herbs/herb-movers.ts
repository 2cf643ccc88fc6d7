import { formatChange, formatPrice } from '@bee/domain/format';
import type { Evidence, Lookup } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import type { FigureRow } from '../../wholesale/store/price-figures.ts';
import { listPrices } from '../../wholesale/store/price-list.repository.ts';
import { kindLink } from './herb-sentences.ts';

const SHOWN = 5;
const NAMED = 3;

type MoverQuery = { day: string | null; direction: 'up' | 'down' };

/** The largest rises or falls of herbs within a week, each in its best-documented market. */
export const findHerbMovers = async (db: Db, { day, direction }: MoverQuery): Promise<Lookup> => {
  const sort = direction === 'up' ? 'chg_w.desc' : 'chg_w.asc';
  const { rows } = await listPrices(db, {
    scope: 'herb',
    by: 'product',
    moved: direction,
    sort,
    page: 1,
    limit: SHOWN,
    date: day ?? undefined,
  });
  const [first] = rows;
  const word = direction === 'up' ? '涨幅' : '跌幅';
  if (!first) return { findings: [], blocks: [], missing: [`${day ?? '近一周'}药材${word}的数据`] };
  return {
    findings: [
      rows.slice(0, NAMED).map((row, index) => ({
        text: `${index === 0 ? `近一周${word}最大的药材是` : '其次是'} **${row.product}**（${factsOf(row)}）。`,
        evidence: evidenceOf(row),
      })),
    ],
    blocks: day
      ? []
      : [
          {
            type: 'table',
            title: `近一周药材${word}前 ${rows.length} 名（元/公斤）`,
            source: { api: 'herbs/getHerbsList', params: { moved: direction, sort, limit: SHOWN } },
            to: { page: 'application/herbs/list', params: { s: sort } },
            as_of: first.date,
          },
        ],
    missing: [],
  };
};

const kindOf = ({ spec, variant }: FigureRow): string => [spec, variant].filter(Boolean).join('，');

const factsOf = (row: FigureRow): string =>
  [kindOf(row), row.market, `${formatPrice(row.avg)} 元/公斤`, `较一周前 ${formatChange(row.chg_w)}`, row.date]
    .filter(Boolean)
    .join('，');

const evidenceOf = (row: FigureRow): Evidence => ({
  kind: 'price',
  id: String(row.id),
  title: `${row.product}（${kindOf(row)}） · ${row.market}`,
  org: row.source_name,
  date: row.date,
  page: null,
  quote: `${row.date} ${row.market} ${formatPrice(row.avg)} 元/公斤，较一周前 ${formatChange(row.chg_w)}`,
  to: kindLink({ name: row.product, group: row.group_name }, { specId: row.id, spec: row.spec, origin: row.variant }),
  score: 1,
  sample: row.sample,
});
