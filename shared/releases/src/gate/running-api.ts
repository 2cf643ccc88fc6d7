import type { Operation } from '@bee/contracts/operation';
import { type OperationSchemas, schemasOf } from '@bee/contracts/operation-schemas';
import { findOperation, type OperationId, operations } from '@bee/contracts/operations';
import type { SchemaObject } from './schema/json-schema.ts';

/** Operations of an API by id; `data` is null if the response is not JSON. */
export type RunningApi = Map<string, Omit<OperationSchemas, 'data'> & { data: OperationSchemas['data'] | null }>;

const ASKED_MS = 20_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** Reads the operations of the API at this address. Returns a Chinese error message if that fails. */
export const readApi = async (address: string, headers: Record<string, string> = {}): Promise<RunningApi | string> => {
  const url = `${address.replace(/\/$/, '')}/api/openapi.json`;
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(ASKED_MS) });
    if (!answer.ok) return `${url} 回答了 ${answer.status}，无法核对接口`;
    return describedApi(JSON.parse(await textOf(answer)));
  } catch (error) {
    return `读不到 ${url}（${reasonOf(error)}），无法核对接口`;
  }
};

/** The operations in the contracts of this build; computed once per process. */
export const compiledApi = (): RunningApi => {
  compiled ??= new Map(
    Object.keys(operations).map((id) => {
      const operation = findOperation(id as OperationId);
      const schemas = schemasOf(operation);
      return [id, operation.kind === 'binary' ? { ...schemas, data: null } : schemas];
    }),
  );
  return compiled;
};

let compiled: RunningApi | undefined;

type Content = Record<string, { schema: SchemaObject } | undefined>;
type Described = {
  /** Absent for the cacheable form of another operation. */
  operationId?: string;
  'x-bee-request'?: SchemaObject;
  requestBody?: { content: Content };
  parameters?: { name: string; required?: boolean; schema: SchemaObject }[];
  responses: Record<string, { content: Content }>;
};

type Description = { 'x-bee-withheld'?: Operation['access']; paths: Record<string, Record<string, Described>> };

/** Parses the server's OpenAPI description. Operations that it withholds are taken from the contracts of this build. */
export const describedApi = ({ paths, 'x-bee-withheld': withheld }: Description): RunningApi =>
  new Map([
    ...[...compiledApi()].filter(([id]) => findOperation(id as OperationId).access === withheld),
    ...Object.values(paths).flatMap((methods) =>
      Object.entries(methods).flatMap(([method, one]) => {
        if (!one.operationId) return [];
        const content = one.responses['200']?.content ?? {};
        const envelope = content['application/json']?.schema.properties as Record<string, SchemaObject> | undefined;
        const described = {
          method: method === 'get' ? ('GET' as const) : ('POST' as const),
          request: one['x-bee-request'] ?? one.requestBody?.content['application/json']?.schema ?? fromParameters(one),
          data: envelope?.data ?? content['text/event-stream']?.schema ?? null,
        };
        return [[one.operationId, described] as const];
      }),
    ),
  ]);

const fromParameters = ({ parameters = [] }: Described): SchemaObject => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

const textOf = async (answer: Response): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > MAX_BYTES) throw new Error('回答过长');
  }
  return text;
};

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
};
