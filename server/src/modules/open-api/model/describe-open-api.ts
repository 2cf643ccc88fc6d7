import type { JsonSchema } from '@bee/contracts/operation-schemas';
import type { OpenData } from '../../../open-data/open-data.ts';
import { fieldsOf, OPEN_API_PATH } from './catalog.ts';
import { commonParameters } from './common-parameters.ts';

/** OpenAPI 3.1 description of the series. */
export const describeOpenApi = (series: readonly OpenData[], publicUrl: string): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: '农小蜂开放接口',
    version: '1.0.0',
    description: `价格、贸易、统计与标准数据。说明与各语言示例：${publicUrl}/open-api`,
  },
  servers: [{ url: `${publicUrl}${OPEN_API_PATH}` }],
  security: [{ key: [] }],
  components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } }, schemas: { Refusal: REFUSAL } },
  paths: Object.fromEntries(series.map((one) => [`/${one.path}`, { get: describe(one) }])),
});

const describe = ({ path, title, summary, request, columns }: OpenData): JsonSchema => ({
  operationId: path.replaceAll('/', '_'),
  summary: title,
  description: summary,
  parameters: [...fieldsOf(request), ...fieldsOf(commonParameters)].map(
    ({ name, required, schema: { description, ...schema } }) => ({ name, in: 'query', required, description, schema }),
  ),
  responses: {
    200: {
      description: '一页数据；CSV 的总行数在 x-total-rows，下一页在 link',
      content: { 'application/json': { schema: pageOf(columns) }, 'text/csv': { schema: { type: 'string' } } },
    },
    ...Object.fromEntries(Object.entries(REFUSALS).map(([status, description]) => [status, refusal(description)])),
  },
});

const pageOf = (columns: OpenData['columns']): JsonSchema => ({
  type: 'object',
  required: ['code', 'success', 'msg', 'data', 'total', 'page', 'limit', 'next', 'left_out', 'source'],
  properties: {
    code: { const: 1 },
    success: { const: true },
    msg: { type: 'string' },
    data: { type: 'array', items: { type: 'object', properties: Object.fromEntries(columns.map(propertyOf)) } },
    total: { type: 'integer', description: '所有页的行数' },
    page: { type: 'integer' },
    limit: { type: 'integer' },
    next: { type: ['string', 'null'], description: '下一页的地址' },
    left_out: { type: ['string', 'null'], description: '会员等级不含的部分，以及怎样看到' },
    source: {
      type: ['object', 'null'],
      properties: { name: { type: 'string' }, url: { type: ['string', 'null'] }, sample: { type: 'boolean' } },
    },
  },
});

const propertyOf = ({ key, title, unit, type }: OpenData['columns'][number]) => [
  key,
  { type: [type, 'null'], description: unit ? `${title}（${unit}）` : title },
];

const REFUSALS = {
  401: '没有密钥，或密钥无效、已吊销',
  403: '会员等级不含所请求的范围',
  404: '没有这个接口、商品、市场或专题',
  422: '参数有误',
  429: '超过每日上限，或过于频繁；retry-after 是要等的秒数',
};

const REFUSAL: JsonSchema = {
  type: 'object',
  required: ['code', 'success', 'msg', 'data'],
  properties: {
    code: { type: 'integer' },
    success: { const: false },
    msg: { type: 'string', description: '哪里不对、怎么办' },
    data: { type: 'null' },
  },
};

const refusal = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});
