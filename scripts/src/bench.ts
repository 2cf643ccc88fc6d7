import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '@bee/build/workspace';
import { startBenchSite } from './bench/bench-site.ts';
import type { Measured, Results } from './bench/goals.ts';
import { benchLoginLoad } from './bench/login-load.ts';
import { measurePages, warmPages } from './bench/page-speed.ts';
import { parts } from './bench/parts.ts';
import { partReportOf, reportOf } from './bench/report.ts';
import { prepareSite } from './start/prepare-site.ts';

/**
 * `npm run bench [-- ai
 * --runs 5
 * --quick
 * --only prices|trade|lookups|search|lists|encyclopedia|industry|orders|tracing|edge|charts|pages|ai|teams]`: measures speed and size of the
 * working copy against baselines of the same run, and builds it first if necessary. Not a test: missed goals are
 * printed with exit code 0; only a run that could not finish exits with 1.
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const only = flags.only ?? positionals[0];
const runs = flags.quick ? 2 : Math.max(1, Number(flags.runs) || 1);
const options = { quick: flags.quick, runs };
const port = Number(process.env.PORT || 8490);
const dataDir = path.join(ROOT, '.tmp/bench-site');
const log = (line: string) => console.error(line);

const run = async (): Promise<void> => {
  if (only) {
    const measure = parts[only as keyof typeof parts];
    if (!measure) throw new Error(`--only knows ${Object.keys(parts).join(', ')}, and not ${only}`);
    return console.log(partReportOf(await measure(only, options, log)));
  }
  await prepareSite();
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  log('first start, with sample data …');
  const first = await startBenchSite(dataDir, port);
  await first.stop();
  log('second start …');
  const site = await startBenchSite(dataDir, port);
  try {
    await warmPages(site.url);
    const starts = {
      firstMs: first.readyMs,
      secondMs: site.readyMs,
      residentMegabytes: site.residentMegabytes(),
    };
    log('list endpoint while people log in …');
    const logins = await benchLoginLoad(site.url, { requests: flags.quick ? 60 : 150, rounds: flags.quick ? 3 : 5 });
    const measured: Measured[] = [];
    // The releases of the teams' site are no part of a whole run, and pages are measured on the site that runs.
    for (const [name, measure] of Object.entries(parts).filter(([name]) => !['teams', 'pages'].includes(name)))
      measured.push(await measure(name, options, log));
    const pages = await measurePages(site.url, runs, log);
    const results: Results = { starts, logins, pages, parts: measured };
    const file = path.join(ROOT, `.tmp/bench-${new Date().toISOString().slice(0, 16).replace(':', '')}.json`);
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
    console.log(`${reportOf(results)}\n\n${path.relative(ROOT, file)}`);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
});
