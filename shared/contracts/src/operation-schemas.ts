import { type ZodType, z } from 'zod';
import type { Operation } from './operation.ts';

export type JsonSchema = Record<string, unknown>;

/** JSON schemas of an operation: `request` as a caller writes it (without defaults), `data` as it is read. */
export type OperationSchemas = { method: Operation['method']; request: JsonSchema; data: JsonSchema };

export const schemasOf = ({ method, request, data }: Operation): OperationSchemas => ({
  method,
  request: jsonSchema(request, 'input'),
  data: jsonSchema(data, 'output'),
});

/** Parts that JSON schema cannot express are unconstrained. */
export const jsonSchema = (schema: ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
