import { numberGap } from './bounds.ts';
import { assertions, hasType, isListed, type Schema, type SchemaObject, typeOfValue, typesOf } from './json-schema.ts';

const DECIDED = [
  'type',
  'const',
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
];

/** Whether a literal value is valid; false if that cannot be decided. */
export const acceptsValue = (schema: Schema, value: unknown, resolve: (ref: SchemaObject) => Schema): boolean => {
  if (typeof schema === 'boolean') return schema;
  if ('$ref' in schema)
    return Object.keys(assertions(schema)).length === 1 && acceptsValue(resolve(schema), value, resolve);
  const { anyOf, ...rest } = assertions(schema);
  if (Array.isArray(anyOf) && !anyOf.some((one: Schema) => acceptsValue(one, value, resolve))) return false;
  const types = typesOf(rest);
  if (types && !hasType(types, typeOfValue(value))) return false;
  if ('const' in rest && !isListed([rest.const], value)) return false;
  if (Array.isArray(rest.enum) && !isListed(rest.enum, value)) return false;
  if (value !== null && typeof value === 'object')
    return Object.keys(rest).every((one) => one === 'enum' || one === 'const');
  if (typeof value === 'number' && numberGap({ minimum: value, maximum: value }, rest)) return false;
  if (typeof value === 'string' && !isStringOf(rest, value)) return false;
  return Object.keys(rest).every((keyword) => DECIDED.includes(keyword));
};

const isStringOf = ({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: SchemaObject, value: string) => {
  const { length } = [...value];
  if (length < Number(minLength) || length > Number(maxLength)) return false;
  return pattern === undefined || new RegExp(String(pattern), 'u').test(value);
};
