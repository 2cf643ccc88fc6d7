import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { ScoreRecord } from '@bee/contracts/resource/user';
import { type Kysely, sql } from 'kysely';
import { type ListPage, listPage } from '../../db/list-page.ts';
import type { Database } from '../../db/schema.ts';
import { SOURCE_LABELS } from './score-rules.ts';

export const listScores = (
  db: Kysely<Database>,
  uid: number,
  { dir, source, month, page, limit }: ParsedRequestFor<'user/getScoreLists'>,
): Promise<ListPage<ScoreRecord>> =>
  listPage<ScoreRecord>(db, {
    rows: sql`
      select id::text as id, source, title, case when score > 0 then 'in' else 'out' end as dir, abs(score) as score,
        balance, expire_at, json_build_object('type', biz_type, 'id', biz_id) as biz, created_at, id as place
      from score_record where uid = ${uid}`,
    where: sql`(${dir ?? null}::text is null or dir = ${dir ?? null})
      and (${source ?? null}::text is null or source = ${source ?? null})
      and (${month ?? null}::text is null
        or to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month ?? null})`,
    orderBy: sql`created_at desc, place desc`,
    facet: 'source',
    labels: SOURCE_LABELS,
    page,
    limit,
  });
