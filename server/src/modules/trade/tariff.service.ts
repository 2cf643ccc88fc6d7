import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Tariff } from '@bee/contracts/resource/trade';
import { type Kysely, sql } from 'kysely';
import type { StoredRate } from '../../db/schema/trade.ts';
import type { Database } from '../../db/schema.ts';
import { findCountry } from './country.repository.ts';
import { findCodes } from './hs.repository.ts';
import { outdatedOf } from './hs-nodes.ts';

/** Maximum number of tariffs per response. */
export const MAX_TARIFFS = 100;

/** All rates of a code in its newest tariff; for a shorter code, the tariffs of all codes below it. */
export const readTaxRates = async (
  db: Kysely<Database>,
  { hs, origin }: ParsedRequestFor<'trade/getTaxRate'>,
): Promise<DataFor<'trade/getTaxRate'>> => {
  const [country, codes] = await Promise.all([findCountry(db, origin), findCodes(db, [hs])]);
  const rows = await listTariffs(db, hs);
  const [outdated = null] = await outdatedOf(db, codes);
  return { list: rows.map((row) => presentTariff(row, country?.code)), origin: country, outdated };
};

/** A ten-digit code without its own tariff uses the tariff of its eight-digit code. */
const listTariffs = (db: Kysely<Database>, hs: string) =>
  db
    .selectFrom('trade_tariff as t')
    .innerJoin('data_source as s', 's.id', 't.source_id')
    .leftJoin('hs_code as h', 'h.code', 't.hs')
    .selectAll('t')
    .select(['h.name', 's.name as source_name', 's.url', 's.publisher', 's.retrieved_at', 's.sample as source_sample'])
    .distinctOn('t.hs')
    .where(sql<boolean>`(t.hs like ${`${hs}%`} or (length(${hs}::text) = 10 and t.hs = left(${hs}::text, 8)))`)
    .orderBy('t.hs')
    .orderBy('t.year', 'desc')
    .limit(MAX_TARIFFS)
    .execute();

type TariffRow = Awaited<ReturnType<typeof listTariffs>>[number];

const presentTariff = (row: TariffRow, origin: string | undefined): Tariff => ({
  hs: row.hs,
  name: row.name ?? row.hs,
  year: row.year,
  rates: row.rates.map((rate) => ({ ...rate, eligible: origin === undefined ? null : isEligible(rate, origin) })),
  vat_pct: row.vat_pct,
  consumption_pct: row.consumption_pct,
  export_rebate_pct: row.export_rebate_pct,
  supervision: row.supervision,
  inspection: row.inspection,
  elements: row.elements,
  source: {
    name: row.source_name,
    url: row.url,
    publisher: row.publisher,
    retrieved_at: row.retrieved_at,
    sample: row.source_sample,
  },
});

/** A rate with a list of countries applies to those countries; the general rate applies only if no other rate does. */
const isEligible = ({ kind, origins }: StoredRate, origin: string): boolean =>
  origins.length > 0 ? origins.includes(origin) : kind !== 'general';
