import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import type { StatisticImport } from '../statistics.kind.ts';

type Revised = Omit<StatisticImport, 'decimals' | 'sourceTable'> & { earlier: number[] };

/** Staged keys with more than one value, with their last value. */
export async function findRevised(db: Db): Promise<Revised[]> {
  const { rows } = await sql<Revised>`
    select indicator, crop, unit, adcode, year, listed[array_length(listed, 1)] as value,
      listed[1:array_length(listed, 1) - 1] as earlier
    from (
      select indicator, crop, unit, adcode, year, array_agg(value order by place) as listed
      from stage_statistic group by 1, 2, 3, 4, 5 having count(*) > 1
    ) revised`.execute(db);
  return rows;
}
