import { createHash } from 'node:crypto';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { Conflict } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { listQueries, lockQueries, storeQuery } from '../store/saved-query.repository.ts';

const MAX_QUERIES = 30;
const TABLE = 'application/trade/data-detail';

type Saved = ParsedRequestFor<'trade/saveQuery'>;

/**
 * Saves a query under a name in the member's favourites. The same conditions are stored once for the table and once per
 * chart.
 * @throws Conflict if the member has reached the limit
 */
export const saveQuery = (
  db: Db,
  { name, screen, query }: Saved,
  { uid }: Viewer,
  { now }: Pick<CallContext, 'now'>,
): Promise<DataFor<'trade/saveQuery'>> =>
  transact(db, async (tx) => {
    // Serializes concurrent requests of a member; otherwise both could pass the limit check.
    await lockQueries(tx, Number(uid));
    const said = Object.entries(query)
      .filter(([, value]) => value !== '')
      // Under its first name, which links still may have, so that the same conditions keep their id.
      .map(([key, value]) => [key === 'freq' ? 'f' : key, value] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const asked = screen === TABLE ? said : [screen, said];
    const id = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 24);
    const mine = await listQueries(tx, Number(uid));
    const renamed = mine.some(({ target_id }) => target_id === id);
    if (!renamed && mine.length >= MAX_QUERIES)
      throw new Conflict(`最多保存 ${MAX_QUERIES} 个查询，请先删除不用的查询，再保存“${name}”`);
    await storeQuery(tx, {
      uid: Number(uid),
      target_id: id,
      title: name,
      summary: summaryOf({ screen, query }),
      link: JSON.stringify({ page: screen, params: Object.fromEntries(said) }),
      created_at: now,
    });
    return { id, renamed, left: MAX_QUERIES - mine.length - (renamed ? 0 : 1) };
  });

const summaryOf = ({ screen, query }: Pick<Saved, 'screen' | 'query'>): string => {
  const { hs = '', geo = '', f, freq = f, from, to, chart } = query;
  const count = (list: string) => list.split('~').filter(Boolean).length;
  const span = from || to ? `${from || '最早'} 至 ${to || '最新'}` : '最新时期';
  const drawn = screen === TABLE ? '' : `图表分析（${DRAWINGS.get(chart ?? '') ?? '走势'}），`;
  return `${drawn}${count(hs)} 个编码，${geo ? `${count(geo)} 个贸易伙伴` : '全部贸易伙伴'}，${freq === 'Y' ? '按年' : '按月'}，${span}`;
};

const DRAWINGS = new Map([
  ['bar', '排行'],
  ['change', '增减'],
  ['flow', '流向图'],
  ['tree', '矩形树图'],
  ['share', '份额'],
]);
