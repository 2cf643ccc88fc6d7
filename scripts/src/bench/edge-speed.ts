import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { prepareSite } from '../start/prepare-site.ts';
import { startBenchSite, stopProcess } from './bench-site.ts';
import { bytesOf, cpuPerRequest, GET_BROTLI, repeat, urlOf } from './cpu-per-request.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** Processor time per document in ms; `ratio`: how many documents of the edge a bare server could not send faster. */
export type EdgeSpeed = { documents: Record<string, { ratio: Spread; edge: Spread; bare: Spread; bytes: number }> };

const PATHS = ['/', '/home/vegetable/lists', '/home/article/newslists/type/industry_news'];

/** Documents of visitors from one process against a bare Node server that sends the same bytes and headers. */
export const benchEdge = async (
  { requests, rounds }: { requests: number; rounds: number },
  log: (line: string) => void,
): Promise<EdgeSpeed> => {
  await prepareSite();
  const dataDir = path.join(ROOT, '.tmp/bench-edge');
  rmSync(dataDir, { recursive: true, force: true });
  const site = await startBenchSite(dataDir, Number(process.env.PORT || 8490), { SAMPLE_SIZE: 'small' });
  try {
    const documents: EdgeSpeed['documents'] = {};
    for (const path of PATHS) {
      log(`${path} …`);
      documents[path] = await compare(site, path, requests, rounds);
    }
    return { documents };
  } finally {
    await site.stop();
  }
};

const compare = async (site: { url: string; pid: number }, path: string, requests: number, rounds: number) => {
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
    const ratios = alone.map((value, round) => value / (edge[round] ?? Number.NaN));
    return { ratio: spreadOf(ratios), edge: spreadOf(edge), bare: spreadOf(alone), bytes };
  } finally {
    await stopProcess(bare);
  }
};
