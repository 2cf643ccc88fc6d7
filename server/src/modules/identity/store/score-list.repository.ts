import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Link, ScoreMonth, ScoreRecord } from '@bee/contracts/resource/user';
import { sql } from 'kysely';
import { listPage } from '../../../db/list-page.ts';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { commentLink, marketProductLink } from '../../../page-links.ts';
import { SOURCE_LABELS } from '../model/score-rules.ts';
import { isEarnedLine } from './score.repository.ts';

export const listScores = async (
  db: Db,
  uid: number,
  { dir, source, month, ...paging }: ParsedRequestFor<'user/getScoreLists'>,
): Promise<DataFor<'user/getScoreLists'>> => {
  const answer = await listPage<Omit<ScoreRecord, 'link'>>(db, paging, {
    rows: sql`
      select id::text as id, source, title, case when score < 0 then 'out' when ${isEarnedLine} then 'in' else 'back' end as dir, abs(score) as score,
        balance, expire_at, json_build_object('type', biz_type, 'id', biz_id) as biz, created_at, id as place,
        to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month
      from score_record where uid = ${uid}`,
    filters: { dir, source, month },
    orderBy: sql`created_at desc, place desc`,
    facet: 'source',
    labels: SOURCE_LABELS,
  });
  const [links, months] = await Promise.all([scoreLinks(db, uid, answer.list), sumMonths(db, uid)]);
  return { ...answer, list: answer.list.map((line) => ({ ...line, link: links(line.biz) })), months };
};

/** Covers the whole ledger, newest month first. */
const sumMonths = (db: Db, uid: number) => queryRows<ScoreMonth>(db)`
    select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      coalesce(sum(score) filter (where ${isEarnedLine}), 0)::int as earned,
      coalesce(-sum(score) filter (where score < 0), 0)::int as spent,
      coalesce(sum(score) filter (where score > 0 and not ${isEarnedLine}), 0)::int as returned
    from score_record where uid = ${uid} group by 1 order by 1 desc`;

type Biz = { type: string; id: string };
type LinkRow = { type: string; id: string; a: string; b: string; link: Link | null };

/** Resolves the links of ledger lines in a single query; removed targets have no link. */
const scoreLinks = async (db: Db, uid: number, lines: { biz: Biz }[]): Promise<(biz: Biz) => Link | null> => {
  const ids = (kind: string) => lines.flatMap(({ biz }) => (kindOf(biz) === kind ? [biz.id] : []));
  const { rows } = await sql<LinkRow>`
    select 'favorite' as type, type || ':' || target_id as id, '' as a, '' as b, link from favorite
      where uid = ${uid} and type || ':' || target_id = any(${ids('favorite')}::text[])
    union all
    select 'quote', id::text, group_name, product, null from price_report
      where uid = ${uid} and id::text = any(${ids('quote')}::text[])
    union all
    select 'comment', id::text, baike_id, '', null from baike_comment
      where uid = ${uid} and status = 'online' and id::text = any(${ids('comment')}::text[])
    union all
    select 'order', id, '', '', null from purchase where uid = ${uid} and id = any(${ids('order')}::text[])`.execute(
    db,
  );
  const links = new Map(rows.map((row) => [`${row.type} ${row.id}`, linkOf(row)]));
  return (biz) => FIXED[biz.type] ?? links.get(`${kindOf(biz)} ${biz.id}`) ?? null;
};

/** Types such as order-closed and order-refunded also refer to an order. */
const kindOf = ({ type }: Biz): string => type.split('-')[0] ?? type;

const FIXED: Record<string, Link> = { profile: { page: 'user/profile', params: {} } };

const linkOf = ({ type, id, a, b, link }: LinkRow): Link | null => {
  if (type === 'quote') return marketProductLink(a, b);
  if (type === 'comment') return commentLink(a, Number(id));
  if (type === 'order') return { page: 'user/order/detail', params: { id } };
  return link;
};
