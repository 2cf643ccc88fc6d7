import pg from 'pg';

const { builtins } = pg.types;

const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: Number,
  // A date is a calendar day in Shanghai, not an instant.
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

/**
 * How column values are returned: int8 as number, numeric as decimal string (money), date as `YYYY-MM-DD`, timestamptz
 * as ISO text.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};
