import { z } from 'zod';
import { defineTicket, SINGLE_USE } from '../../files/index.ts';

/** Query tools that export files. */
export type ExportKind = 'trade' | 'industry';

/** A query of a tool, and the number of rows the member may export. */
const payload = z.object({ query: z.unknown(), format: z.enum(['xlsx', 'csv']), rows: z.number() });

export type ExportTicket = z.infer<typeof payload>;

export const exportTicket = (kind: ExportKind) => defineTicket({ ...SINGLE_USE, name: `${kind}-export`, payload });
