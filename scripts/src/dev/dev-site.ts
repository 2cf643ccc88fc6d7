import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { type DevRemote, developDocument, developPolicy } from './develop-document.ts';
import { sendFile } from './serve-dev-files.ts';
import { entryOf, manifestOf, STYLES, stylesOf, type WorkingCopy } from './working-copy.ts';

export type DevSite = {
  port: number;
  target: string;
  shell: string;
  remote: WorkingCopy;
};

const SHELL_PATH = '/dev/shell/';

/**
 * A proxy in front of a site: documents are rewritten to load the development build of the shell, and the remote from
 * its dev server. Both are served from here, everything else comes from the site unchanged.
 */
export const startDevSite = ({ port, target, shell, remote }: DevSite): Promise<void> => {
  const remotePath = `/dev/${remote.name}/`;
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(SHELL_PATH)) return sendFile(path.join(shell, path.basename(pathname)), response);
    if (pathname === remotePath + STYLES) return void sendStyles(remote, response);
    if (pathname.startsWith(remotePath))
      return forward(request, response, `${remote.server}/${(request.url ?? '').slice(remotePath.length)}`);
    forward(request, response, target + (request.url ?? '/'), async (html) =>
      developDocument(html, await developed(remote), await entryOf(remote)),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
};

const developed = async (copy: WorkingCopy): Promise<DevRemote> => ({
  name: copy.name,
  container: copy.container,
  manifest: await manifestOf(copy),
  styles: await stylesOf(copy),
});

const forward = (
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  change?: (html: string) => Promise<string>,
): void => {
  const { protocol, host } = new URL(target);
  // An answer of 304 would bring the policy of the site without the changes of development.
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
  const client = protocol === 'https:' ? https : http;
  const upstream = client.request(target, { method: request.method, headers: { ...headers, host } }, async (answer) => {
    const isPage = change && /text\/html/.test(answer.headers['content-type'] ?? '');
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const { 'content-length': ___, 'content-security-policy': policy = '', ...rest } = answer.headers;
    try {
      const html = await change(Buffer.concat(chunks).toString());
      response.writeHead(answer.statusCode ?? 502, {
        ...rest,
        'content-security-policy': developPolicy(String(policy)),
      });
      response.end(html);
    } catch (error) {
      fail(response, error);
    }
  });
  upstream.on('error', (error) => fail(response, error));
  request.pipe(upstream);
};

const fail = (response: ServerResponse, error: unknown) => {
  if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`开发服务器：${(error as Error).message}`);
};

const sendStyles = (copy: WorkingCopy, response: ServerResponse): Promise<void> =>
  stylesOf(copy).then(
    (styles) => {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }).end(styles);
    },
    (error: unknown) => fail(response, error),
  );
