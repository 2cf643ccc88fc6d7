import { isDeepStrictEqual } from 'node:util';
import { violationText } from '../gate/gate.ts';
import { STYLES_RULE } from '../gate/rules/styles.ts';
import type { Violation } from '../gate/violation.ts';
import { entryOf, type Running } from './content-edits.ts';

/**
 * Violations of `next` that do not block it: those that the running composition already has, in parts whose releases do
 * not change. For rollbacks the part may change, too, and stylesheets of a release that ran before may be as they were:
 * before `styles` was a rule, all of them reached the whole page.
 */
export const existingViolations = (
  violations: Violation[],
  already: Violation[],
  { runs, next, isRollback, history }: Change,
): Violation[] =>
  violations.filter(
    (one) =>
      (already.some((other) => isDeepStrictEqual(one, other)) && (isRollback || staysAsItIs(one.remote, runs, next))) ||
      (isRollback && one.rule === STYLES_RULE && ranBefore(one.remote, next, history)),
  );

type Change = { runs: Running; next: Running; isRollback: boolean; history: Running[] };

const ranBefore = (name: string, next: Running, history: Running[]): boolean =>
  history.some((one) => entryOf(one, name)?.active === entryOf(next, name)?.active);

/** False for `api`: new releases cannot be checked against an unreachable API. */
const staysAsItIs = (name: string, runs: Running, next: Running): boolean => {
  const [was, is] = [entryOf(runs, name), entryOf(next, name)];
  return was !== undefined && was.active === is?.active && was.canary?.release === is.canary?.release;
};

/** Message about an existing violation, shown after a change that it did not block. */
export const existingViolationLine = (violation: Violation): string =>
  `另外：${violationText(violation)}（这次变更之前就有）`;
