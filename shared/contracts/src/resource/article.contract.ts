import { z } from 'zod';
import {
  articleCard,
  article as articleEntity,
  articleType,
  newsTypes,
  policyLevels,
  policyTypes,
  reportTypes,
  tag,
  taggedIds,
  validities,
  withinTag,
} from '../entity/article.ts';
import { link } from '../entity/link.ts';
import { policyComparison, policyPicture, policyRelations } from '../entity/policy.ts';
import { productHub } from '../entity/product-hub.ts';
import { operation } from '../operation.ts';
import { day, id, keyword, listOf, paging } from '../shapes.ts';

export type * from '../entity/article.ts';

const scope = z.enum(['report', 'news', 'policy']);
const year = z.string().regex(/^\d{4}$/, '年份应为四位数字');

/** News and policies in one list call; the policy fields only filter policy types. */
const newsListRequest = z.object({
  ...paging,
  type: z.enum([...newsTypes, ...policyTypes], '没有这个栏目').optional(),
  cate_id: id.optional(),
  /** Id or title of a tag. */
  tag_id: id.optional(),
  kw: keyword.optional(),
  year: year.optional(),
  date_from: day.optional(),
  date_to: day.optional(),
  org: z.string().max(60).optional(),
  level: z.enum(policyLevels, '没有这个级别').optional(),
  region: z.string().max(30).optional(),
  doc_type: z.string().max(30).optional(),
  validity: z.enum(validities, '没有这种效力状态').optional(),
  sort: z.enum(['new', 'hot'], '没有这种排序').default('new'),
});

const category = z.object({ id: z.string(), title: z.string(), count: z.number().int() });

export const article = {
  'article/getColumnList': operation({
    summary: '栏目及其篇数',
    request: z.object({ scope }),
    data: z.array(z.object({ type: articleType, title: z.string(), desc: z.string(), count: z.number().int() })),
  }),
  'article/getCategoryList': operation({
    summary: '分类及其篇数',
    request: z.object({ scope: z.enum(['report', 'news', 'policy', 'standard']), type: articleType.optional() }),
    data: z.array(category),
  }),
  'article/getNewsList': operation({
    summary: '资讯或政策列表；facets 的键：type、cate、tag、org、level、region、doc_type、validity、year',
    request: newsListRequest,
    data: listOf(articleCard),
  }),
  'article/detail': operation({
    method: 'GET',
    summary: '一篇资讯、政策或协议（user_terms、privacy、property_statement）',
    request: z.object({
      id,
      /** Another policy: the changes from it to this one are returned as `comparison`. */
      cmp: id.optional(),
      tag_id: withinTag,
    }),
    data: articleEntity.extend({
      relations: policyRelations,
      comparison: policyComparison.nullable(),
      /** The long picture of a policy_diagram; null for other types. */
      picture: policyPicture.nullable(),
      tagged: taggedIds,
    }),
  }),
  'article/getRelatedList': operation({
    summary: '与一篇文章相关的文章',
    request: z.object({ id, limit: z.coerce.number().int().min(1).max(20).default(6) }),
    data: z.array(articleCard),
  }),
  'article/getRecommendList': operation({
    summary: '推荐文章',
    request: z.object({ scope: scope.optional(), limit: z.coerce.number().int().min(1).max(20).default(6) }),
    data: z.array(articleCard),
  }),
  'article/getTagList': operation({
    summary: '标签',
    request: z.object({ scope: scope.optional(), kw: keyword.optional() }),
    data: z.array(tag.extend({ count: z.number().int() })),
  }),
  'article/getTagRelatedList': operation({
    summary: '一个标签下的报告、资讯和政策；facets 的键：type、year，scope 给出各类篇数',
    request: z.object({
      ...paging,
      tag_id: id,
      scope: scope.optional(),
      type: z.enum([...newsTypes, ...policyTypes, ...reportTypes], '没有这个栏目').optional(),
      /** Words in title, summary or document number. */
      kw: keyword.optional(),
      year: year.optional(),
      sort: z.enum(['new', 'hot']).default('new'),
      /** Also returns content about the product of the tag. */
      hub: z.boolean().default(false),
    }),
    data: listOf(articleCard).extend({ tag, hub: productHub.nullable() }),
  }),
  'article/getBannerList': operation({
    method: 'GET',
    summary: '横幅',
    request: z.object({ pos: z.enum(['home', 'sanqi']).default('home') }),
    data: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        subtitle: z.string(),
        image: z.string().nullable(),
        to: link.nullable(),
      }),
    ),
  }),
};
