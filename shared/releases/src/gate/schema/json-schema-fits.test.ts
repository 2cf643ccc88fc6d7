import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { z } from 'zod';
import type { Schema, SchemaObject } from './json-schema.ts';
import { schemaGap } from './json-schema-fits.ts';
import { dataGap, requestGap } from './sent-and-read.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });

const small = fc.integer({ min: -2, max: 3 });
const count = fc.nat({ max: 3 });
const names = ['a', 'b', 'c'];
const texts = ['a', 'b', 'cc', ''];
const plain = fc.constantFrom<unknown>(...texts, 0, 1, -1, 1.5, true, false, null);

const withSome = (all: Record<string, fc.Arbitrary<unknown>>) => fc.record(all, { requiredKeys: ['type'] });

/** Small schemas with few names and numbers, so that two of them often overlap. */
const { schema: anySchema } = fc.letrec<{ schema: Schema; object: SchemaObject }>((tie) => ({
  object: withSome({
    type: fc.constant('object'),
    properties: fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 3 }),
    required: fc.subarray(names),
    additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
    propertyNames: fc.constantFrom<Schema>({ enum: ['a', 'b'] }, { maxLength: 1 }, true),
  }) as fc.Arbitrary<SchemaObject>,
  schema: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom<Schema>(true, false, {}, { type: 'null' }, { type: 'boolean' }, { type: ['string', 'null'] }),
    withSome({
      type: fc.constantFrom('integer', 'number'),
      minimum: small,
      maximum: small,
      exclusiveMinimum: small,
      exclusiveMaximum: small,
    }) as fc.Arbitrary<SchemaObject>,
    withSome({
      type: fc.constant('string'),
      minLength: count,
      maxLength: count,
      pattern: fc.constantFrom('^a', 'c$'),
    }) as fc.Arbitrary<SchemaObject>,
    fc.record({ const: plain }),
    fc.record({ enum: fc.uniqueArray(plain, { minLength: 1, maxLength: 3 }) }),
    tie('object'),
    withSome({
      type: fc.constant('array'),
      items: tie('schema'),
      prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      minItems: count,
      maxItems: count,
    }) as fc.Arbitrary<SchemaObject>,
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
  ),
}));

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    plain,
    small,
    fc.dictionary(fc.constantFrom(...names, 'other'), tie('value'), { maxKeys: 4 }),
    fc.array(tie('value'), { maxLength: 4 }),
  ),
})).value;

/** Changes one place: drops a keyword, merges the other schema, or replaces or extends the whole schema. */
const changed = (schema: Schema, other: Schema, seed: number): Schema => {
  if (typeof schema === 'boolean' || typeof other === 'boolean') return seed % 3 === 0 ? other : schema;
  const keys = Object.keys(schema);
  const key = keys[seed % Math.max(1, keys.length)] ?? '';
  const { [key]: dropped, ...rest } = schema;
  if (seed % 4 === 0) return rest;
  if (seed % 4 === 1) return { ...schema, ...other, type: schema.type ?? other.type };
  if (seed % 4 === 2) return { anyOf: [schema, other] };
  if (key === 'properties') {
    const [first, ...more] = Object.entries(dropped as Record<string, Schema>);
    if (first)
      return { ...schema, properties: Object.fromEntries([[first[0], changed(first[1], other, seed >> 2)], ...more]) };
  }
  if (['items', 'additionalProperties'].includes(key))
    return { ...schema, [key]: changed(dropped as Schema, other, seed >> 2) };
  return schema;
};

const accepts = (schema: Schema) => ajv.compile(schema as object);

it('says that one schema fits another only when every value of the one is valid for the other', () => {
  let fitting = 0;
  let telling = 0;
  fc.assert(
    fc.property(
      anySchema,
      anySchema,
      fc.nat(),
      fc.array(value, { minLength: 25, maxLength: 25 }),
      (first, other, seed, values) => {
        const second = seed % 5 === 0 ? other : changed(first, other, seed);
        if (schemaGap(first, second)) return;
        fitting += 1;
        const [isFirst, isSecond] = [accepts(first), accepts(second)];
        for (const one of values.filter((each) => isFirst(each))) {
          telling += 1;
          if (!isSecond(one))
            throw new Error(`${JSON.stringify(one)} is ${JSON.stringify(first)}, not ${JSON.stringify(second)}`);
        }
      },
    ),
    { numRuns: 1500 },
  );
  expect(fitting).toBeGreaterThan(300);
  expect(telling).toBeGreaterThan(1000);
});

