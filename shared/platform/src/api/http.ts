import axios, { type AxiosResponse } from 'axios';
import type { TransportAnswer } from './api-caller.ts';
import { NetworkError } from './api-error.ts';
import { traceparent } from './traceparent.ts';

const REQUEST_LIMIT_MS = 20_000;

/**
 * Sends every call, upload and download of the browser. Loaded with the first request, so that pages without requests
 * do not pay for it. Rejects with the signal's reason when aborted, with NetworkError when there is no response; a
 * response of any status resolves.
 */
export const http = axios.create({ timeout: REQUEST_LIMIT_MS, validateStatus: () => true });

http.interceptors.request.use((config) => {
  config.headers.set('traceparent', traceparent());
  return config;
});

http.interceptors.response.use(undefined, (error) => {
  const signal: AbortSignal | undefined = error.config?.signal;
  throw signal?.aborted ? signal.reason : new NetworkError({ cause: error });
});

export const answerOf = ({ status, data, headers }: AxiosResponse): TransportAnswer => ({
  status,
  body: data,
  headers: headers as TransportAnswer['headers'],
});
