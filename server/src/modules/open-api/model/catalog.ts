import { type JsonSchema, jsonSchema } from '@bee/contracts/operation-schemas';
import type { DataFor } from '@bee/contracts/operations';
import type { OpenParameter } from '@bee/contracts/resource/open-api';
import type { ZodObject } from 'zod';
import type { OpenData } from '../../../open-data/open-data.ts';
import { commonParameters } from './common-parameters.ts';

export const OPEN_API_PATH = '/api/open/v1';

/** The series as the documentation page shows them. */
export const catalogOf = (series: readonly OpenData[], publicUrl: string): DataFor<'openApi/getCatalog'> => ({
  base: `${publicUrl}${OPEN_API_PATH}`,
  document: `${publicUrl}${OPEN_API_PATH}/openapi.json`,
  parameters: parametersOf(commonParameters),
  list: series.map(({ path, title, summary, example, request, columns }) => ({
    path,
    title,
    summary,
    example,
    parameters: parametersOf(request),
    columns: columns.map(({ key, title: of, unit = null }) => ({ key, title: of, unit })),
  })),
});

/** Schema, requirement and description of each parameter. */
export const fieldsOf = (request: ZodObject): { name: string; required: boolean; schema: JsonSchema }[] => {
  const { properties = {}, required = [] } = jsonSchema(request, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }));
};

const parametersOf = (request: ZodObject): OpenParameter[] =>
  fieldsOf(request).map(({ name, required, schema }) => ({
    name,
    required,
    description: String(schema.description ?? ''),
    values: Array.isArray(schema.enum) ? schema.enum.map(String) : [],
    default: schema.default === undefined ? null : String(schema.default),
  }));
