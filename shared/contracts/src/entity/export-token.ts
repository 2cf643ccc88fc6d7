import { z } from 'zod';

/** Of a file that the browser writes itself: how many are left today, of how many. */
export const exportCount = z.object({ left: z.number().int(), limit: z.number().int() });

/** Leave to fetch one file: once, for a short time, by the member who asked. */
export const exportToken = z.object({
  token: z.string(),
  /** Where the file is fetched, once, with `?token=`. */
  url: z.string(),
  filename: z.string(),
  rows: z.number().int(),
  format: z.enum(['xlsx', 'csv']),
  /** Seconds. */
  expires_in: z.number().int(),
  quota_left: z.number().int(),
});

export type ExportToken = z.output<typeof exportToken>;
