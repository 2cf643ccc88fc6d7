import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

/** An imported tariff replaces the stored tariff of the same code and year. */
export async function publishTariffs(db: Db, sourceId: number): Promise<void> {
  await sql`delete from trade_tariff where sample`.execute(db);
  await sql`
    with rates as (
      select distinct on (hs, year, rate->>'kind', rate->>'title', rate->>'quota', rate->>'valid_from') *
      from stage_tariff
      order by hs, year, rate->>'kind', rate->>'title', rate->>'quota', rate->>'valid_from', place desc
    )
    insert into trade_tariff (hs, year, rates, vat_pct, consumption_pct, export_rebate_pct, supervision, inspection, elements, source_id, sample)
    select hs, year, jsonb_agg(rate order by place), max(vat_pct), max(consumption_pct), max(export_rebate_pct),
      coalesce((jsonb_agg(supervision order by place) filter (where supervision is not null))->0, '[]'),
      coalesce((jsonb_agg(inspection order by place) filter (where inspection is not null))->0, '[]'),
      coalesce(array(select jsonb_array_elements_text((jsonb_agg(to_jsonb(elements) order by place) filter (where elements is not null))->0)), '{}'),
      ${sourceId}::int, false
    from rates group by hs, year
    on conflict (hs, year) do update set
      rates = excluded.rates, vat_pct = excluded.vat_pct, consumption_pct = excluded.consumption_pct,
      export_rebate_pct = excluded.export_rebate_pct, supervision = excluded.supervision,
      inspection = excluded.inspection, elements = excluded.elements, source_id = excluded.source_id, sample = false`.execute(
    db,
  );
}
