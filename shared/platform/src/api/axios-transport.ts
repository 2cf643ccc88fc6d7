import type { Transport } from './api-caller.ts';

export const axiosTransport: Transport = async ({ headers, signal, ...call }) => {
  const { addressOf, answerOf, http } = await import('./http.ts');
  return http.request({ ...addressOf(call, headers.token), headers, ...(signal && { signal }) }).then(answerOf);
};
