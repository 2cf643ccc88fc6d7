import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openSampleDatabase } from '../test-database.ts';

/** A figure as the product gives it, and the same one computed by plain SQL. */
export type Figure = { what: string; shown: number | null; computed: number | null; decimals: number };
export type Draw = () => Promise<Figure | null>;

/** Set FIGURES_SEED to repeat the draws of a failed run. */
export const figuresSeed = Number(process.env.FIGURES_SEED ?? Date.now() % 1_000_000);

/** Random choices that only depend on the seed (mulberry32). */
export const chooser = () => {
  let state = figuresSeed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return <Value>(values: readonly Value[]): Value => {
    if (values.length === 0) throw new Error('there is nothing to choose from');
    return values[Math.floor(random() * values.length)] as Value;
  };
};

export const startSample = (): Promise<TestApp> => startTestApp({}, openSampleDatabase);

export const rowsBy = async <Row>(test: TestApp, text: string): Promise<Row[]> =>
  (await sql.raw<Row>(text).execute(test.database.db)).rows;

/** The first column of the only row. */
export const numberBy = async (test: TestApp, text: string): Promise<number | null> => {
  const [row] = await rowsBy<Record<string, string | number | null>>(test, text);
  const value = Object.values(row ?? {})[0];
  return value === null || value === undefined ? null : Number(value);
};

/** Draws in turn until there are `count` figures with a value, and returns those that differ. */
export const differencesOf = async (draws: readonly Draw[], count: number): Promise<Figure[]> => {
  const different: Figure[] = [];
  let compared = 0;
  for (let turn = 0; compared < count; turn += 1) {
    if (turn > 20 * count) throw new Error(`only ${compared} of ${count} figures have a value`);
    const figure = await draws[turn % draws.length]?.();
    if (!figure) continue;
    if (!isEqual(figure)) different.push(figure);
    if (figure.shown !== null && figure.computed !== null) compared += 1;
  }
  return different;
};

/** Up to half a unit of the last decimal that is shown. */
const isEqual = ({ shown, computed, decimals }: Figure): boolean =>
  shown === null || computed === null
    ? shown === computed
    : Math.abs(shown - computed) <= 0.5 * 10 ** -decimals + 1e-9 * Math.abs(computed);
