import type { Gap } from './gap.ts';
import type { Schema, SchemaObject } from './json-schema.ts';
import { schemaGap } from './json-schema-fits.ts';

/** Whether the API takes what a remote sends: the remote sends no field that its own contract does not name. */
export const requestGap = (remote: Schema, api: Schema): Gap | null => schemaGap(closed(remote), api);

/** Whether a remote can read what the API answers: fields that the remote does not know are nothing to it. */
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

/** Parts of an `allOf` speak of one object together, so they are left as they are. */
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
