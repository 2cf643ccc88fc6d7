import { publicReadUrl } from '@bee/contracts/public-reads';
import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { endExpired } from '../session/end-expired.ts';
import { readToken } from '../session/token-cookie.ts';
import type { TransportAnswer, TransportRequest } from './api-caller.ts';
import { NetworkError } from './api-error.ts';
import { callSession } from './call-session.ts';
import { traceparent } from './traceparent.ts';

const REQUEST_LIMIT_MS = 20_000;
const LOGGED_OUT = 401;

/**
 * Sends every call, upload and download of the browser. Loaded with the first request, so that pages without requests
 * do not pay for it. Rejects with the signal's reason when aborted, with NetworkError when there is no response; a
 * response of any status resolves.
 */
export const http = axios.create({ timeout: REQUEST_LIMIT_MS, validateStatus: () => true });

http.interceptors.request.use((config) => {
  config.headers.set('traceparent', traceparent());
  const token = callSession()?.store.getState().token ?? readToken();
  if (token && !config.headers.has('token')) config.headers.set('token', token);
  return config;
});

const expire = (response: AxiosResponse): AxiosResponse => {
  const { status, data, config } = response;
  const token = config.headers.get('token');
  const own = callSession();
  if (own && token && (status === LOGGED_OUT || data?.code === LOGGED_OUT))
    endExpired(own, { token: String(token), isRead: config.method === 'get' });
  return response;
};

http.interceptors.response.use(expire, (error) => {
  const signal: AbortSignal | undefined = error.config?.signal;
  throw signal?.aborted ? signal.reason : new NetworkError({ cause: error });
});

type Call = Pick<TransportRequest, 'method' | 'path' | 'payload'>;

/** Calls without a session take public reads from shared caches, which hold what visitors see. */
export const addressOf = (call: Call, token = readToken()): AxiosRequestConfig => {
  const { method, path, payload } = call;
  const cached = token ? null : publicReadUrl(call);
  if (cached) return { method: 'GET', url: cached };
  return { method, url: path, ...(method === 'GET' ? { params: payload } : { data: payload }) };
};

export const answerOf = ({ status, data, headers }: AxiosResponse): TransportAnswer => ({
  status,
  body: data,
  headers: headers as TransportAnswer['headers'],
});
