import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

export async function publishPermits(db: Db, sourceId: number): Promise<void> {
  await sql`delete from trade_permit where sample`.execute(db);
  await sql`
    insert into trade_permit (origin, product, latin, en, cate, status, since, suspended_at, conditions,
      registration_required, quarantine_permit_required, protocol, history, changed_at, source_id, sample)
    select distinct on (origin, product) origin, product, latin, en, cate, status, since, suspended_at, conditions,
      registration_required, quarantine_permit_required, protocol, history,
      coalesce((history->-1->>'date')::date, suspended_at, since), ${sourceId}::int, false
    from stage_permit order by origin, product, place desc
    on conflict (origin, product) do update set
      latin = excluded.latin, en = excluded.en, cate = excluded.cate, status = excluded.status, since = excluded.since,
      suspended_at = excluded.suspended_at, conditions = excluded.conditions,
      registration_required = excluded.registration_required,
      quarantine_permit_required = excluded.quarantine_permit_required, protocol = excluded.protocol,
      history = excluded.history, changed_at = excluded.changed_at, source_id = excluded.source_id, sample = false`.execute(
    db,
  );
}
