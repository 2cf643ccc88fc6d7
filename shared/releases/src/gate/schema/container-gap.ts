import { countGap, numberAt } from './bounds.ts';
import type { Gap, GapOf } from './gap.ts';
import { isAny, isNever, type Schema, type SchemaObject } from './json-schema.ts';

export const arrayGap = (sent: SchemaObject, taken: SchemaObject, at: string, gapOf: GapOf): Gap | null => {
  const firstOf = (schema: SchemaObject) => (schema.prefixItems ?? []) as Schema[];
  const restOf = (schema: SchemaObject) => (schema.items ?? true) as Schema;
  const longest = isNever(restOf(sent))
    ? Math.min(firstOf(sent).length, numberAt(sent, 'maxItems') ?? Number.POSITIVE_INFINITY)
    : numberAt(sent, 'maxItems');
  const takenLongest = isNever(restOf(taken)) ? firstOf(taken).length : Number.POSITIVE_INFINITY;
  const count = countGap(
    { ...sent, ...(longest !== undefined && { maxItems: longest }) },
    taken,
    'minItems',
    'maxItems',
    '项',
  );
  if (count) return { at, what: count };
  if ((longest ?? Number.POSITIVE_INFINITY) > takenLongest) return { at, what: `可能多于 ${takenLongest} 项` };
  const places = Math.max(firstOf(sent).length, firstOf(taken).length);
  const itemAt = (schema: SchemaObject, index: number) => firstOf(schema)[index] ?? restOf(schema);
  for (let index = 0; index < Math.min(places, longest ?? places); index += 1) {
    const gap = gapOf(itemAt(sent, index), itemAt(taken, index), `${at}[${index}]`);
    if (gap) return gap;
  }
  return longest !== undefined && longest <= places ? null : gapOf(restOf(sent), restOf(taken), `${at}[]`);
};

export const objectGap = (sent: SchemaObject, taken: SchemaObject, at: string, gapOf: GapOf): Gap | null => {
  const named = (schema: SchemaObject) => (schema.properties ?? {}) as Record<string, Schema>;
  const others = (schema: SchemaObject) =>
    ('patternProperties' in schema ? true : (schema.additionalProperties ?? true)) as Schema;
  const of = (schema: SchemaObject, name: string) =>
    Object.hasOwn(named(schema), name) ? (named(schema)[name] as Schema) : others(schema);
  const below = (name: string) => (at ? `${at}.${name}` : name);
  const given = (sent.required ?? []) as string[];
  const missing = ((taken.required ?? []) as string[]).find((name) => !given.includes(name));
  if (missing !== undefined) return { at: below(missing), what: '可能没有' };
  for (const name of new Set([...Object.keys(named(sent)), ...Object.keys(named(taken))])) {
    if (isNever(of(sent, name))) continue;
    const gap = gapOf(of(sent, name), of(taken, name), below(name)) ?? nameGap(name, taken, below(name), gapOf);
    if (gap) return gap;
  }
  if (isNever(others(sent))) return null;
  const gap = gapOf(others(sent), others(taken), below('*'));
  if (gap || taken.propertyNames === undefined) return gap;
  return gapOf(
    { type: 'string', ...(sent.propertyNames as object) },
    withString(taken.propertyNames as Schema),
    below('*'),
  );
};

const nameGap = (name: string, taken: SchemaObject, at: string, gapOf: GapOf): Gap | null => {
  const names = taken.propertyNames as Schema | undefined;
  return names === undefined || isAny(names) ? null : gapOf({ const: name }, names, at);
};

const withString = (names: Schema): Schema => (typeof names === 'boolean' ? names : { type: 'string', ...names });
