import type { Transport } from './api-caller.ts';

export const axiosTransport: Transport = async ({ method, path, payload, headers, signal }) => {
  const { answerOf, http } = await import('./http.ts');
  return http
    .request({
      method,
      url: path,
      headers,
      ...(method === 'GET' ? { params: payload } : { data: payload }),
      ...(signal && { signal }),
    })
    .then(answerOf);
};
