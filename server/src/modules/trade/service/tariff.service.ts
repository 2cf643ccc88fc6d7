import type { Tariff } from '@bee/contracts/resource/trade';
import type { StoredRate } from '../../../db/schema/trade.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { tradeProductLink } from '../../../page-links.ts';
import { findCountry } from '../store/country.repository.ts';
import { findCodes } from '../store/hs.repository.ts';
import { listOfOrigin } from '../store/permit.repository.ts';
import { listProducts } from '../store/product.repository.ts';
import { listTariffs, listTariffsOf, type TariffRow } from '../store/tariff.repository.ts';
import { outdatedOf } from './hs-nodes.ts';

/** All rates of a code in its newest tariff; for a shorter code, the tariffs of all codes below it. */
export const readTaxRates: ServiceOf<'trade/getTaxRate'> = async (db, { hs, origin }) => {
  const [country, codes] = await Promise.all([findCountry(db, origin), findCodes(db, [hs])]);
  const rows = await listTariffs(db, hs);
  const [outdated = null] = await outdatedOf(db, codes);
  return { list: rows.map((row) => presentTariff(row, country?.code)), origin: country, outdated };
};

/** The first tariff of the first code of each product that the country may export to China; none without a tariff. */
export const listRatesOfOrigin: ServiceOf<'trade/getTaxRateByOrigin'> = async (db, { origin }) => {
  const country = await findCountry(db, origin);
  const permits = await listOfOrigin(db, country?.code ?? '', undefined);
  const names = new Set(permits.map(({ product }) => product));
  const products = (await listProducts(db)).filter(({ name }) => names.has(name));
  const codes = products.flatMap(({ hs }) => hs.slice(0, 1));
  const tariffs = await listTariffsOf(db, codes);
  return products.flatMap(({ name, hs, requirements }) => {
    const row = tariffs.find((one) => one.hs.startsWith(hs[0] ?? '-'));
    return row
      ? [{ product: name, tariff: presentTariff(row, country?.code), requirements, to: tradeProductLink(name) }]
      : [];
  });
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
