import { z } from 'zod';

/** Quota for files that the browser writes itself: remaining today, and the limit. */
export const exportCount = z.object({ left: z.number().int(), limit: z.number().int() });

/** Permission to download one file: single-use, short-lived, bound to the member. */
export const exportToken = z.object({
  token: z.string(),
  /** Address of the file, single-use, with `?token=`. */
  url: z.string(),
  filename: z.string(),
  rows: z.number().int(),
  format: z.enum(['xlsx', 'csv']),
  /** Seconds. */
  expires_in: z.number().int(),
  quota_left: z.number().int(),
});

export type ExportToken = z.output<typeof exportToken>;
