import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { containsPattern } from '../../../db/contains-pattern.ts';
import type { Db } from '../../../db/schema.ts';
import type { ServiceOf } from '../../../http/route.ts';

/** LIKE pattern for an adcode: a province matches all places in it, a city matches the city. */
const within = (adcode: string): string => `${adcode.replace(/0000$|00$/, '')}%`;

export const listPlaces: ServiceOf<'trade/getSupervisePlaceList'> = async (db, { cate, adcode }) => {
  const rows = await db
    .selectFrom('trade_place as p')
    .innerJoin('data_source as s', 's.id', 'p.source_id')
    .select(['p.id', 'p.name', 'p.cate', 'p.customs', 'p.port', 'p.adcode', 'p.address', 'p.lng', 'p.lat'])
    .select([
      'p.status',
      'p.approved_at',
      's.name as source_name',
      's.url',
      's.publisher',
      's.retrieved_at',
      's.sample',
    ])
    .$if(cate !== undefined && cate !== '', (query) => query.where('p.cate', '=', cate ?? ''))
    .$if(adcode !== undefined, (query) => query.where('p.adcode', 'like', within(adcode ?? '')))
    .orderBy('p.cate')
    .orderBy('p.adcode')
    .orderBy('p.id')
    .execute();
  return rows.map(({ source_name, url, publisher, retrieved_at, sample, ...place }) => ({
    ...place,
    source: { name: source_name, url, publisher, retrieved_at, sample },
  }));
};

export const listPorts = (
  db: Db,
  { kw = '' }: ParsedRequestFor<'trade/getPortList'>,
): Promise<DataFor<'trade/getPortList'>['ports']> => {
  const pattern = containsPattern(kw);
  return db
    .selectFrom('trade_port')
    .select(['code', 'name', 'customs', 'adcode', 'type'])
    .$if(kw !== '', (query) =>
      query.where((at) =>
        at.or([at('name', 'ilike', pattern), at('customs', 'ilike', pattern), at('code', 'ilike', pattern)]),
      ),
    )
    .orderBy('customs')
    .orderBy('code')
    .execute();
};
