import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '@bee/testing/find-chromium';
import { defineConfig } from '@playwright/test';

const ROOT = import.meta.dirname;

/** Chosen once: Playwright's worker processes read this file again and inherit the choice. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
const PORT = process.env.E2E_PORT;
const sampleSize = process.env.SAMPLE_SIZE ?? 'full';
const SITE_START_LIMIT_MS = 300_000;

/**
 * These wait for time limits most of their time. They run first, while the other tests of `npm test` use the processor.
 */
const WAITING = 'shell/e2e/{fault-releases,remote-failures,release-switch}.spec.ts';

/** Started in a workspace, as `npm run e2e -w mf-content` does, only the specs of that one run. */
const isInWorkspace = process.cwd() !== ROOT && existsSync('e2e');

/** `BASE_URL=http://localhost:8080 npm run e2e -w mf-content` runs on a site that is up already. */
const runningSite = process.env.BASE_URL;
const dataDir = path.join(ROOT, `.tmp/site-${PORT}`);
if (!runningSite) {
  // For specs that run commands (import, compose) against the site, or start others from its releases.
  process.env.DATA_DIR = dataDir;
  process.env.RELEASE_STORE = path.join(dataDir, 'releases');
}

const IGNORED = ['**/.tmp/**', '**/node_modules/**'];

const config = defineConfig({
  testDir: isInWorkspace ? process.cwd() : ROOT,
  testMatch: isInWorkspace ? 'e2e/**/*.spec.ts' : ['mf-*/e2e/**/*.spec.ts', 'shell/e2e/**/*.spec.ts'],
  testIgnore: IGNORED,
  ...(!isInWorkspace && {
    projects: [
      { name: 'waiting', testMatch: WAITING },
      { name: 'others', testIgnore: [...IGNORED, WAITING] },
    ],
  }),
  outputDir: `.tmp/playwright/${PORT}`,
  // For single specs while working on them; `npm test` passes its own (scripts/src/test/test-flags.ts).
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: runningSite ?? `http://localhost:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 900 },
    trace: 'retain-on-failure',
    // Drawing transitions took a third of the processor time of all tests. Motion itself is seen by the tests in Firefox
    // and WebKit and by those that ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(!runningSite && {
    webServer: {
      command: 'node --import tsx scripts/src/test/site-under-test.ts',
      timeout: SITE_START_LIMIT_MS,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
      stdout: 'pipe' as const,
      // The tests look at all of the sample, which the site completes while it runs.
      wait: { stdout: sampleSize === 'full' ? /示例数据的历史已全部载入/ : /农小蜂已就绪/ },
      env: {
        PORT,
        DATA_DIR: dataDir,
        RELEASE_STORE: path.join(dataDir, 'releases'),
        SAMPLE_SIZE: sampleSize,
        SAMPLE_PAUSE_MS: '0',
        RATE_LIMIT: '100000',
        DATABASE_URL: '',
      },
    },
  }),
});

export default config;
