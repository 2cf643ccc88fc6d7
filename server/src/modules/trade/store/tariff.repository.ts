import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** Maximum number of tariffs per response. */
export const MAX_TARIFFS = 100;

const tariffs = (db: Db) =>
  db
    .selectFrom('trade_tariff as t')
    .innerJoin('data_source as s', 's.id', 't.source_id')
    .leftJoin('hs_code as h', 'h.code', 't.hs')
    .selectAll('t')
    .select(['h.name', 's.name as source_name', 's.url', 's.publisher', 's.retrieved_at', 's.sample as source_sample'])
    .distinctOn('t.hs')
    .orderBy('t.hs')
    .orderBy('t.year', 'desc');

/** A ten-digit code without its own tariff uses the tariff of its eight-digit code. */
export const listTariffs = (db: Db, hs: string) =>
  tariffs(db)
    .where(sql<boolean>`(t.hs like ${`${hs}%`} or (length(${hs}::text) = 10 and t.hs = left(${hs}::text, 8)))`)
    .limit(MAX_TARIFFS)
    .execute();

/** The newest tariffs of the codes and of those below them. */
export const listTariffsOf = (db: Db, codes: readonly string[]) =>
  tariffs(db)
    .where(sql<boolean>`t.hs like any (${codes.map((code) => `${code}%`)}::text[])`)
    .execute();

export type TariffRow = Awaited<ReturnType<typeof listTariffs>>[number];
