import { z } from 'zod';
import { defineTicket, TICKET_SECONDS } from '../../files/index.ts';

/** `fid`: the file of a release; a later release has other files. */
export const dataTicket = defineTicket({
  name: 'data',
  seconds: TICKET_SECONDS,
  once: true,
  payload: z.object({ product_id: z.string(), fid: z.string(), part: z.enum(['file', 'sample']) }),
});

export type DataTicket = z.infer<typeof dataTicket.payload>;
