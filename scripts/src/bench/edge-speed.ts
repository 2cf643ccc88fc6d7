import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { prepareSite } from '../start/prepare-site.ts';
import { startBenchSite, stopProcess } from './bench-site.ts';
import { bytesOf, cpuPerRequest, GET_BROTLI, repeat, urlOf } from './cpu-per-request.ts';
import { atLeast, joined, type Measured } from './goals.ts';
import { benchListEndpoint } from './list-endpoint.ts';
import { spreadOf } from './statistics.ts';

const PATHS = ['/', '/home/vegetable/lists', '/home/article/newslists/type/industry_news'];

/** Documents and lists of visitors from one process against bare servers that send the same. */
export const benchEdge = async (
  { requests, rounds }: { requests: number; rounds: number },
  log: (line: string) => void,
): Promise<Measured> => {
  await prepareSite();
  const dataDir = path.join(ROOT, '.tmp/bench-edge');
  rmSync(dataDir, { recursive: true, force: true });
  const site = await startBenchSite(dataDir, Number(process.env.PORT || 8490), { SAMPLE_SIZE: 'small' });
  try {
    const documents: Measured[] = [];
    for (const path of PATHS) {
      log(`${path} …`);
      documents.push(await compare(site, path, requests, rounds));
    }
    log('list endpoint …');
    const list = await benchListEndpoint(site, dataDir, { requests: Math.ceil(requests / 5), rounds });
    return joined([...documents, list]);
  } finally {
    await site.stop();
  }
};

const perSecond = (ms: number[]) => Math.round(1000 / spreadOf(ms).median);

const compare = async (
  site: { url: string; pid: number },
  path: string,
  requests: number,
  rounds: number,
): Promise<Measured> => {
  const url = site.url + path;
  // The best compression follows after some servings.
  await repeat(url, requests, GET_BROTLI);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const bare = spawn(process.execPath, [`${import.meta.dirname}/bare-document-server.mjs`], {
    env: { ...process.env, DOCUMENT: JSON.stringify({ url, headers: GET_BROTLI.headers }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const bareUrl = await urlOf(bare);
    const bytes = await bytesOf(url, GET_BROTLI);
    for (const of of [url, bareUrl]) await repeat(of, requests, GET_BROTLI);
    const edge: number[] = [];
    const alone: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      edge.push(await cpuPerRequest(site.pid, url, requests, GET_BROTLI));
      alone.push(await cpuPerRequest(bare.pid ?? 0, bareUrl, requests, GET_BROTLI));
    }
    const ratio = spreadOf(alone.map((value, round) => value / (edge[round] ?? Number.NaN)));
    return {
      lines: [
        `${path}, ${bytes} bytes of brotli: ${perSecond(edge)} documents a second of one processor, ` +
          `bare Node server ${perSecond(alone)}; ratio ${ratio.median.toFixed(2)}`,
      ],
      goals: [atLeast(`documents of ${path}, of what a bare Node server sends with the same CPU`, 0.25, ratio.median)],
    };
  } finally {
    await stopProcess(bare);
  }
};
