import { sql } from 'kysely';
import { insertColumns } from '../../../../db/insert-columns.ts';
import type { Db } from '../../../../db/schema.ts';
import { indexTrade } from '../../store/index-trade.ts';
import { findSuccessors } from '../find-successors.ts';

/** Adds the staged codes to the tree; derives validity and successors of each code from the editions. */
export const publishCodes = async (db: Db): Promise<void> => {
  await UNUSED_SAMPLE.execute(db);
  await ADD_CODES.execute(db);
  await ADD_EDITIONS.execute(db);
  await refreshCodes(db);
  await indexTrade(db);
};

/** Recomputes validity, ancestors and successors of all codes. */
export const refreshCodes = async (db: Db): Promise<void> => {
  await SET_SPANS.execute(db);
  for (const level of [8, 6, 4, 2]) await addAncestors(level).execute(db);
  await db.deleteFrom('hs_successor').execute();
  const { rows: codes } = await sql<{ code: string; name: string; valid_from: number; valid_to: number | null }>`
    select code, name, valid_from, valid_to from hs_code where level >= 8 order by code`.execute(db);
  const pairs = findSuccessors(codes);
  await insertColumns(
    db,
    'hs_successor',
    [
      { name: 'code', type: 'text', value: ([code]: [string, string]) => code },
      { name: 'successor', type: 'text', value: ([, successor]) => successor },
    ],
    pairs,
  );
};

/** Sample codes without trade figures, tariffs or products. */
const UNUSED_SAMPLE = sql`
  delete from hs_code h where sample and level >= 8
    and not exists (select from trade_year y where y.hs = h.code)
    and not exists (select from trade_tariff t where t.hs = h.code)
    and not exists (select from trade_product p where h.code = any(p.hs))
    and not exists (select from hs_successor s where s.successor = h.code)`;

/** The name is taken from a file without editions if there is one, otherwise from the newest edition. */
const ADD_CODES = sql`
  insert into hs_code (code, level, parent, name, en, unit, unit2, valid_from, valid_to, sample)
  select distinct on (code) code, length(code), nullif(left(code, length(code) - 2), ''), name,
    first_value(en) over best, first_value(unit) over known, first_value(unit2) over known,
    coalesce(min(year) over (partition by code), (select max(year) from hs_edition), extract(year from now())::int), null, false
  from stage_hs
  window best as (partition by code order by en is null, place desc), known as (partition by code order by unit is null, place desc)
  order by code, year desc nulls first, place desc
  on conflict (code) do update set
    name = excluded.name, en = coalesce(excluded.en, hs_code.en), unit = coalesce(excluded.unit, hs_code.unit),
    unit2 = coalesce(excluded.unit2, hs_code.unit2),
    valid_to = case when hs_code.sample then null else hs_code.valid_to end, sample = false`;

const ADD_EDITIONS = sql`
  insert into hs_edition (code, year, name)
  select distinct on (code, year) code, year, name from stage_hs where year is not null order by code, year, place desc
  on conflict (code, year) do update set name = excluded.name`;

/** A code has ended if its chapter has a newer edition without it. */
const SET_SPANS = sql`
  with chapters as (select left(code, 2) as chapter, max(year) as newest from hs_edition group by 1),
    spans as (select code, min(year) as first, max(year) as last from hs_edition group by 1)
  update hs_code h set valid_from = s.first, valid_to = case when s.last < c.newest then s.last end
  from spans s join chapters c on c.chapter = left(s.code, 2)
  where s.code = h.code
    and (h.valid_from, h.valid_to) is distinct from (s.first, case when s.last < c.newest then s.last end)`;

/** Missing headings and subheadings are named after their first code; an ancestor ends with the last of its codes. */
const addAncestors = (level: number) => sql`
  with above as (
    select left(code, ${sql.lit(level)}) as code, min(name collate "C") as name, count(*) as parts,
      (array_agg(name order by code))[1] as first, min(valid_from) as valid_from,
      case when bool_and(valid_to is not null) then max(valid_to) end as valid_to
    from hs_code where level = ${sql.lit(level + 2)} group by 1
  )
  insert into hs_code (code, level, parent, name, valid_from, valid_to, sample)
  select code, ${sql.lit(level)}, nullif(left(code, ${sql.lit(level - 2)}), ''),
    case when parts = 1 then first else first || '等' end, valid_from, valid_to, false
  from above
  on conflict (code) do update set valid_to = excluded.valid_to
  where hs_code.level < 8 and hs_code.valid_to is distinct from excluded.valid_to`;
