import { Ajv, type ValidateFunction } from 'ajv';
import { type ZodType, z } from 'zod';

const ajv = new Ajv({ strict: false, validateFormats: false, allowUnionTypes: true });
const compiled = new WeakMap<ZodType, ValidateFunction | null>();

/**
 * Returns exactly the fields that the schema describes. Most answers already match, which a compiled check detects
 * without copying; otherwise zod strips, fills in, transforms, or throws.
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

/** Null if JSON Schema cannot express the schema, for example a transformation. */
const describe = (schema: ZodType) => {
  try {
    return z.toJSONSchema(schema, { io: 'output', target: 'draft-7' });
  } catch {
    return null;
  }
};
