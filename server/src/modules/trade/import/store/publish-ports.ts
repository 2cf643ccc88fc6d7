import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

/** A code may be staged once per batch; its last row is used. */
export async function publishPorts(db: Db): Promise<void> {
  await sql`
    insert into trade_port (code, name, customs, adcode, type, sample)
    select distinct on (code) code, name, customs, adcode, type, false from stage_port order by code, place desc
    on conflict (code) do update set
      name = excluded.name, customs = coalesce(excluded.customs, trade_port.customs),
      adcode = coalesce(excluded.adcode, trade_port.adcode), type = coalesce(excluded.type, trade_port.type),
      sample = false`.execute(db);
}
