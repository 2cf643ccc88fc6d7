import { isListed, listedValues, type Schema, type SchemaObject } from './json-schema.ts';

/** Where two schemas differ (`list[].price`; empty for the root) and how, in Chinese. */
export type Gap = { at: string; what: string };

export type GapOf = (sent: Schema, taken: Schema, at: string) => Gap | null;

/**
 * Whether no value can be valid for two branches: each pair differs in its listed values, in its type, or in a property
 * that both require.
 */
export const isDisjoint = (branches: Schema[], resolve: (ref: SchemaObject) => Schema): boolean => {
  const objects = branches.map((one) => (typeof one !== 'boolean' && '$ref' in one ? resolve(one) : one));
  return objects.every((one, index) => objects.slice(index + 1).every((other) => areApart(one, other)));
};

const areApart = (one: Schema, other: Schema): boolean => {
  if (typeof one === 'boolean' || typeof other === 'boolean') return false;
  const values = (schema: SchemaObject) =>
    schema.type === undefined && !('const' in schema) ? null : listedValues(schema);
  const [a, b] = [values(one), values(other)];
  if (a && b) return !a.some((value) => isListed(b, value));
  if (one.type !== 'object' || other.type !== 'object') {
    const kinds = [one.type, other.type].map((type) => (type === 'integer' ? 'number' : type));
    return kinds.every((type) => typeof type === 'string') && kinds[0] !== kinds[1];
  }
  const required = (schema: SchemaObject) => (schema.required ?? []) as string[];
  const property = (schema: SchemaObject, name: string) =>
    (schema.properties as Record<string, Schema>)?.[name] ?? true;
  return required(one).some(
    (name) => required(other).includes(name) && areApart(property(one, name), property(other, name)),
  );
};
