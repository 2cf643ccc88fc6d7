import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { joinDatabase } from '../../../server/src/db/connect.ts';
import { listVegetables } from '../../../server/src/modules/prices/index.ts';
import { vegetable } from '../../../shared/contracts/src/resource/vegetable.contract.ts';
import { type BenchSite, stopProcess } from './bench-site.ts';
import { bytesOf, cpuPerRequest, GET_BROTLI, POST_EMPTY, repeat, urlOf } from './cpu-per-request.ts';
import { atLeast, goal, type Measured } from './goals.ts';
import { boundedMedian, spreadOf } from './statistics.ts';

type Statement = { text: string; values: unknown[] };

/**
 * CPU per request of POST vegetable/vegList against node and pg alone with the same statements, alternating, and of its
 * cacheable GET.
 */
export const benchListEndpoint = async (
  site: BenchSite,
  dataDir: string,
  { requests, rounds }: { requests: number; rounds: number },
): Promise<Measured> => {
  const { statements, host, port } = await recordStatements(dataDir);
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-list-server.mjs')], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', STATEMENTS: JSON.stringify(statements), PGHOST: host, PGPORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const bareUrl = await urlOf(bare);
    const siteUrl = `${site.url}/api/vegetable/vegList`;
    const bytes = await bytesOf(siteUrl, POST_EMPTY);
    const bareBytes = await bytesOf(bareUrl, POST_EMPTY);
    // Both are compiled just in time; the measurement starts after that.
    const kept = `${siteUrl}?q=%7B%7D`;
    for (const url of [siteUrl, bareUrl]) await repeat(url, 2 * requests, POST_EMPTY);
    await repeat(kept, requests, GET_BROTLI);
    const server: number[] = [];
    const alone: number[] = [];
    const fromCache: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      server.push(await cpuPerRequest(site.pid, siteUrl, requests, POST_EMPTY));
      alone.push(await cpuPerRequest(bare.pid ?? 0, bareUrl, requests, POST_EMPTY));
      // Processor time is counted in ticks of 10 ms, so that fast answers need more requests.
      fromCache.push(await cpuPerRequest(site.pid, kept, 5 * requests, GET_BROTLI));
    }
    const ratio = boundedMedian(server.map((value, round) => value / (alone[round] ?? Number.NaN)));
    const gain = spreadOf(server.map((value, round) => value / (fromCache[round] ?? Number.NaN)));
    return {
      lines: [
        `vegetable/vegList: ${milliseconds(server)} ms of CPU for ${bytes} bytes, bare ${milliseconds(alone)} ms for ` +
          `${bareBytes} bytes; ratio ${ratio.median.toFixed(2)}, at most ${ratio.upper.toFixed(2)}; as a kept GET ` +
          `${milliseconds(fromCache)} ms`,
      ],
      goals: [
        goal('vegetable/vegList: CPU against bare node + pg', 1.2, ratio.median, '×'),
        atLeast('vegetable/vegList: CPU of the call against its kept GET', 10, gain.median),
      ],
    };
  } finally {
    await stopProcess(bare);
  }
};

const milliseconds = (values: number[]) => spreadOf(values).median.toFixed(2);

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
