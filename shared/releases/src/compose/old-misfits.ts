import { isDeepStrictEqual } from 'node:util';
import { misfitText } from '../gate/gate.ts';
import type { Misfit } from '../gate/misfit.ts';
import { entryOf, type Running } from './content-edits.ts';

/**
 * Which of the misfits of `next` are no reason to refuse it: those that what runs has already, of a part whose releases
 * stay as they are. A change that takes something back needs no more than to bring none.
 */
export const oldMisfits = (
  misfits: Misfit[],
  already: Misfit[],
  { runs, next, takesBack }: { runs: Running; next: Running; takesBack: boolean },
): Misfit[] =>
  misfits.filter(
    (one) =>
      already.some((other) => isDeepStrictEqual(one, other)) && (takesBack || staysAsItIs(one.remote, runs, next)),
  );

/** An API that does not answer is no part, and nothing new is held against it. */
const staysAsItIs = (name: string, runs: Running, next: Running): boolean => {
  const [was, is] = [entryOf(runs, name), entryOf(next, name)];
  return was !== undefined && was.active === is?.active && was.canary?.release === is.canary?.release;
};

/** What is said of one after a change that it did not hold up. */
export const oldMisfitLine = (misfit: Misfit): string => `另外：${misfitText(misfit)}（这次变更之前就有）`;
