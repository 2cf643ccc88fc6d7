import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { joinDatabase } from '../../../server/src/db/connect.ts';
import { listVegetables } from '../../../server/src/modules/prices/index.ts';
import { vegetable } from '../../../shared/contracts/src/resource/vegetable.contract.ts';
import { type BenchSite, cpuOf, stopProcess } from './bench-site.ts';
import { type Spread, spreadOf } from './statistics.ts';

export type ListEndpoint = { ratio: Spread; server: Spread; bare: Spread; bytes: number; bareBytes: number };

type Statement = { text: string; values: unknown[] };

/** CPU per request of POST vegetable/vegList against node and pg alone with the same statements, alternating. */
export const benchListEndpoint = async (
  site: BenchSite,
  dataDir: string,
  { requests, rounds }: { requests: number; rounds: number },
): Promise<ListEndpoint> => {
  const { statements, host, port } = await recordStatements(dataDir);
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-list-server.mjs')], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', STATEMENTS: JSON.stringify(statements), PGHOST: host, PGPORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const bareUrl = await new Promise<string>((resolve, reject) => {
      bare.once('exit', (code) => reject(new Error(`The bare server ended with code ${code}`)));
      bare.stdout.once('data', (line: Buffer) => resolve(`http://127.0.0.1:${line.toString().trim()}`));
    });
    const siteUrl = `${site.url}/api/vegetable/vegList`;
    const bytes = await ask(siteUrl);
    const bareBytes = await ask(bareUrl);
    // Both are compiled just in time; the measurement starts after that.
    for (const url of [siteUrl, bareUrl]) await repeat(url, 2 * requests);
    const server: number[] = [];
    const alone: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      server.push(await cpuPerRequest(site.pid, siteUrl, requests));
      alone.push(await cpuPerRequest(bare.pid ?? 0, bareUrl, requests));
    }
    const ratios = server.map((value, round) => value / (alone[round] ?? Number.NaN));
    return { ratio: spreadOf(ratios), server: spreadOf(server), bare: spreadOf(alone), bytes, bareBytes };
  } finally {
    await stopProcess(bare);
  }
};

/** The SQL statements of the service for a first page. */
const recordStatements = async (dataDir: string) => {
  const { db, pool, close } = await joinDatabase({ dataDir });
  const statements: Statement[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (text: unknown, values?: unknown) => unknown;
    Reflect.set(client, 'query', (text: unknown, values?: unknown) => {
      if (typeof text === 'string') statements.push({ text, values: Array.isArray(values) ? values : [] });
      return query(text, values);
    });
  });
  await listVegetables(db, vegetable['vegetable/vegList'].request.parse({}), null);
  const { host = '', port } = pool.options;
  await close();
  return { statements, host, port: String(port) };
};

const cpuPerRequest = async (pid: number, url: string, requests: number): Promise<number> => {
  const before = cpuOf(pid);
  await repeat(url, requests);
  return (cpuOf(pid) - before) / requests;
};

const CONNECTIONS = 4;
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const repeat = async (url: string, requests: number): Promise<void> => {
  const each = Math.ceil(requests / CONNECTIONS);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let count = 0; count < each; count += 1) await ask(url);
    }),
  );
};

const ask = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json' } });
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
    request.end('{}');
  });
