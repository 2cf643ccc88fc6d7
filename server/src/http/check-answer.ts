import { Ajv, type ValidateFunction } from 'ajv';
import { type ZodType, z } from 'zod';

const ajv = new Ajv({ strict: false, validateFormats: false, allowUnionTypes: true });
const compiled = new WeakMap<ZodType, ValidateFunction | null>();

/**
 * What may be sent: exactly the fields that the schema describes. Most answers already are that, which a compiled check
 * sees without making a copy; zod does the rest: it strips, fills in, transforms, or throws.
 */
export const checkAnswer = (schema: ZodType, value: unknown): unknown => {
  let fits = compiled.get(schema);
  if (fits === undefined) {
    fits = compile(schema);
    compiled.set(schema, fits);
  }
  return fits?.(value) ? value : schema.parse(value);
};

const compile = (schema: ZodType): ValidateFunction | null => {
  const described = describe(schema);
  return described && ajv.compile(described);
};

/** Null where JSON Schema cannot say what zod would do, as with a transformation. */
const describe = (schema: ZodType) => {
  try {
    return z.toJSONSchema(schema, { io: 'output', target: 'draft-7' });
  } catch {
    return null;
  }
};
