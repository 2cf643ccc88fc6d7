import { Unresolved } from './sql-value.ts';

/** Picks one of `count` alternatives; the same key gets the same answer, so that equal conditions agree. */
export type Choose = (key: string, count: number) => number;

type Decision = { picked: number; count: number };
type Attempt = { decisions: Map<string, Decision>; text: string } | { decisions: Map<string, Decision>; error: Error };

const MAX_ATTEMPTS = 500;

/**
 * The texts that `render` makes: one with the first alternatives that can be resolved, and one per further alternative
 * of each decision. Not their combinations, which would be millions.
 * @throws Unresolved when no combination can be resolved
 */
export const textsOfAlternatives = (render: (choose: Choose) => string): string[] => {
  const first = firstResolved(render);
  const texts = new Set([first.text]);
  const tried = new Set<string>();
  const waiting = [first];
  for (let attempt = waiting.pop(); attempt; attempt = waiting.pop()) {
    const picked = picksOf([...attempt.decisions]);
    for (const [key, { count }] of attempt.decisions)
      for (let other = 0; other < count; other += 1) {
        if (tried.has(`${key} ${other}`) || picked.get(key) === other) continue;
        tried.add(`${key} ${other}`);
        const next = attemptWith(render, new Map([...picked, [key, other]]));
        if (!('text' in next)) continue;
        texts.add(next.text);
        waiting.push(next);
      }
  }
  return [...texts];
};

/** Goes back to the last decision that has another alternative until a text results. */
const firstResolved = (render: (choose: Choose) => string) => {
  const first = attemptWith(render, new Map());
  let attempt: Attempt = first;
  for (let attempts = 0; 'error' in attempt; attempts += 1) {
    const decisions = [...attempt.decisions];
    while (decisions.length > 0 && isLast(decisions.at(-1)?.[1])) decisions.pop();
    const retried = decisions.pop();
    if (!retried || attempts === MAX_ATTEMPTS) throw 'error' in first ? first.error : attempt.error;
    attempt = attemptWith(render, new Map([...picksOf(decisions), [retried[0], retried[1].picked + 1]]));
  }
  return attempt;
};

const isLast = (decision: Decision | undefined): boolean =>
  decision !== undefined && decision.picked + 1 >= decision.count;

const picksOf = (decisions: readonly [string, Decision][]): Map<string, number> =>
  new Map(decisions.map(([key, { picked }]) => [key, picked]));

const attemptWith = (render: (choose: Choose) => string, picks: ReadonlyMap<string, number>): Attempt => {
  const decisions = new Map<string, Decision>();
  const choose: Choose = (key, count) => {
    const picked = Math.min(picks.get(key) ?? 0, count - 1);
    decisions.set(key, { picked, count });
    return picked;
  };
  try {
    return { decisions, text: render(choose) };
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error;
    return { decisions, error };
  }
};
