import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { reportFile, runReporting } from './run-reporting.ts';
import { COMPONENT_RETRIES, jestFlags } from './test-flags.ts';
import type { Totals } from './totals.ts';

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

/** Runs Jest; a test file that could not start counts as one failure. */
export const runJest = async (title: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Totals> => {
  const report = reportFile('jest');
  const program = path.join(ROOT, 'node_modules/.bin/jest');
  // `args` may end in `--` and paths, so the report flags come first.
  const flags = [...jestFlags(), '--json', `--outputFile=${report}`];
  const ok = await runReporting(title, program, [...flags, ...args], { ...COMPONENT_RETRIES, ...env });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as JestReport;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
};
