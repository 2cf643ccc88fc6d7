import { createReadStream, existsSync, statSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { ownStyles } from '@bee/build/own-styles';
import { readManifest } from '@bee/build/read-manifest';
import { type DevRemote, developDocument, developPolicy, STYLES } from './develop-document.ts';

export type DevSite = {
  port: number;
  target: string;
  shell: string;
  /** `dir` is the working copy, `server` where its dev server answers. */
  remote: { name: string; container: string; dir: string; server: string };
};

const SHELL_PATH = '/dev/shell/';

/**
 * A proxy before a site: documents are changed so that they load the shell built for development and the remote from
 * its dev server; what these ask for comes from here, everything else from the site as it is.
 */
export const startDevSite = ({ port, target, shell, remote }: DevSite): Promise<void> => {
  const remotePath = `/dev/${remote.name}/`;
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(SHELL_PATH)) return sendFile(path.join(shell, path.basename(pathname)), response);
    if (pathname === remotePath + STYLES) return void sendStyles(remote.dir, response);
    if (pathname.startsWith(remotePath))
      return forward(request, response, `${remote.server}/${(request.url ?? '').slice(remotePath.length)}`);
    forward(request, response, target + (request.url ?? '/'), async (html) =>
      developDocument(html, await workingCopy(remote), await entryOf(remote.server)),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
};

/** Routes and styles as they are now; a manifest that was changed is read anew. */
const workingCopy = async ({ name, container, dir }: DevSite['remote']): Promise<DevRemote> => {
  const edition = String(statSync(path.join(dir, 'src/manifest.ts')).mtimeMs);
  return { name, container, manifest: await readManifest(dir, edition), styles: await ownStyles(dir) };
};

/** Name of the remote's entry, known when its first build is done. */
const entryOf = async (server: string): Promise<string> => {
  const manifest = (await (await fetch(`${server}/mf-manifest.json`)).json()) as {
    metaData: { remoteEntry: { name: string } };
  };
  return manifest.metaData.remoteEntry.name;
};

const forward = (
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  change?: (html: string) => Promise<string>,
): void => {
  const { protocol, host } = new URL(target);
  const { 'accept-encoding': _, ...headers } = request.headers;
  const client = protocol === 'https:' ? https : http;
  const asked = client.request(target, { method: request.method, headers: { ...headers, host } }, async (answer) => {
    const isPage = change && /text\/html/.test(answer.headers['content-type'] ?? '');
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const { 'content-length': __, 'content-security-policy': policy = '', ...rest } = answer.headers;
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
  asked.on('error', (error) => fail(response, error));
  request.pipe(asked);
};

const fail = (response: ServerResponse, error: unknown) => {
  if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`开发服务器：${(error as Error).message}`);
};

const sendStyles = (dir: string, response: ServerResponse): Promise<void> =>
  ownStyles(dir).then(
    (styles) => {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }).end(styles);
    },
    (error: unknown) => fail(response, error),
  );

const sendFile = (file: string, response: ServerResponse): void => {
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  createReadStream(file).pipe(response);
};
