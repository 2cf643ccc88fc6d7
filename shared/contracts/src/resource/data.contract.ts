import { z } from 'zod';
import { dataProduct, dataProductCard, productFormats, productLevels } from '../entity/data-product.ts';
import { modelCard } from '../entity/industry.ts';
import { operation } from '../operation.ts';
import { id, keyword, listOf, paging, source } from '../shapes.ts';

export type * from '../entity/data-product.ts';

export const productSorts = ['default', 'new', 'rows', 'sales', 'price'] as const;

export const dataProducts = {
  'data/getProductList': operation({
    summary: '数据产品列表；facets 的键：cate、tag、format、access，各自在其他条件下计数',
    request: z.object({
      ...paging,
      type: z.literal('file', '没有这类数据产品').default('file'),
      cate_id: z.string().max(40).optional(),
      tag_id: z.string().max(64).optional(),
      format: z.enum(productFormats, '没有这种文件格式').optional(),
      access: z.enum(productLevels, '没有这种获取方式').optional(),
      kw: keyword.optional(),
      sort: z.enum(productSorts, '没有这种排序').default('default'),
    }),
    data: listOf(dataProductCard).extend({ source }),
  }),
  'data/getProductDetail': operation({
    summary: '一个数据产品：覆盖、字段字典、20 行样本、文件、更新记录；doc_id 选定其中一个文件',
    request: z.object({ id, doc_id: id.optional() }),
    data: dataProduct,
  }),
  'data/getRelatedList': operation({
    summary: '与一个数据产品同标签或同类的其他产品，最多 6 个',
    request: z.object({ id }),
    data: z.array(dataProductCard),
  }),
  'data/getRelatedModelList': operation({
    summary: '与一个数据产品相关的产业数据表：产品写明的，及与它同标签、同品种的，最多 8 个',
    request: z.object({ id }),
    data: z.array(modelCard),
  }),
  'data/getFileToken': operation({
    summary: '取得数据产品一个文件（或它的 20 行样本）的下载地址：只能用一次，120 秒内有效，登录后只限本人',
    request: z.object({ id, doc_id: id, part: z.enum(['file', 'sample'], '没有这种下载').default('file') }),
    data: z.object({
      token: z.string(),
      url: z.string(),
      filename: z.string(),
      /** Bytes; null for a sample, which is generated on the fly. */
      size: z.number().int().nullable(),
      expires_in: z.number().int(),
    }),
  }),
};
