import { createHash, createHmac } from 'node:crypto';

export type SignedRequest = { method: string; path: string; headers: Record<string, string | undefined> };

/** Expected signature (version 4) of a request, computed independently from the received request and the secret. */
export const expectedSignature = ({ method, path, headers }: SignedRequest, secret: string): string => {
  const { scope, signedHeaders } = credentialsOf(headers);
  const [pathname = '', query = ''] = path.split('?');
  const canonical = [
    method,
    pathname,
    query,
    ...signedHeaders.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<Buffer>((current, part) => hmac(current, part), Buffer.from(`AWS4${secret}`));
  return hmac(key, toSign).toString('hex');
};

export const carriedSignature = ({ headers }: SignedRequest): string =>
  /Signature=([0-9a-f]+)/.exec(headers.authorization ?? '')?.[1] ?? '';

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

const credentialsOf = ({ authorization = '' }: SignedRequest['headers']) => {
  const [, scope = ''] = /Credential=[^/]+\/([^,]+)/.exec(authorization) ?? [];
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  return { scope, signedHeaders: names.split(';') };
};

const hmac = (key: Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
