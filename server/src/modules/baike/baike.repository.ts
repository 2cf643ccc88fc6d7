import { type Kysely, sql } from 'kysely';
import type { Heading } from '../../db/schema/article.ts';
import type { Database } from '../../db/schema.ts';
import type { SourceRow } from '../source/source.repository.ts';

export type BaikeCardRow = {
  id: string;
  title: string;
  summary: string;
  cover: string | null;
  cate_id: string;
  cate_title: string;
  views: number;
  sample: boolean;
  updated_at: string;
};

export type BaikeRow = BaikeCardRow & {
  alias: string[];
  info: { k: string; v: string }[];
  content_html: string;
  toc: Heading[];
  refs: { no: number; text: string; url: string | null }[];
  source: SourceRow;
};

const CARD = sql`b.id, b.title, b.summary, b.cover, b.cate_id, c.title as cate_title, b.views, b.sample, b.updated_at`;

export const listEntries = async (
  db: Kysely<Database>,
  { cate_id, kw, page, limit }: { cate_id?: string | undefined; kw?: string | undefined; page: number; limit: number },
) => {
  const pattern = kw ? `%${kw.replace(/[\\%_]/g, '\\$&')}%` : null;
  const { rows } = await sql<BaikeCardRow & { total: number }>`
    select ${CARD}, count(*) over ()::int as total
    from baike b join baike_category c on c.id = b.cate_id
    where (${cate_id ?? null}::text is null or b.cate_id = ${cate_id ?? null})
      and (${pattern}::text is null or b.title ilike ${pattern} or ${kw ?? null} = any(b.alias))
    order by c.rank, b.title, b.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
};

export const findEntry = async (db: Kysely<Database>, id: string): Promise<BaikeRow | undefined> => {
  const { rows } = await sql<BaikeRow>`
    select ${CARD}, b.alias, b.info, b.content_html, b.toc, b.refs,
      json_build_object('id', o.id, 'name', o.name, 'url', o.url, 'publisher', o.publisher, 'sample', o.sample,
        'retrieved_at', to_char(o.retrieved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as source
    from baike b join baike_category c on c.id = b.cate_id join data_source o on o.id = b.source_id
    where b.id = ${id}`.execute(db);
  return rows[0];
};

/** Entries that share the title first, then the most read of the category. */
export const listNearEntries = async (
  db: Kysely<Database>,
  { id, title, cate_id }: BaikeRow,
): Promise<BaikeCardRow[]> => {
  const { rows } = await sql<BaikeCardRow>`
    select ${CARD} from baike b join baike_category c on c.id = b.cate_id
    where b.id <> ${id} and (b.cate_id = ${cate_id} or b.title = ${title})
    order by (b.title = ${title}) desc, b.views desc, b.id limit 6`.execute(db);
  return rows;
};
