import { fenOf } from '@bee/domain/money';
import { z } from 'zod';

/** An amount of at least one fen, e.g. 99.00 */
export const fenText = z
  .string()
  .regex(/^(?!0+\.00$)\d{1,9}\.\d{2}$/)
  .transform(fenOf);
