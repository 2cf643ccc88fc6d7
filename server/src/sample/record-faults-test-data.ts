import { z } from 'zod';

/** What is wrong with the records of a file, by lines. */
export const faultsOf = (records: readonly unknown[], record: z.ZodType): string[] =>
  records.flatMap((one, place) => {
    const { error } = record.safeParse(one);
    return error ? [`line ${place + 1}: ${z.prettifyError(error)}`] : [];
  });
