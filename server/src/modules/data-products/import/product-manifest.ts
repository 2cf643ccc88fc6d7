import { fieldTypes, productFreqs, productLevels } from '@bee/contracts/entity/data-product';
import { z } from 'zod';
import type { Metadata } from '../../../importer/metadata-files.ts';
import { categoryNamed, productCategories } from '../model/product-categories.ts';

const text = (name: string, max: number) =>
  z.string(`${name}应是文字`).trim().min(1, `没有${name}`).max(max, `${name}过长，最多 ${max} 个字`);

/** Accepts the Chinese word or its code. */
const oneOf = <Code extends string>(name: string, codes: readonly Code[], words: Record<Code, string>) =>
  z.string(`没有${name}`).transform((given, context): Code => {
    const found = codes.find((code) => code === given.trim() || words[code] === given.trim());
    if (found) return found;
    context.addIssue(`${name}“${given}”无法识别，可以写：${codes.map((code) => words[code]).join('、')}`);
    return z.NEVER;
  });

const category = z.string('没有分类').transform((given, context) => {
  const found = categoryNamed(given.trim());
  if (found) return found;
  context.addIssue(`没有分类“${given}”，可以写：${productCategories.map(({ title }) => title).join('、')}`);
  return z.NEVER;
});

const field = z.strictObject({
  field: text('字段名', 100),
  title: text('字段的中文名', 100).optional(),
  type: oneOf('字段类型', fieldTypes, { text: '文字', number: '数字', date: '日期', region: '地区' }).optional(),
  unit: text('单位', 40).optional(),
  desc: text('字段说明', 500).optional(),
});

const file = z.strictObject({
  file: text('文件名', 200),
  title: text('文件标题', 80),
  fields: z.array(field, '字段应是一个列表').default([]),
});

const money = z.union([z.number(), z.string()], '价格应是数字').transform((given, context) => {
  const price = Number(given);
  if (Number.isFinite(price) && price > 0 && price < 1e8) return price.toFixed(2);
  context.addIssue(`价格应大于 0（${given}）`);
  return z.NEVER;
});

/** A product as described by an operator; see docs/product-import.md. */
export const productManifest = z
  .object({
    id: z
      .string('编号应是文字')
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, '编号只能有小写字母、数字和连字符，最多 60 个')
      .optional(),
    title: text('名称', 80),
    summary: text('摘要', 300),
    desc: text('说明', 20_000).optional(),
    category,
    freq: oneOf('更新频率', productFreqs, {
      D: '每日',
      W: '每周',
      M: '每月',
      Q: '每季',
      Y: '每年',
      irregular: '不定期',
    }),
    geo: text('地区', 60),
    access: oneOf('获取方式', productLevels, { public: '公开', login: '登录', vip: 'VIP', buy: '购买' }),
    price: money.optional(),
    licence: text('授权', 300),
    tags: z.array(text('标签', 20), '标签应是一个列表').max(30, '标签最多 30 个').default([]),
    tables: z.array(text('数据表编号', 60), '数据表应是一个列表').max(30, '数据表最多 30 个').default([]),
    version: text('版本', 30),
    date: z.iso.date('发布日期应写成 2026-01-31 的样子'),
    note: text('更新说明', 300).default('数据更新'),
    files: z.array(file, '没有文件').min(1, '没有文件').max(20, '文件最多 20 个'),
  })
  .refine(({ access, price }) => access !== 'buy' || price !== undefined, '获取方式为“购买”的产品须有价格');

export type ProductManifest = z.output<typeof productManifest>;

export const productMetadata: Metadata = {
  name: /^(products?|manifest|数据产品|元数据)\.(json|ndjson|jsonl)$/i,
  wanted: 'products.json（或 .ndjson），每个元素是一个数据产品',
};
