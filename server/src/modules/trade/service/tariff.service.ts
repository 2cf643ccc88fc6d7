import type { Tariff } from '@bee/contracts/resource/trade';
import type { StoredRate } from '../../../db/schema/trade.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { findCountry } from '../store/country.repository.ts';
import { findCodes } from '../store/hs.repository.ts';
import { listTariffs, type TariffRow } from '../store/tariff.repository.ts';
import { outdatedOf } from './hs-nodes.ts';

/** All rates of a code in its newest tariff; for a shorter code, the tariffs of all codes below it. */
export const readTaxRates: ServiceOf<'trade/getTaxRate'> = async (db, { hs, origin }) => {
  const [country, codes] = await Promise.all([findCountry(db, origin), findCodes(db, [hs])]);
  const rows = await listTariffs(db, hs);
  const [outdated = null] = await outdatedOf(db, codes);
  return { list: rows.map((row) => presentTariff(row, country?.code)), origin: country, outdated };
};

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
