import { z } from 'zod';
import { productLinks, productParts } from '../entity/product-links.ts';
import { operation } from '../operation.ts';

export type * from '../entity/product-links.ts';

export const product = {
  'product/getLinks': operation({
    summary: '一个品种在各工具里的情况：批发价、进出口、营养成分、现行标准；没有的为 null',
    request: z.object({
      /** Any name or alias. */
      name: z.string('缺少品名').trim().min(1, '缺少品名').max(60, '品名最多 60 个字'),
      parts: z
        .array(z.enum(productParts, '没有这一部分'))
        .max(4)
        .default([...productParts]),
    }),
    data: productLinks,
  }),
};
