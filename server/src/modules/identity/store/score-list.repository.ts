import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { ScoreMonth, ScoreRecord } from '@bee/contracts/resource/user';
import { sql } from 'kysely';
import { listPage } from '../../../db/list-page.ts';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { SOURCE_LABELS } from '../model/score-rules.ts';
import { isEarnedLine } from './score.repository.ts';
import { scoreLinks } from './score-link.repository.ts';

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
