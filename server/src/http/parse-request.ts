import { type ZodType, z } from 'zod';

z.config(z.locales.zhCN());

/** The request does not match its operation's schema. `field` is its path (`ids.0`), which is also in the message. */
export class MalformedRequest extends Error {
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(field ? `${field}：${message}` : message);
    this.field = field;
  }
}

const MAX_DEPTH = 20;
const NOT_STORABLE = '含有不允许的字符';

/** @throws MalformedRequest */
export const parseRequest = <Output>(schema: ZodType<Output>, raw: unknown): Output => {
  const value = raw ?? {};
  refuseUnstorable(value, '', 0);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MalformedRequest(issue?.message ?? '请求内容有误', issue?.path.join('.'));
};

/** PostgreSQL does not store NUL, and no valid request is nested deeply. */
const refuseUnstorable = (value: unknown, path: string, depth: number): void => {
  if (typeof value === 'string') {
    if (value.includes('\u0000'))
      throw path ? new MalformedRequest(NOT_STORABLE, path) : new MalformedRequest(`内容：${NOT_STORABLE}`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new MalformedRequest('请求内容层级过深');
  for (const [key, item] of Object.entries(value)) {
    if (key.includes('\u0000')) throw new MalformedRequest('字段名含有不允许的字符');
    refuseUnstorable(item, path ? `${path}.${key}` : key, depth + 1);
  }
};
