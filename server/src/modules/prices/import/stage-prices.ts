import { perKilogram } from '@bee/domain/units';
import { type Column, insertColumns } from '../../../db/insert-columns.ts';
import type { Db } from '../../../db/schema.ts';
import type { ImportContext, ImportKind, StagedRow } from '../../../importer/import-kind.ts';
import { knownMarket } from '../../../importer/known-places.ts';
import type { StageTable } from '../../../importer/stage-tables.ts';
import { matchKey } from '../../../text/match-key.ts';
import { nameLetter } from '../../../text/name-letter.ts';
import { pricesOf } from './parse-quote.ts';
import type { PriceImport } from './prices.kind.ts';
import { comparePrices } from './store/compare-prices.ts';
import { publishPrices } from './store/publish-prices.ts';

type Staged = StagedRow<PriceImport>;
type Names = { no: number; staged: Staged };
type Quote = { no: number; staged: Staged };

/** Converts a price to 元/公斤. */
const convert = (price: number | null, unit: string): number | null =>
  price === null ? null : perKilogram(price, unit);

/** Includes the production area, since the same address name occurs in several areas. */
const marketKey = ({ area, market }: PriceImport): string => matchKey(area === null ? market : `${area}/${market}`);

const named = (name: string, type: string, value: (row: PriceImport) => unknown): Column<Names> => ({
  ...{ name, type },
  value: ({ staged }) => value(staged.row),
});

/** What the quotes of a series have in common, as it is written: two spellings are two rows. */
const nameColumns: Column<Names>[] = [
  { name: 'no', type: 'int', value: ({ no }) => no },
  { name: 'place', type: 'int', value: ({ staged }) => staged.place },
  named('scope', 'text', ({ scope }) => scope),
  named('class_id', 'text', ({ classId }) => classId),
  named('group_name', 'text', ({ group }) => group),
  named('name', 'text', ({ name }) => name),
  named('match_key', 'text', ({ name }) => matchKey(name)),
  named('letter', 'text', ({ scope, name }) => (scope === 'herb' ? nameLetter(name) : null)),
  named('market', 'text', ({ market }) => market),
  named('market_key', 'text', marketKey),
  named('area', 'text', ({ area }) => area),
  named('province', 'text', ({ province, market }) => province ?? knownMarket(market)?.province),
  named('city', 'text', ({ city, market }) => city ?? knownMarket(market)?.city),
  named('adcode', 'text', ({ adcode, market }) => adcode ?? knownMarket(market)?.adcode),
  named('lng', 'float8', ({ lng }) => lng),
  named('lat', 'float8', ({ lat }) => lat),
  named('spec', 'text', ({ spec }) => spec),
  named('variant', 'text', ({ variant }) => variant),
  named('origin', 'text', ({ origin }) => origin),
  named('unit', 'text', ({ unit }) => unit),
  named('monthly', 'bool', ({ monthly }) => monthly ?? false),
];

const quoted = (name: string, value: (row: PriceImport) => number | null): Column<Quote> => ({
  ...{ name, type: 'float8' },
  value: ({ staged }) => value(staged.row),
});

/** Repeated keys are staged too; the last place wins on publication. */
const quoteColumns: Column<Quote>[] = [
  { name: 'place', type: 'int', value: ({ staged }) => staged.place },
  { name: 'no', type: 'int', value: ({ no }) => no },
  { name: 'date', type: 'date', value: ({ staged }) => staged.row.date },
  quoted('low', ({ low, unit }) => convert(low, unit)),
  quoted('avg', ({ avg, unit }) => convert(avg, unit)),
  quoted('high', ({ high, unit }) => convert(high, unit)),
  quoted('source_low', ({ low }) => low),
  quoted('source_avg', ({ avg }) => avg),
  quoted('source_high', ({ high }) => high),
  { name: 'flag', type: 'text', value: ({ staged }) => staged.row.flag },
];

const stageTable = <Row>(name: string, columns: readonly Column<Row>[]): StageTable => ({
  name,
  definition: columns.map((column) => `${column.name} ${column.type}`).join(', '),
});

/** Numbers that the names of a run have. */
const numbersOf = new WeakMap<ImportContext, Map<string, number>>();

const wordsOf = (row: PriceImport): string =>
  `${row.market}|${row.area}|${row.group}|${row.name}|${row.spec}|${row.variant}|${row.unit}|${row.origin}|${row.classId}|${row.province}|${row.city}|${row.adcode}|${row.lng}|${row.lat}|${row.monthly}`;

/** Names are staged once, quotes as numbers: sorting and joining several hundred thousand names takes longer than the rest. */
const stage = async (db: Db, rows: readonly Staged[], context: ImportContext): Promise<void> => {
  const numbers = numbersOf.get(context) ?? new Map<string, number>();
  numbersOf.set(context, numbers);
  const names: Names[] = [];
  const quotes = rows.map((staged): Quote => {
    const words = wordsOf(staged.row);
    let no = numbers.get(words);
    if (no === undefined) {
      no = numbers.size + 1;
      numbers.set(words, no);
      names.push({ no, staged });
    }
    return { no, staged };
  });
  if (names.length > 0) await insertColumns(db, 'stage_price_name', nameColumns, names);
  await insertColumns(db, 'stage_price', quoteColumns, quotes);
};

/** How prices of a scope are staged, compared and published. */
export const pricesIn = (scope: PriceImport['scope']) =>
  ({
    stages: [stageTable('stage_price_name', nameColumns), stageTable('stage_price', quoteColumns)],
    stage,
    dayOf: ({ date }) => date,
    saying: pricesOf,
    compare: comparePrices,
    publish: (db, sourceId) => publishPrices(db, sourceId, scope),
  }) satisfies Partial<ImportKind<PriceImport>>;
