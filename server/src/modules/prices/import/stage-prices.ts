import { perKilogram } from '@bee/domain/units';
import type { ImportKind } from '../../../importer/import-kind.ts';
import { knownMarket } from '../../../importer/known-places.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
import { matchKey } from '../../../text/match-key.ts';
import { nameLetter } from '../../../text/name-letter.ts';
import { pricesOf } from './parse-quote.ts';
import type { PriceImport } from './prices.kind.ts';
import { comparePrices } from './store/compare-prices.ts';
import { publishPrices } from './store/publish-prices.ts';

/** Converts a price to 元/公斤. */
const convert = (price: number | null, unit: string): number | null =>
  price === null ? null : perKilogram(price, unit);

/** Includes the production area, since the same address name occurs in several areas. */
const marketKey = ({ area, market }: PriceImport): string => matchKey(area === null ? market : `${area}/${market}`);

/** Repeated keys are staged too; the last place wins on publication. */
const staging = stagedRows<PriceImport>({
  table: 'stage_price',
  columns: {
    ...{ date: 'date', market: 'text', classId: 'text', name: 'text', spec: 'text', origin: 'text', scope: 'text' },
    ...{ variant: 'text', area: 'text', unit: 'text', lng: 'float8', lat: 'float8', flag: 'text' },
  },
  computed: {
    market_key: ['text', marketKey],
    province: ['text', ({ province, market }) => province ?? knownMarket(market)?.province],
    city: ['text', ({ city, market }) => city ?? knownMarket(market)?.city],
    adcode: ['text', ({ adcode, market }) => adcode ?? knownMarket(market)?.adcode],
    group_name: ['text', ({ group }) => group],
    match_key: ['text', ({ name }) => matchKey(name)],
    letter: ['text', ({ scope, name }) => (scope === 'herb' ? nameLetter(name) : null)],
    low: ['float8', ({ low, unit }) => convert(low, unit)],
    avg: ['float8', ({ avg, unit }) => convert(avg, unit)],
    high: ['float8', ({ high, unit }) => convert(high, unit)],
    source_low: ['float8', ({ low }) => low],
    source_avg: ['float8', ({ avg }) => avg],
    source_high: ['float8', ({ high }) => high],
    monthly: ['bool', ({ monthly }) => monthly ?? false],
  },
});

/** How prices of a scope are staged, compared and published. */
export const pricesIn = (scope: PriceImport['scope']) =>
  ({
    ...staging,
    dayOf: ({ date }) => date,
    saying: pricesOf,
    compare: comparePrices,
    publish: (db, sourceId) => publishPrices(db, sourceId, scope),
  }) satisfies Partial<ImportKind<PriceImport>>;
