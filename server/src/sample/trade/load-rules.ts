import { type Column, insertColumns } from '../../db/insert-columns.ts';
import type { Db } from '../../db/schema.ts';
import { yearOf } from '../days.ts';
import { dayFrom } from '../relative-day.ts';
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

const ofSource = (sourceId: number): Column<unknown>[] => [
  { name: 'source_id', type: 'int', value: () => sourceId },
  { name: 'sample', type: 'bool', value: () => true },
];

const tariffColumns: Column<TariffRecord & { year: number }>[] = [
  { name: 'hs', type: 'text', value: ({ hs }) => hs },
  { name: 'year', type: 'int', value: ({ year }) => year },
  { name: 'rates', type: 'jsonb', value: ({ rates }) => rates },
  { name: 'vat_pct', type: 'float8', value: ({ vat }) => vat },
  { name: 'consumption_pct', type: 'float8', value: ({ consumption }) => consumption },
  { name: 'export_rebate_pct', type: 'float8', value: ({ rebate }) => rebate },
  { name: 'supervision', type: 'jsonb', value: ({ supervision }) => supervision },
  { name: 'inspection', type: 'jsonb', value: ({ inspection }) => inspection },
  { name: 'elements', type: 'text[]', value: ({ elements }) => elements },
];

const permitColumns: Column<SamplePermit>[] = [
  { name: 'origin', type: 'text', value: ({ origin }) => origin },
  { name: 'product', type: 'text', value: ({ goods }) => goods.name },
  { name: 'latin', type: 'text', value: ({ goods }) => goods.latin },
  { name: 'en', type: 'text', value: ({ en }) => en },
  { name: 'cate', type: 'text', value: ({ goods }) => goods.cate },
  { name: 'status', type: 'text', value: ({ status }) => status },
  { name: 'since', type: 'date', value: ({ since }) => since },
  { name: 'suspended_at', type: 'date', value: ({ suspendedAt }) => suspendedAt },
  { name: 'conditions', type: 'text[]', value: ({ conditions }) => conditions },
  { name: 'registration_required', type: 'bool', value: ({ registration }) => registration },
  { name: 'quarantine_permit_required', type: 'bool', value: ({ quarantine }) => quarantine },
  { name: 'protocol', type: 'jsonb', value: ({ protocol }) => protocol },
  { name: 'history', type: 'jsonb', value: ({ history }) => history },
  { name: 'changed_at', type: 'date', value: ({ history }) => history.at(-1)?.date ?? null },
];

const placeColumns: Column<PlaceRecord>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'cate', type: 'text', value: ({ cate }) => cate },
  { name: 'customs', type: 'text', value: ({ customs }) => customs },
  { name: 'port', type: 'text', value: ({ port }) => port },
  { name: 'adcode', type: 'text', value: ({ adcode }) => adcode },
  { name: 'address', type: 'text', value: ({ address }) => address },
  { name: 'lng', type: 'float8', value: ({ lng }) => lng },
  { name: 'lat', type: 'float8', value: ({ lat }) => lat },
  { name: 'status', type: 'text', value: ({ status }) => status },
  { name: 'approved_at', type: 'date', value: ({ approved_at }) => approved_at },
];
