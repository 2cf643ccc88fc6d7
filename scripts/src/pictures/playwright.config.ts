import path from 'node:path';
import { defineConfig } from '@playwright/test';
import common from '../../../playwright.config.ts';
import { packagedFont } from './packaged-font.ts';

/** The address of a preview, which is compared with the stable releases of its site. */
const { BEE_PREVIEW: preview } = process.env;
const previewFolder = path.resolve(import.meta.dirname, '../../../.tmp/preview');

/** The common settings, with a fixed site, font and time. */
const { webServer, use } = common;

const config = defineConfig({
  ...common,
  projects: undefined,
  testDir: import.meta.dirname,
  testMatch: preview ? 'preview.spec.ts' : 'screens.spec.ts',
  fullyParallel: true,
  timeout: 120_000,
  outputDir: path.resolve(import.meta.dirname, '../../../.tmp/pictures'),
  snapshotPathTemplate: `${preview ? `${previewFolder}/stable` : path.resolve(import.meta.dirname, '../../pictures')}/{arg}{ext}`,
  expect: {
    timeout: 20_000,
    // About one letter. Antialiased edges of text differ by a few pixels between runs.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 100 },
  },
  use: {
    ...use,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...use?.launchOptions, env: { ...(process.env as Record<string, string>), ...packagedFont() } },
  },
  // With BASE_URL, as for a preview, a site with the fixtures is already running.
  ...(webServer &&
    !Array.isArray(webServer) && {
      webServer: {
        ...webServer,
        command: 'node --import tsx scripts/src/pictures/site-of-fixtures.ts',
        cwd: path.resolve(import.meta.dirname, '../../..'),
        wait: { stdout: /农小蜂已就绪/ },
        env: { ...webServer.env, SAMPLE_SIZE: 'none', BEE_DEMO: '0', ACTION_LOG: '0' },
      },
    }),
});

export default config;
