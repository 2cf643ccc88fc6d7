import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { DevelopedRemote } from '@bee/contracts/page';
import { entryOf, manifestOf, STYLES, stylesOf, type WorkingCopy } from './working-copy.ts';

const SHELL_PATH = '/shell/';

type Next = () => void;

/**
 * Middleware that serves, in addition to the files of the remote: its description, its stylesheet, and the development
 * build of the shell under `/shell/`.
 */
export const serveDevFiles =
  (copy: WorkingCopy, shell: string) =>
  ({ method, url = '/' }: IncomingMessage, response: ServerResponse, next: Next): void => {
    const { pathname } = new URL(url, 'http://localhost');
    if (method !== 'GET') next();
    else if (pathname === '/bee-dev.json') void send(response, 'application/json', () => described(copy));
    else if (pathname === `/${STYLES}`) void send(response, 'text/css', () => stylesOf(copy));
    else if (pathname.startsWith(SHELL_PATH)) sendFile(path.join(shell, path.basename(pathname)), response);
    else next();
  };

const described = async (copy: WorkingCopy): Promise<string> => {
  const { title, owner, pages, navigation, widgets } = await manifestOf(copy);
  const description: DevelopedRemote = {
    name: copy.name,
    title,
    owner,
    pages,
    navigation,
    widgets: widgets.map((widget) => ({ name: widget.name, doors: widget.doors })),
    container: copy.container,
    entry: await entryOf(copy),
    style: STYLES,
    shell: `${SHELL_PATH.slice(1)}main.js`,
  };
  return JSON.stringify(description);
};

const send = async (response: ServerResponse, type: string, text: () => Promise<string>): Promise<void> => {
  response.setHeader('cache-control', 'no-store');
  try {
    const body = await text();
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(body);
  } catch (error) {
    response.statusCode = 500;
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(`开发服务器：${(error as Error).message}`);
  }
};

/** Sends a file of the development shell. */
export const sendFile = (file: string, response: ServerResponse): void => {
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  createReadStream(file).pipe(response);
};
