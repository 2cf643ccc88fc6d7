import { z } from 'zod';

/** Yuan with two decimals, as text; never a floating number. */
export const money = z.string().regex(/^\d{1,10}\.\d{2}$/, '金额应写成 99.00 的样子');
