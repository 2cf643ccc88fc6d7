/** Runs work of one kind, so many pieces at a time; the others wait in the order in which they came. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const workInTurn = (atOnce: number): InTurn => {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
