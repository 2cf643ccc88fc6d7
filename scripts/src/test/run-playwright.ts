import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { reportFile, runReporting } from './run-reporting.ts';
import { playwrightFlags } from './test-flags.ts';
import type { Totals } from './totals.ts';

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/**
 * Runs browser tests on the built site; an error outside of any test, such as a site that does not start, counts as
 * one.
 */
export const runPlaywright = async (
  title: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<Totals> => {
  const report = reportFile(title);
  const program = path.join(ROOT, 'node_modules/.bin/playwright');
  const ok = await runReporting(title, program, ['test', '--reporter=list,json', ...playwrightFlags(), ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...env,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + errors.length;
  if (stats.flaky > 0) console.log(`${stats.flaky} 个浏览器测试在第二次才通过（见上面标为 flaky 的）`);
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && !ok ? 1 : failed };
};
