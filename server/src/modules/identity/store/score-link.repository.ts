import type { Link } from '@bee/contracts/resource/user';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { commentLink, marketProductLink } from '../../../page-links.ts';

type Biz = { type: string; id: string };
type LinkRow = { type: string; id: string; a: string; b: string; link: Link | null };

/** Resolves the links of ledger lines in a single query; removed targets have no link. */
export const scoreLinks = async (db: Db, uid: number, lines: { biz: Biz }[]): Promise<(biz: Biz) => Link | null> => {
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
