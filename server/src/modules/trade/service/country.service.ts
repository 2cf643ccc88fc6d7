import type { TradeFlow } from '@bee/contracts/resource/trade';
import { groupBy } from '@bee/domain/group-by';
import type { Db } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { codeLink, countryLink } from '../../../page-links.ts';
import { recentPeriods } from '../model/recent-periods.ts';
import { figuresOf, pointsOf, sharesOf } from '../model/trade-figures.ts';
import { periodsOfYear, yearOfPeriod } from '../model/trade-period.ts';
import { cellOf, seriesOf } from '../model/trade-series.ts';
import { findCountry, listCountries } from '../store/country.repository.ts';
import { findCodes } from '../store/hs.repository.ts';
import { countByOrigin } from '../store/permit.repository.ts';
import { findProduct, listProducts } from '../store/product.repository.ts';
import { readPartnerYears, readSpan, readYears } from '../store/trade-year.repository.ts';
import { topPorts } from './port-shares.ts';
import { productCards } from './product-cards.ts';
import { tradeSource } from './trade-source.ts';

const TOP_PORTS = 10;
const HEADING = 4;
const CHAPTER = 2;

/** The trade of a country with China in the requested flow. */
export const readCountry: ServiceOf<'trade/getProductByOrigin'> = async (db, { origin, flow }) => {
  const country = await countryOf(db, origin);
  const span = await readSpan(db);
  const newest = span.last_month?.slice(0, 7) ?? null;
  const months = recentPeriods(span);
  const [cards, rows, ports, { source, updatedAt }] = await Promise.all([
    listProducts(db).then((products) => productCards(db, products, country.code)),
    readYears(db, { hs: [''], partners: [country.code] }),
    topPorts(db, { hs: [''], partner: country.code, flows: [flow] }, months, span, TOP_PORTS),
    tradeSource(db),
  ]);
  const ofFlow = (one: TradeFlow) => seriesOf(rows.filter((row) => row.flow === one));
  const both = { import: ofFlow('import'), export: ofFlow('export') };
  const value = flow === 'import' ? 'import_usd' : 'export_usd';
  return {
    country,
    products: cards.filter((card) => card[value] !== null).sort((a, b) => (b[value] ?? 0) - (a[value] ?? 0)),
    series: newest && span.first_month ? pointsOf(both[flow], span.first_month.slice(0, 7), newest) : [],
    mirror: { import: both.import.mirror, export: both.export.mirror },
    ports,
    last_year: {
      import: figuresOf(both.import, 'import', months, span),
      export: figuresOf(both.export, 'export', months, span),
    },
    source,
    updated_at: updatedAt,
  };
};

/** Exports of a country to China in a year, by heading. */
export const readExportStructure: ServiceOf<'trade/getExportByOrigin'> = async (db, { origin, year }) => {
  const country = await countryOf(db, origin);
  const [totals, span, { source }] = await Promise.all([
    readYears(db, { hs: [''], partners: [country.code], flows: ['import'] }),
    readSpan(db),
    tradeSource(db),
  ]);
  const years = totals
    .filter(({ year_usd }) => year_usd !== null)
    .map((row) => row.year)
    .sort((a, b) => b - a);
  const asked = year ?? years[0];
  if (asked === undefined) return { year: null, years: [], list: [], total: null, mirror: false, source };
  const ofLevel = (level: number) =>
    readPartnerYears(db, {
      partner: country.code,
      level,
      flow: 'import',
      from: asked - 1,
      to: asked,
    });
  const headings = await ofLevel(HEADING);
  // Some sources report chapters only.
  const rows = headings.some((row) => row.year === asked) ? headings : await ofLevel(CHAPTER);
  const names = new Map(
    (await findCodes(db, [...new Set(rows.map(({ hs }) => hs))])).map(({ code, name }) => [code, name]),
  );
  const { list, total } = sharesOf(
    rows,
    periodsOfYear(asked, span.last_month?.slice(0, 7) ?? null),
    span,
    ({ hs }) => hs,
    (code) => ({ name: names.get(code) ?? code, to: codeLink(code) }),
  );
  const mirror = rows.some((row) => row.year === asked && row.mirror);
  return { year: String(asked), years: years.map(String), list, total, mirror, source };
};

/** Countries with market access or trade, optionally limited to a product. */
export const listOrigins: ServiceOf<'trade/getOriginList'> = async (db, { name }) => {
  const product = name === undefined ? undefined : await findProduct(db, [name]);
  if (name !== undefined && !product) throw new NotFound(`外贸工具没有收录“${name}”，可以换一个名称`);
  const months = recentPeriods(await readSpan(db));
  const [countries, permits, rows] = await Promise.all([
    listCountries(db),
    countByOrigin(db, product?.name),
    readYears(db, {
      hs: product?.hs ?? [''],
      partners: 'each',
      flows: ['import'],
      from: yearOfPeriod(months[0] ?? '9999'),
    }),
  ]);
  const byPartner = groupBy(rows, ({ partner }) => partner);
  return countries
    .map((country) => {
      const permit = permits.find(({ origin }) => origin === country.code);
      return {
        ...country,
        allowed: permit?.allowed ?? 0,
        suspended: permit?.suspended ?? 0,
        import_usd: cellOf(seriesOf(byPartner.get(country.code) ?? []), months).usd,
        to: countryLink(country.code),
      };
    })
    .filter(({ allowed, suspended, import_usd }) => allowed + suspended > 0 || import_usd !== null)
    .sort((a, b) => (b.import_usd ?? -1) - (a.import_usd ?? -1) || (a.code < b.code ? -1 : 1));
};

const countryOf = async (db: Db, origin: string) => {
  const country = await findCountry(db, origin);
  if (!country) throw new NotFound(`没有代码为 ${origin} 的国家（地区）`);
  return country;
};
