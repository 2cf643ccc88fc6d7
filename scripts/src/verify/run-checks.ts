import { secondsSince } from '../seconds-since.ts';
import { checks } from './checks.ts';

export type CheckTotals = { passed: number; failed: number };

/** Runs every check, even after a failure, to report all problems at once. */
export const runChecks = async (): Promise<CheckTotals> => {
  const totals = { passed: 0, failed: 0 };
  for (const { title, run } of checks) {
    const since = Date.now();
    // Some checks take minutes: a terminal shows the running one, and the line is replaced at its end.
    if (process.stdout.isTTY) process.stdout.write(`… ${title}`);
    const { ok, output, summary } = await run();
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    totals[ok ? 'passed' : 'failed'] += 1;
    console.log(`${ok ? '✓' : '✗'} ${title}${summary ? `: ${summary}` : ''}（${secondsSince(since)}）`);
    if (!ok) console.log(`${output}\n`);
  }
  return totals;
};
