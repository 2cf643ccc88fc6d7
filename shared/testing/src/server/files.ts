import { createHash } from 'node:crypto';
import type { UploadPurpose } from '@bee/contracts/resource/file';
import type { Browser, TestApp } from './test-app.ts';

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export type Sent = { name: string; bytes: Buffer; purpose: UploadPurpose; sha256?: string; size?: number };

/** Requests an upload URL with beforeUpload. */
export const askToUpload = (test: TestApp, browser: Browser, { name, bytes, purpose, ...declared }: Sent) =>
  test.call('file/beforeUpload', { name, purpose, size: bytes.length, sha256: sha256Of(bytes), ...declared }, browser);

export const sendBytes = (test: TestApp, browser: Browser, url: string, bytes: Buffer) =>
  test.app.inject({
    method: 'PUT',
    url,
    payload: bytes,
    cookies: browser.cookies,
    headers: { token: browser.token, 'content-type': 'application/octet-stream' },
  });

/** Both steps of an upload. @returns the envelope of the failed step, or of the last */
export const uploadAs = async (test: TestApp, browser: Browser, sent: Sent) => {
  const { body } = await askToUpload(test, browser, sent);
  const data = body.data as { fid: string | null; upload_url: string | null } | null;
  if (body.code !== 1 || !data?.upload_url) return body as unknown as UploadAnswer;
  return (await sendBytes(test, browser, data.upload_url, sent.bytes)).json() as UploadAnswer;
};

export type UploadAnswer = {
  code: number;
  msg: string;
  data: { fid: string; filename: string; type: string; size: number };
};

export const download = (test: TestApp, browser: Browser, url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers, cookies: { ...browser.cookies, token: browser.token } });
