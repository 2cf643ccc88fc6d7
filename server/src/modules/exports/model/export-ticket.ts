import { z } from 'zod';
import { defineTicket, TICKET_SECONDS } from '../../files/index.ts';

/** Query tools that export files. */
export type ExportKind = 'trade' | 'industry';

/** A query of a tool, and the number of rows the member may export. */
export type ExportTicket = { query: unknown; format: 'xlsx' | 'csv'; rows: number };

export const exportTicket = (kind: ExportKind) =>
  defineTicket({
    name: `${kind}-export`,
    seconds: TICKET_SECONDS,
    once: true,
    payload: z.object({ query: z.unknown(), format: z.enum(['xlsx', 'csv']), rows: z.number() }),
  });
