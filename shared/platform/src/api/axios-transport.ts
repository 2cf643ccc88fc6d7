import type { Transport } from './api-caller.ts';
import { NetworkError } from './api-error.ts';
import { traceparent } from './traceparent.ts';

const REQUEST_LIMIT_MS = 20_000;

/** Browser transport. axios is loaded with the first request, so that pages without requests do not pay for it. */
export const axiosTransport: Transport = async ({ method, path, payload, headers, signal }) => {
  const { default: axios } = await import('axios');
  try {
    const answer = await axios.request({
      method,
      url: path,
      headers: { ...headers, traceparent: traceparent() },
      timeout: REQUEST_LIMIT_MS,
      validateStatus: () => true,
      ...(method === 'GET' ? { params: payload } : { data: payload }),
      ...(signal && { signal }),
    });
    return { status: answer.status, body: answer.data, headers: answer.headers as Record<string, string | undefined> };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError({ cause: error });
  }
};
