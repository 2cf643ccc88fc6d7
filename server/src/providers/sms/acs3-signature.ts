import { createHash, createHmac } from 'node:crypto';

type Call = {
  method: 'GET' | 'POST';
  /** The query must already be encoded by `encodeQuery`. */
  url: URL;
  headers: Record<string, string>;
  body: string;
};

type Key = { accessKeyId: string; accessKeySecret: string };

/**
 * The `Authorization` header of Alibaba Cloud's OpenAPI: signature version 3, ACS3-HMAC-SHA256, over all given headers.
 */
export const signAcs3 = ({ method, url, headers, body }: Call, { accessKeyId, accessKeySecret }: Key): string => {
  const lines = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const signedHeaders = lines.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...lines.map(([name, value]) => `${name}:${value}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return `ACS3-HMAC-SHA256 Credential=${accessKeyId},SignedHeaders=${signedHeaders},Signature=${signature}`;
};

/** Sorted and encoded according to RFC 3986, which is stricter than browsers' URL encoding. */
export const encodeQuery = (query: Record<string, string>): string =>
  Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
