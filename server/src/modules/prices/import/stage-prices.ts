import { perKilogram } from '@bee/domain/units';
import type { Kysely } from 'kysely';
import { type Column, insertColumns } from '../../../db/insert-columns.ts';
import type { Database } from '../../../db/schema.ts';
import type { StagedRow } from '../../../importer/import-kind.ts';
import { knownMarket } from '../../../importer/known-places.ts';
import { matchKey } from '../../../text/match-key.ts';
import { nameLetter } from '../../../text/name-letter.ts';
import type { PriceImport } from './prices.kind.ts';

/** Repeated keys are staged too; the last place wins on publication. */
export const stagePrices = (db: Kysely<Database>, rows: readonly StagedRow<PriceImport>[]): Promise<void> =>
  insertColumns(db, 'stage_price', columns, rows);

/** Converts a price to 元/公斤. */
const convert = (price: number | null, unit: string): number | null =>
  price === null ? null : perKilogram(price, unit);

/** Includes the production area, since the same address name occurs in several areas. */
const marketKey = ({ area, market }: PriceImport): string => matchKey(area === null ? market : `${area}/${market}`);

type Staged = StagedRow<PriceImport>;

const columns: Column<Staged>[] = [
  { name: 'place', type: 'int', value: ({ place }) => place },
  { name: 'date', type: 'date', value: ({ row }) => row.date },
  { name: 'market', type: 'text', value: ({ row }) => row.market },
  { name: 'market_key', type: 'text', value: ({ row }) => marketKey(row) },
  { name: 'province', type: 'text', value: ({ row }) => row.province ?? knownMarket(row.market)?.province },
  { name: 'city', type: 'text', value: ({ row }) => row.city ?? knownMarket(row.market)?.city },
  { name: 'adcode', type: 'text', value: ({ row }) => row.adcode ?? knownMarket(row.market)?.adcode },
  { name: 'class_id', type: 'text', value: ({ row }) => row.classId },
  { name: 'group_name', type: 'text', value: ({ row }) => row.group },
  { name: 'name', type: 'text', value: ({ row }) => row.name },
  { name: 'match_key', type: 'text', value: ({ row }) => matchKey(row.name) },
  { name: 'spec', type: 'text', value: ({ row }) => row.spec },
  { name: 'origin', type: 'text', value: ({ row }) => row.origin },
  { name: 'scope', type: 'text', value: ({ row }) => row.scope },
  { name: 'variant', type: 'text', value: ({ row }) => row.variant },
  { name: 'letter', type: 'text', value: ({ row }) => (row.scope === 'herb' ? nameLetter(row.name) : null) },
  { name: 'area', type: 'text', value: ({ row }) => row.area },
  { name: 'unit', type: 'text', value: ({ row }) => row.unit },
  { name: 'low', type: 'float8', value: ({ row }) => convert(row.low, row.unit) },
  { name: 'avg', type: 'float8', value: ({ row }) => convert(row.avg, row.unit) },
  { name: 'high', type: 'float8', value: ({ row }) => convert(row.high, row.unit) },
  { name: 'source_low', type: 'float8', value: ({ row }) => row.low },
  { name: 'source_avg', type: 'float8', value: ({ row }) => row.avg },
  { name: 'source_high', type: 'float8', value: ({ row }) => row.high },
  { name: 'monthly', type: 'bool', value: ({ row }) => row.monthly ?? false },
  { name: 'lng', type: 'float8', value: ({ row }) => row.lng },
  { name: 'lat', type: 'float8', value: ({ row }) => row.lat },
  { name: 'flag', type: 'text', value: ({ row }) => row.flag },
];
