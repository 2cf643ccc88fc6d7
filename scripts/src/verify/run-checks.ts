import { secondsSince } from '../seconds-since.ts';
import { checks } from './checks.ts';

export type CheckTotals = { passed: number; failed: number };

const CONCURRENCY = 2;

/** Runs every check, two at a time and even after a failure, to report all problems at once. */
export const runChecks = async (): Promise<CheckTotals> => {
  const totals = { passed: 0, failed: 0 };
  const waiting = [...checks];
  const running = new Set<string>();
  // Some checks take minutes: a terminal shows the running ones, and the line is replaced when one ends.
  const show = (line = '') => process.stdout.isTTY && process.stdout.write(`\r\x1b[K${line}`);
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { title, run } = check;
      const since = Date.now();
      running.add(title);
      show(`… ${[...running].join('、')}`);
      const { ok, output, summary } = await run();
      running.delete(title);
      show();
      totals[ok ? 'passed' : 'failed'] += 1;
      console.log(`${ok ? '✓' : '✗'} ${title}${summary ? `: ${summary}` : ''}（${secondsSince(since)}）`);
      if (!ok) console.log(`${output}\n`);
      show(`… ${[...running].join('、')}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  show();
  return totals;
};
