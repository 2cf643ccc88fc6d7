import type { DataFor, OperationId, RequestFor } from '@bee/contracts/operations';
import { ApiError } from '@bee/platform';
import type { Transport } from '@bee/platform/host';

/** What the fake server says: data, or a function of the request that returns data or throws an ApiError. */
export type Answers = {
  [Id in OperationId]?:
    | Said<DataFor<Id>>
    | ((request: RequestFor<Id>) => Said<DataFor<Id>> | Promise<Said<DataFor<Id>>>);
};
type Said<Data> = Data | EnvelopeFields;
export type Call = { operation: string; request: unknown; token: string };

/** An answer with further fields of the envelope, such as its message. */
class EnvelopeFields {
  readonly fields: Record<string, unknown>;

  constructor(fields: Record<string, unknown>) {
    this.fields = fields;
  }
}

/** @example answers: { 'user/login': envelopeWith({ msg: '登录成功', token: 't' }) } */
export const envelopeWith = (fields: Record<string, unknown>): EnvelopeFields => new EnvelopeFields(fields);

/** A server made of a table; `calls` lists what was asked of it, in order. */
export const fakeTransport = (answers: Answers): { transport: Transport; calls: Call[] } => {
  const calls: Call[] = [];
  const transport: Transport = async ({ path, payload, headers }) => {
    const operation = path.replace('/api/', '');
    calls.push({ operation, request: payload, token: headers.token ?? '' });
    const answer: unknown = answers[operation as OperationId];
    if (answer === undefined) throw new Error(`The test has no answer for ${operation}. Add it to "answers".`);
    try {
      const data: unknown = typeof answer === 'function' ? await answer(payload) : answer;
      const body = {
        code: 1,
        success: true,
        msg: '',
        ...(data instanceof EnvelopeFields ? { data: null, ...data.fields } : { data }),
      };
      return { status: 200, headers: {}, body };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return {
        status: error.status,
        headers: {},
        body: { code: error.code, success: false, msg: error.message, data: null, field: error.field },
      };
    }
  };
  return { transport, calls };
};
