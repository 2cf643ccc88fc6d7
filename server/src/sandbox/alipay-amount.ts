import { fenOf } from '@bee/domain/money';
import { z } from 'zod';

/** A sum of at least one fen, as 99.00 */
export const fenText = z
  .string()
  .regex(/^(?!0+\.00$)\d{1,9}\.\d{2}$/)
  .transform(fenOf);
