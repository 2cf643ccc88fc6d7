import type { ChildProcess } from 'node:child_process';
import http from 'node:http';
import { cpuOf } from './bench-site.ts';

type Request = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

export const POST_EMPTY: Request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
/** As browsers ask for documents. */
export const GET_BROTLI: Request = { method: 'GET', headers: { 'accept-encoding': 'gzip, deflate, br' } };

/** Milliseconds of processor time of a process per request. Unlike times it hardly depends on what else is running. */
export const cpuPerRequest = async (pid: number, url: string, requests: number, request: Request): Promise<number> => {
  const before = cpuOf(pid);
  await repeat(url, requests, request);
  return (cpuOf(pid) - before) / requests;
};

const CONNECTIONS = 4;
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

export const repeat = async (url: string, requests: number, request: Request): Promise<void> => {
  const each = Math.ceil(requests / CONNECTIONS);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let count = 0; count < each; count += 1) await bytesOf(url, request);
    }),
  );
};

/** Size of the body as it was sent. */
export const bytesOf = (url: string, { body, ...options }: Request): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = http.request(url, { ...options, agent });
    request.once('error', reject);
    request.once('response', (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    request.end(body);
  });

/** Address of a baseline that prints its port when it is ready. */
export const urlOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The bare server ended with code ${code}`)));
    server.stdout?.once('data', (line: Buffer) => resolve(`http://127.0.0.1:${line.toString().trim()}`));
  });
