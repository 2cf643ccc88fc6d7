import { z } from 'zod';
import { defineTicket, SINGLE_USE } from '../../files/index.ts';

/** `fid`: the file of a release; a later release has other files. */
export const dataTicket = defineTicket({
  ...SINGLE_USE,
  name: 'data',
  payload: z.object({ product_id: z.string(), fid: z.string(), part: z.enum(['file', 'sample']) }),
});

export type DataTicket = z.infer<typeof dataTicket.payload>;
