import { columnsOf, insertColumns } from '../../db/insert-columns.ts';
import type { Db } from '../../db/schema.ts';
import { yearOf } from '../days.ts';
import { dayFrom } from '../relative-day.ts';
import { ofSource } from '../sample-source.ts';
import { type SamplePermit, samplePermits } from './permits.ts';
import { type PlaceRecord, placeFile, type TariffRecord, tariffFile } from './trade-files.ts';

/** Tariffs, access lists and supervised sites. */
export const loadRules = async (db: Db, today: string, sourceId: number): Promise<void> => {
  const year = yearOf(today);
  const tariffs = [...tariffsOf(year - 1), ...tariffsOf(year)];
  await insertColumns(db, 'trade_tariff', [...tariffColumns, ...ofSource(sourceId)], tariffs);
  await insertColumns(db, 'trade_permit', [...permitColumns, ...ofSource(sourceId)], samplePermits(today));
  await insertColumns(db, 'trade_place', [...placeColumns, ...ofSource(sourceId)], placesOn(today));
};

const tariffsOf = (year: number): (TariffRecord & { year: number })[] =>
  tariffFile
    .read()
    .map((record) => ({ ...JSON.parse(JSON.stringify(record).replaceAll('{year}', String(year))), year }));

const placesOn = (today: string): PlaceRecord[] =>
  placeFile.read().map((place) => ({ ...place, approved_at: place.approved_at && dayFrom(today, place.approved_at) }));

const tariffColumns = columnsOf<TariffRecord & { year: number }>(
  { text: ['hs'], int: ['year'], jsonb: ['rates', 'supervision', 'inspection'], 'text[]': ['elements'] },
  { name: 'vat_pct', type: 'float8', value: ({ vat }) => vat },
  { name: 'consumption_pct', type: 'float8', value: ({ consumption }) => consumption },
  { name: 'export_rebate_pct', type: 'float8', value: ({ rebate }) => rebate },
);

const permitColumns = columnsOf<SamplePermit>({
  text: ['origin', 'product', 'latin', 'en', 'cate', 'status'],
  date: ['since', 'suspendedAt', 'changedAt'],
  'text[]': ['conditions'],
  bool: ['registrationRequired', 'quarantinePermitRequired'],
  jsonb: ['protocol', 'history'],
});

const placeColumns = columnsOf<PlaceRecord>({
  text: ['id', 'name', 'cate', 'customs', 'port', 'adcode', 'address', 'status'],
  float8: ['lng', 'lat'],
  date: ['approved_at'],
});
