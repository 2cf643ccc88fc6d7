import { existsSync, readFileSync } from 'node:fs';
import type { TestSite } from '@bee/testing/site';
import { runPlaywright } from '../../test/run-playwright.ts';
import { reportFile } from '../../test/run-reporting.ts';

/**
 * Runs browser specs with all of their cases on a site; CI runs only a part. `figures`: their recorded measurements.
 */
export const runWholeSpecs = async <Figure>(
  { url, store }: TestSite,
  specs: readonly string[],
): Promise<{ figures: Figure[]; failed: number }> => {
  const file = reportFile('fault-figures');
  const env = { BASE_URL: url, RELEASE_STORE: store, FAULTS: 'all', FAULT_FIGURES: file };
  const { failed } = await runPlaywright('浏览器测试', env, ['--workers=1', '--retries=0', ...specs]);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return { figures: lines.map((line) => JSON.parse(line) as Figure), failed };
};
