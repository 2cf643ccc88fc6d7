import { existsSync, readFileSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { storeLocation } from '../release/store-location.ts';
import { variantPolicy } from './variant-document.ts';

/** Brotli quality of the edge for page responses. */
const BROTLI_QUALITY = 4;

type VariantSite = { target: string; folder: string; change(html: string): string };

/**
 * Serves one variant on a port of its own: modified documents, scripts of the monolith and of releases from their
 * folders, the rest from the site. Both kinds of scripts are served the same way, so that no variant pays for a second
 * server.
 */
export const startVariantSite = async ({ target, folder, change }: VariantSite) => {
  const server = http.createServer((request, response) => {
    const file = scriptFile(request.url ?? '', folder);
    if (file) sendScript(file, response);
    else forward(request, response, target, change);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const scriptFile = (url: string, monolith: string): string | null => {
  const [, kind, name = ''] = /^\/(bench|releases)\/([\w./-]+\.js)$/.exec(url) ?? [];
  if (!kind || name.includes('..')) return null;
  return path.join(kind === 'bench' ? monolith : storeLocation(), name);
};

const forward = (
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  change: (html: string) => string,
): void => {
  const isDocument = request.headers['sec-fetch-dest'] === 'document';
  const headers = {
    ...request.headers,
    host: new URL(target).host,
    ...(isDocument && { 'accept-encoding': 'identity' }),
  };
  const upstream = http.request(target + request.url, { method: request.method, headers }, async (answer) => {
    if (!isDocument) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const { 'content-length': _, 'transfer-encoding': __, ...kept } = answer.headers;
    const html = change(Buffer.concat(chunks).toString());
    const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    response.writeHead(answer.statusCode ?? 502, {
      ...kept,
      'content-security-policy': variantPolicy(String(kept['content-security-policy'] ?? ''), html),
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  upstream.on('error', (error) => response.writeHead(502).end(error.message));
  request.pipe(upstream);
};

const sendScript = (file: string, response: ServerResponse): void => {
  if (!existsSync(`${file}.br`)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  response.end(readFileSync(`${file}.br`));
};
