import type { StandardRow, StandardStatus } from '@bee/contracts/entity/standard';
import { sql } from 'kysely';

export type StandardListRow = Omit<StandardRow, 'days_to_effect'> & { natural_key: string };

export const statusOn = (today: string) =>
  sql<StandardStatus>`standard_status(s.status, s.effective_at, s.repealed_at, ${today}::date)`;

/** Columns for `standard s`. References of a standard to itself are ignored. */
export const rowColumns = (today: string) => sql`
  s.id, s.natural_key, s.code, s.title, s.type, ${statusOn(today)} as status, s.issued_at, s.effective_at,
  s.repealed_at, s.cate as category, s.sample,
  (select coalesce(json_agg(json_build_object('id', o.id, 'code', coalesce(o.code, r.code)) order by r.place), '[]')
    from standard_replaces r left join standard o on o.natural_key = r.ref_key
    where r.standard_id = s.id and r.ref_key <> s.natural_key) as replaces,
  (select coalesce(json_agg(json_build_object('id', n.id, 'code', n.code) order by n.issued_at, n.id), '[]')
    from standard_replaces r join standard n on n.id = r.standard_id
    where r.ref_key = s.natural_key and n.id <> s.id) as replaced_by`;
