import { z } from 'zod';
import { defineTicket } from '../../../files/index.ts';

/**
 * Opens the first `pages` of a file, null for all, while a report is read; the viewer requests a new ticket when it
 * expires.
 */
export const documentTicket = defineTicket({
  name: 'document',
  seconds: 2 * 3600,
  once: false,
  payload: z.object({ fid: z.string(), pages: z.number().nullable() }),
});

export type DocumentTicket = z.infer<typeof documentTicket.payload>;
