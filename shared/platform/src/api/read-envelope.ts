import { type Envelope, succeeded } from '@bee/contracts/envelope';
import type { TransportAnswer } from './api-caller.ts';
import { ApiError } from './api-error.ts';

/** The envelope of a response with any code. @throws ApiError for a response without one. */
export const readEnvelope = <Data>({
  status,
  headers,
  body,
}: TransportAnswer): Envelope<Data> & Record<string, unknown> => {
  if (isEnvelope(body)) return body as Envelope<Data> & Record<string, unknown>;
  const id = headers['x-request-id'];
  throw new ApiError(`服务器暂时无法应答，请稍后重试${id ? `（请求编号 ${id}）` : ''}`, 0, status);
};

/** What a successful response contains. @throws ApiError with the server's message for all others. */
export const readData = <Data>(answer: TransportAnswer): Data => {
  const envelope = readEnvelope<Data>(answer);
  if (answer.status === 200 && succeeded(envelope)) return envelope.data;
  const field = typeof envelope.field === 'string' ? envelope.field : undefined;
  throw new ApiError(envelope.msg, envelope.code, answer.status, field);
};

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number';
