import type { Gap } from './gap.ts';
import type { Schema, SchemaObject } from './json-schema.ts';
import { schemaGap } from './json-schema-fits.ts';

/**
 * Why the API may reject a remote's request; null if it accepts it. A remote sends no fields outside its own contract.
 */
export const requestGap = (remote: Schema, api: Schema): Gap | null => schemaGap(closed(remote), api);

/**
 * Why a remote may be unable to read the API's response; null if it can. A remote ignores fields that it does not know.
 */
export const dataGap = (api: Schema, remote: Schema): Gap | null => schemaGap(api, opened(remote));

const closed = (schema: Schema): Schema =>
  eachObject(schema, (one) =>
    one.properties && one.additionalProperties === undefined ? { ...one, additionalProperties: false } : one,
  );

const opened = (schema: Schema): Schema =>
  eachObject(schema, ({ additionalProperties, ...rest }) =>
    additionalProperties === false || additionalProperties === undefined ? rest : { ...rest, additionalProperties },
  );

const MAPS = ['properties', '$defs'];
const LISTS = ['anyOf', 'oneOf', 'prefixItems'];
const SINGLE = ['items', 'additionalProperties'];

/** The parts of an `allOf` describe one object together, so they are left unchanged. */
const eachObject = (schema: Schema, change: (schema: SchemaObject) => SchemaObject): Schema => {
  if (typeof schema === 'boolean') return schema;
  const below = (one: unknown) => eachObject(one as Schema, change);
  return Object.fromEntries(
    Object.entries(change(schema)).map(([keyword, value]) => {
      if (SINGLE.includes(keyword)) return [keyword, below(value)];
      if (LISTS.includes(keyword)) return [keyword, (value as unknown[]).map(below)];
      if (!MAPS.includes(keyword)) return [keyword, value];
      return [keyword, Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, below(one)]))];
    }),
  );
};
