import { isDeepStrictEqual } from 'node:util';

/** JSON Schema (2020-12), limited to the part that zod writes. */
export type Schema = boolean | SchemaObject;
export type SchemaObject = { readonly [keyword: string]: unknown };

/** Annotations that do not affect which values are valid. */
const NOTES = ['$schema', '$id', '$defs', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly'];

export const assertions = (schema: SchemaObject): SchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !NOTES.includes(keyword)));

export const isAny = (schema: Schema): boolean =>
  schema === true || (schema !== false && Object.keys(schema).length === 0);

export const isNever = (schema: Schema): boolean =>
  schema === false || (schema !== true && 'not' in schema && isAny(schema.not as Schema));

/** JSON with sorted keys, for comparing schemas as text. */
export const textOf = (schema: unknown): string =>
  JSON.stringify(schema, (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

export const typesOf = (schema: SchemaObject): string[] | null =>
  schema.type === undefined ? null : ([schema.type].flat() as string[]);

export const typeOfValue = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value)) return 'integer';
  return typeof value;
};

export const hasType = (types: string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** The values of a schema that lists them; null for any other schema. */
export const listedValues = (schema: SchemaObject): unknown[] | null => {
  if ('const' in schema) return [schema.const];
  if (Array.isArray(schema.enum)) return schema.enum;
  if (schema.type === 'null') return [null];
  if (schema.type === 'boolean') return [true, false];
  return null;
};

export const isListed = (values: unknown[], value: unknown): boolean =>
  values.some((one) => isDeepStrictEqual(one, value));
