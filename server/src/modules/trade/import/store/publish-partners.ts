import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

export async function publishPartners(db: Db): Promise<void> {
  await sql`
    insert into trade_country (code, iso3, numeric_code, customs_code, name, en, continent, sample)
    select distinct on (code) code, iso3, numeric_code, customs_code, name, coalesce(en, name), continent, false
    from stage_partner where code is not null order by code, place desc
    on conflict (code) do update set
      iso3 = excluded.iso3, numeric_code = excluded.numeric_code, name = excluded.name, en = excluded.en,
      customs_code = coalesce(excluded.customs_code, trade_country.customs_code),
      continent = coalesce(excluded.continent, trade_country.continent), sample = false`.execute(db);
  await sql`
    update trade_country k set customs_code = s.customs_code
    from stage_partner s where s.code is null and (s.name = k.name or s.en = k.en or s.name = '中国' || k.name)`.execute(
    db,
  );
}
