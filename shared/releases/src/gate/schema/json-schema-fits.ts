import { acceptsValue } from './accepts-value.ts';
import { numberGap, stringGap } from './bounds.ts';
import { arrayGap, objectGap } from './container-gap.ts';
import { type Gap, isDisjoint } from './gap.ts';
import {
  assertions,
  hasType,
  isAny,
  isNever,
  listedValues,
  type Schema,
  type SchemaObject,
  textOf,
  typesOf,
} from './json-schema.ts';

/**
 * Why values of `sent` may be invalid for `taken`; null only if every value that is valid for `sent` is valid for
 * `taken`. Supports the schemas that zod writes. Keywords that cannot be compared (formats, patterns, `not`) must be
 * identical in both schemas.
 */
export const schemaGap = (sent: Schema, taken: Schema): Gap | null => {
  if (textOf(sent) === textOf(taken)) return null;
  const assumed = new Set<string>();
  const resolveSent = resolver(sent);
  const resolveTaken = resolver(taken);

  const gapOf = (from: Schema, to: Schema, at: string): Gap | null => {
    if (isRef(from) || isRef(to)) return refGap(from, to, at);
    const a = typeof from === 'boolean' ? from : assertions(from);
    const b = typeof to === 'boolean' ? to : assertions(to);
    if (isAny(b) || isNever(a) || (!holdsRef(a) && textOf(a) === textOf(b))) return null;
    if (isNever(b) || typeof b === 'boolean') return { at, what: '对方不接受任何值' };
    if (typeof a === 'boolean' || isAny(a)) return { at, what: `可能是任何值，对方只接受 ${nameOf(b)}` };
    return partsGap(a, b, at);
  };

  /**
   * Recursive references are assumed to fit until a difference is found; assumptions made on the way are then
   * discarded.
   */
  const refGap = (from: Schema, to: Schema, at: string): Gap | null => {
    if (isRef(to) && Object.keys(assertions(to)).length > 1) return { at, what: '无法比较对方的规定' };
    const pair = `${isRef(from) ? from.$ref : textOf(from)} ${isRef(to) ? to.$ref : textOf(to)}`;
    if (assumed.has(pair)) return null;
    const before = [...assumed];
    assumed.add(pair);
    const gap = gapOf(isRef(from) ? resolveSent(from) : from, isRef(to) ? resolveTaken(to) : to, at);
    if (gap) {
      assumed.clear();
      for (const one of before) assumed.add(one);
    }
    return gap;
  };

  const partsGap = (a: SchemaObject, b: SchemaObject, at: string): Gap | null => {
    for (const union of ['anyOf', 'oneOf'] as const) {
      const { [union]: branches, ...rest } = a;
      if (Array.isArray(branches)) return branchesGap(branches as Schema[], rest, b, at);
    }
    if (Array.isArray(a.allOf)) {
      const { allOf, ...rest } = a;
      return firstFit([rest, ...(allOf as Schema[])].map((part) => () => gapOf(part, b, at)));
    }
    const values = listedValues(a);
    if (values) {
      const refused = values.find((value) => !acceptsValue(b, value, (ref) => resolveTaken(ref)));
      return refused === undefined ? null : { at, what: `可能是 ${JSON.stringify(refused)}，对方只接受 ${nameOf(b)}` };
    }
    const types = typesOf(a);
    if (types && types.length > 1) return firstGap(types.map((type) => () => gapOf({ ...a, type }, b, at)));
    return takenGap(a, b, at);
  };

  /** Every branch must fit, unless the keywords next to the union are already narrow enough. */
  const branchesGap = (branches: Schema[], rest: SchemaObject, b: SchemaObject, at: string): Gap | null => {
    const gap = firstGap(branches.map((branch) => () => gapOf(branch, b, at)));
    return gap && !isAny(rest) && !gapOf(rest, b, at) ? null : gap;
  };

  const takenGap = (a: SchemaObject, b: SchemaObject, at: string): Gap | null => {
    const { anyOf, oneOf, allOf, ...rest } = b;
    if (Array.isArray(allOf)) {
      const gap = firstGap((allOf as Schema[]).map((part) => () => gapOf(a, part, at)));
      if (gap) return gap;
    }
    if (Array.isArray(oneOf) && !isDisjoint(oneOf as Schema[], resolveTaken))
      return { at, what: '与对方的几种可能无法比较' };
    for (const branches of [anyOf, oneOf]) {
      if (!Array.isArray(branches)) continue;
      const gap = firstFit((branches as Schema[]).map((branch) => () => gapOf(a, branch, at)));
      if (gap) return { at, what: branches.length === 1 ? gap.what : `不合对方的任何一种可能（${nameOf(b)}）` };
    }
    return plainGap(a, rest, at);
  };

  const plainGap = (a: SchemaObject, b: SchemaObject, at: string): Gap | null => {
    const unknown = Object.keys(b).find((keyword) => !COMPARED.includes(keyword));
    if (unknown) return { at, what: `无法比较对方的规定 ${unknown}` };
    if ('const' in b || 'enum' in b) return { at, what: `可能是别的值，对方只接受 ${nameOf(b)}` };
    const sentTypes = typesOf(a);
    const takenTypes = typesOf(b);
    if (takenTypes && !sentTypes?.every((type) => hasType(takenTypes, type)))
      return { at, what: `可能是 ${nameOf(a)}，对方只接受 ${nameOf(b)}` };
    const may = (type: string) => !sentTypes || hasType(sentTypes, type);
    const gapHere = (what: string | null): Gap | null => (what ? { at, what } : null);
    return firstGap([
      () => (may('integer') || may('number') ? gapHere(numberGap(a, b)) : null),
      () => (may('string') ? gapHere(stringGap(a, b)) : null),
      () => (may('array') ? arrayGap(a, b, at, gapOf) : null),
      () => (may('object') ? objectGap(a, b, at, gapOf) : null),
    ]);
  };

  return gapOf(sent, taken, '');
};

const COMPARED = [
  ...['type', 'const', 'enum', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'prefixItems', 'items', 'minItems', 'maxItems'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames'],
];

const isRef = (schema: Schema): schema is SchemaObject => typeof schema !== 'boolean' && '$ref' in schema;

const holdsRef = (schema: Schema) => textOf(schema).includes('"$ref"');

/** Resolves `#` and `#/$defs/<name>`. */
const resolver =
  (root: Schema) =>
  ({ $ref }: SchemaObject): Schema => {
    if ($ref === '#') return root;
    const defs = (typeof root === 'boolean' ? {} : (root.$defs ?? {})) as Record<string, Schema>;
    const found = defs[String($ref).replace('#/$defs/', '')];
    if (found === undefined) throw new Error(`接口说明里没有 ${$ref}`);
    return found;
  };

const firstGap = (checks: (() => Gap | null)[]): Gap | null => {
  for (const check of checks) {
    const gap = check();
    if (gap) return gap;
  }
  return null;
};

/** Null if any check finds no gap; otherwise the first gap. */
const firstFit = (checks: (() => Gap | null)[]): Gap | null => {
  let first: Gap | null = null;
  for (const check of checks) {
    const gap = check();
    if (!gap) return null;
    first ??= gap;
  }
  return first;
};

const nameOf = (schema: SchemaObject): string => {
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if (Array.isArray(values))
    return values
      .map((value) => JSON.stringify(value))
      .join('、')
      .slice(0, 120);
  const branches = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(branches))
    return branches
      .map((branch) => (typeof branch === 'object' ? nameOf(branch) : '任何值'))
      .join(' 或 ')
      .slice(0, 120);
  return typesOf(schema)?.join(' 或 ') ?? '任何值';
};
