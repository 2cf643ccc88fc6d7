import { z } from 'zod';
import { tag } from '../entity/article.ts';
import { operation } from '../operation.ts';
import { id, instant, keyword, listOf, paging, source } from '../shapes.ts';

const baikeCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  cate_id: z.string(),
  cate_title: z.string(),
  views: z.number().int(),
  sample: z.boolean(),
  updated_at: instant.nullable(),
});

const baikeEntry = baikeCard.extend({
  alias: z.array(z.string()),
  info: z.array(z.object({ k: z.string(), v: z.string() })),
  content_html: z.string(),
  toc: z.array(z.object({ id: z.string(), level: z.number().int(), title: z.string() })),
  refs: z.array(z.object({ no: z.number().int(), text: z.string(), url: z.string().nullable() })),
  related: z.array(baikeCard),
  tags: z.array(tag),
  source,
});

export const baike = {
  'baike/getBaikeLists': operation({
    method: 'POST',
    summary: '百科条目',
    request: z.object({ ...paging, cate_id: id.optional(), kw: keyword.optional() }),
    data: listOf(baikeCard),
  }),
  'baike/getBaikeContent': operation({
    method: 'POST',
    summary: '一个百科条目',
    request: z.object({ id }),
    data: baikeEntry,
  }),
};

export type BaikeCard = z.output<typeof baikeCard>;
export type Baike = z.output<typeof baikeEntry>;
