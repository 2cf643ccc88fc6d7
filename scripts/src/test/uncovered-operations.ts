import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';

/**
 * Operations of the specification for which no browser test got a response with code 1; null without a specification.
 */
export const uncoveredOperations = (apiLog: string): { unseen: string[]; total: number } | null => {
  const file = path.join(process.env.BEE_SPEC ?? path.join(ROOT, '../shared/spec'), 'api.json');
  if (!existsSync(file)) return null;
  return compareOperations(readFileSync(file, 'utf8'), existsSync(apiLog) ? readFileSync(apiLog, 'utf8') : '');
};

/** @param log lines `<method> <path> <code>` */
export const compareOperations = (specification: string, log: string): { unseen: string[]; total: number } => {
  const groups: unknown[] = Object.values(JSON.parse(specification) as Record<string, unknown>);
  const calls = [...new Set(groups.filter(Array.isArray).flat() as string[])];
  const seen = new Set(log.split('\n').flatMap((line) => /^(\w+ \S+) 1$/.exec(line)?.[1] ?? []));
  return { unseen: calls.filter((call) => !seen.has(call)), total: calls.length };
};
