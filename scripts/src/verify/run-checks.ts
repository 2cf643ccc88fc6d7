import { secondsSince } from '../seconds-since.ts';
import { checks } from './checks.ts';

export type CheckTotals = { passed: number; failed: number };

/** Runs every check, also after one that failed: a person wants all problems at once. */
export const runChecks = async (): Promise<CheckTotals> => {
  const totals = { passed: 0, failed: 0 };
  for (const { title, run } of checks) {
    const since = Date.now();
    const { ok, output } = await run();
    totals[ok ? 'passed' : 'failed'] += 1;
    console.log(`${ok ? '✓' : '✗'} ${title}（${secondsSince(since)}）`);
    if (!ok) console.log(`${output}\n`);
  }
  return totals;
};