it('lets everything fit itself, and what is the same in other words', () => {
  fc.assert(fc.property(anySchema, (schema) => schemaGap(schema, structuredClone(schema)) === null));
  expect(schemaGap({ enum: ['a'] }, { type: 'string', maxLength: 1 })).toBeNull();
  expect(schemaGap({ type: 'integer', exclusiveMinimum: 0 }, { type: 'number', minimum: 0 })).toBeNull();
  expect(schemaGap({ type: ['string', 'null'] }, { anyOf: [{ type: 'null' }, { type: 'string' }] })).toBeNull();
});

const json = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io }) as SchemaObject;
const offer = z.object({
  id: z.int(),
  price: z.number().nullable(),
  unit: z.enum(['斤', '公斤']),
  note: z.string().optional(),
});

describe('data that the API answers', () => {
  const read = (api: z.ZodType, remote: z.ZodType) => dataGap(json(api, 'output'), json(remote, 'output'));

  it.each([
    ['another field', offer.extend({ more: z.string() })],
    ['fewer values', offer.extend({ unit: z.enum(['斤']) })],
    ['no null any more', offer.extend({ price: z.number() })],
  ])('may have %s', (_what, api) => {
    expect(read(z.object({ list: z.array(api) }), z.object({ list: z.array(offer) }))).toBeNull();
  });

  it.each([
    ['a field less', offer.omit({ price: true }), 'list[].price', '没有'],
    ['a field that may be left out', offer.partial({ id: true }), 'list[].id', '没有'],
    ['another value', offer.extend({ unit: z.enum(['斤', '公斤', '吨']) }), 'list[].unit', '吨'],
    ['a text for a number', offer.extend({ price: z.string() }), 'list[].price', 'string'],
    ['null', offer.extend({ id: z.int().nullable() }), 'list[].id', 'null'],
  ])('must not have %s', (_what, api, at, what) => {
    const gap = read(z.object({ list: z.array(api) }), z.object({ list: z.array(offer) }));
    expect(gap?.at).toBe(at);
    expect(gap?.what).toContain(what);
  });

  it('tells kinds of a union apart by their mark', () => {
    const line = z.object({ kind: z.literal('line'), points: z.array(z.number()) });
    const table = z.object({ kind: z.literal('table'), rows: z.array(z.string()) });
    const both = z.discriminatedUnion('kind', [line, table]);
    expect(read(line, both)).toBeNull();
    expect(read(both, z.discriminatedUnion('kind', [table, line]))).toBeNull();
    expect(read(both, line)?.at).toBe('points');
  });

  it('follows what refers to itself', () => {
    const tree = (name: z.ZodType): z.ZodType => {
      const node: z.ZodType = z.lazy(() => z.object({ name, children: z.array(node) }));
      return node;
    };
    expect(read(tree(z.string().max(5)), tree(z.string()))).toBeNull();
    expect(read(tree(z.string()), tree(z.string().max(5)))?.what).toContain('5');
  });
});

describe('what a remote sends', () => {
  const sent = (remote: z.ZodType, api: z.ZodType) => requestGap(json(remote, 'input'), json(api, 'input'));
  const ask = z.object({ name: z.string().max(20), limit: z.int().min(1).max(100).default(20) });

  it.each([
    ['a field that may be left out', ask.extend({ group: z.string().optional() })],
    ['wider limits', ask.extend({ name: z.string().max(50), limit: z.int().min(0).max(500).default(20) })],
    ['a field less', ask.omit({ limit: true })],
  ])('fits an API with %s', (_what, api) => {
    expect(sent(ask, api)).toBeNull();
  });

  it.each([
    ['a field that it has to send', ask.extend({ token: z.string() }), 'token'],
    ['closer limits', ask.extend({ limit: z.int().min(1).max(50).default(20) }), 'limit'],
    ['no default any more', ask.extend({ limit: z.int().min(1).max(100) }), 'limit'],
  ])('does not fit an API with %s', (_what, api, at) => {
    expect(sent(ask, api)?.at).toBe(at);
  });
});
