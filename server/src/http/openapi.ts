import type { Operation } from '@bee/contracts/operation';
import { type JsonSchema, jsonSchema } from '@bee/contracts/operation-schemas';
import { findOperation } from '@bee/contracts/operations';
import { publicReads } from '@bee/contracts/public-reads';
import type { Route } from './route.ts';

/** OpenAPI 3.1 description of the operations that this server provides, derived from the contracts. */
export const describeApi = (routes: Route[], publicUrl: string): JsonSchema => ({
  openapi: '3.1.0',
  info: { title: '农小蜂 API', version: '1.0.0', description: '农业数据服务平台的数据接口' },
  servers: [{ url: publicUrl }],
  components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  paths: pathsOf(routes),
});

const pathsOf = (routes: Route[]): Record<string, JsonSchema> => {
  const paths: Record<string, JsonSchema> = {};
  for (const { id } of routes) {
    const operation = findOperation(id);
    const path = `/api/${id}`;
    const described = describeOperation(id, operation);
    const cached = publicReads.includes(id) ? { get: describePublicRead(path, operation, described) } : {};
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: described, ...cached };
  }
  return paths;
};

const describeOperation = (id: string, operation: Operation): JsonSchema => ({
  operationId: id,
  summary: operation.summary,
  tags: [id.split('/')[0]],
  ...(operation.access !== 'public' && { security: [{ token: [] }] }),
  ...describeRequest(operation),
  responses: {
    200: { description: '成功，或以 code 和 msg 说明的业务失败', content: describeAnswer(operation) },
    422: failure('请求不合规定'),
    429: failure('过于频繁'),
    500: failure('服务器错误'),
  },
});

/** Without an `operationId`, by which the gate of a composition finds the operation itself. */
const describePublicRead = (path: string, { method, request }: Operation, described: JsonSchema): JsonSchema => {
  const post = `#/paths/${path.replaceAll('/', '~1')}/post`;
  const schema =
    method === 'POST' ? { $ref: `${post}/requestBody/content/application~1json/schema` } : jsonSchema(request, 'input');
  const q = { name: 'q', in: 'query', description: PUBLIC_READ, content: { 'application/json': { schema } } };
  if (method === 'GET') return { ...described, parameters: [...(described.parameters as JsonSchema[]), q] };
  const responses = { 200: { $ref: `${post}/responses/200` }, 304: { description: '与 If-None-Match 相同' } };
  return { summary: described.summary, tags: described.tags, parameters: [q], responses };
};

const PUBLIC_READ =
  '请求的 JSON，键按字母排序；空对象可省略（本来就用 GET 的接口写 {}）。回答与访客的相同，不看登录，可由共享缓存保存';

const describeRequest = ({ method, request }: Operation): JsonSchema => {
  const schema = jsonSchema(request, 'input');
  if (method === 'POST') return { requestBody: { content: { 'application/json': { schema } } } };
  const required = (schema.required ?? []) as string[];
  return {
    // Parameters cannot express how they depend on each other; the composition gate reads the schema itself.
    'x-bee-request': schema,
    parameters: Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, field]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: field,
    })),
  };
};

const describeAnswer = ({ kind, data, extras }: Operation): JsonSchema => {
  if (kind === 'binary') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const schema = jsonSchema(data, 'output');
  if (kind === 'stream') return { 'text/event-stream': { schema } };
  const extra = extras ? ((jsonSchema(extras, 'output').properties ?? {}) as JsonSchema) : {};
  return { 'application/json': { schema: envelopeOf(schema, extra) } };
};

const envelopeOf = (data: JsonSchema, extras: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'success', 'msg'],
  properties: {
    code: { type: 'integer', description: '1 表示成功' },
    success: { type: 'boolean' },
    msg: { type: 'string', description: '给人看的中文说明' },
    data,
    ...extras,
  },
});

const refusedField = { field: { type: 'string', description: '请求中有误的字段，如 tax_no；与字段无关时没有' } };

const failure = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: envelopeOf({ type: 'null' }, refusedField) } },
});
