import type { Source } from '@bee/contracts/shapes';
import { type ZodObject, z } from 'zod';
import type { Db } from '../db/schema.ts';
import type { Viewer } from '../http/viewer.ts';

export type OpenValue = string | number | boolean | null;

export type OpenColumn<Row> = {
  key: string;
  title: string;
  unit?: string;
  type: 'string' | 'number' | 'integer' | 'boolean';
  value(row: Row): OpenValue;
};

/** `page` and `limit` for services that read one page; others return all rows, which are then cut. */
export type OpenContext = { viewer: Viewer; today: string; page: number; limit: number };

export type OpenRows<Row> = {
  rows: readonly Row[];
  /** Of all pages, if `rows` is one page. */
  total?: number;
  source: Source | null;
  /** What the caller's right leaves out, and what would open it. */
  left_out?: string | undefined;
};

/** A series of the open API. Parameters, columns, description and documentation all come from this definition. */
export type OpenData<Request extends ZodObject = ZodObject, Row = unknown> = {
  /** Below /api/open/v1/. */
  path: string;
  title: string;
  summary: string;
  /** Parameters as an address has them; each with a description. */
  request: Request;
  /** Query string that has rows. */
  example: string;
  columns: readonly OpenColumn<Row>[];
  /** Rows that a member may get per day, over all keys; only the number of requests limits series without it. */
  rowsPerDay?(viewer: Viewer): number;
  read(db: Db, request: z.output<Request>, context: OpenContext): Promise<OpenRows<Row>>;
};

/** Rows are the same as those of the site: `read` calls the service of a page, which applies the caller's rights. */
export const defineOpenData = <Request extends ZodObject, Row>(definition: OpenData<Request, Row>): OpenData =>
  definition as unknown as OpenData;

/** Several values of one parameter: `a,b`. */
export const commaList = <Value>(item: z.ZodType<Value, unknown>, max: number, message: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(max, message) as z.ZodType<Value[], string[]>);
