import { sql } from 'kysely';
import type { Db } from './schema.ts';

/**
 * Runs a statement and returns its rows.
 * @example queryRows<{ id: string }>(db)`select id from article where scope = ${scope}`
 */
export const queryRows =
  <Row>(db: Db) =>
  async (statement: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    const { rows } = await sql<Row>(statement, ...values).execute(db);
    return rows;
  };

/** As `queryRows`, for statements with at most one row. */
export const queryRow =
  <Row>(db: Db) =>
  async (statement: TemplateStringsArray, ...values: unknown[]): Promise<Row | undefined> =>
    (await queryRows<Row>(db)(statement, ...values))[0];
