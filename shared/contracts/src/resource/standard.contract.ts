import { z } from 'zod';
import { PASTE_MAX_CHARACTERS, PASTE_MAX_NUMBERS } from '../entity/paste-limits.ts';
import {
  limit as foodLimit,
  limitAuthorities,
  limitKinds,
  standard as standardEntity,
  standardRow,
  standardStatuses,
  standardTypes,
} from '../entity/standard.ts';
import { operation } from '../operation.ts';
import { id, instant, keyword, listOf, paging, source } from '../shapes.ts';

const checkedState = z.enum([
  'current',
  'pending',
  'draft',
  /** No longer in force; `successor` replaces it. */
  'replaced',
  /** No longer in force, without a successor. */
  'repealed',
  'not_found',
  /** Contains neither a number nor a searchable title. */
  'unreadable',
]);

const checkedNumber = z.object({
  /** Line of the pasted text, from 1. */
  line: z.number().int(),
  /** The parsed text. */
  text: z.string(),
  state: checkedState,
  /** The standard with that number; the newest one without a year. */
  standard: standardRow.nullable(),
  successor: standardRow.nullable(),
  /** Similar numbers or other years, if there is no exact match. */
  suggestions: z.array(standardRow),
  /** The same number occurs in an earlier line. */
  repeated: z.boolean(),
});

export const limitFood = z.object({
  id: z.string(),
  title: z.string(),
  alias: z.array(z.string()),
  parent_id: z.string().nullable(),
  level: z.enum(['食品', '亚类', '类别']),
  /** Limits of its own, excluding those of its groups. */
  count: z.number().int(),
  sample: z.boolean(),
});

export const standard = {
  'standard/getTypeList': operation({
    summary: '标准类型（国标、行标、地标、团标、企标、国际）及其数量',
    data: z.array(z.object({ type: z.enum(standardTypes), title: z.string(), count: z.number().int() })),
  }),
  'standard/getList': operation({
    summary: '标准列表；编号检索不分空格、斜线、连字符和大小写；facets 的键：type、cate、status、year、ics、ccs',
    request: z.object({
      ...paging,
      type: z.enum(standardTypes, '没有这种标准类型').optional(),
      cate_id: z.string().max(40).optional(),
      status: z.enum(standardStatuses, '没有这种状态').optional(),
      year: z
        .string()
        .regex(/^\d{4}$/, '年份应为四位数字')
        .optional(),
      /** A code or a prefix of one: 67, 67.080. */
      ics: z
        .string()
        .regex(/^\d{2}(?:\.\d{2,3}){0,2}$/, 'ICS 分类号应写成 67.080.20 的样子')
        .optional(),
      ccs: z
        .string()
        .regex(/^[A-Za-z](?:\s?\d{2})?$/, '中国标准分类号应写成 X04 的样子')
        .optional(),
      kw: keyword.optional(),
      sort: z.enum(['default', 'new', 'old', 'code'], '没有这种排序').default('default'),
    }),
    /** `near` if no number matched exactly and the list contains similar ones. */
    data: listOf(standardRow).extend({ near: z.boolean(), source }),
  }),
  'standard/getDetail': operation({
    method: 'GET',
    summary: '一个标准：元数据、替代关系、限量、相关标准；不含全文',
    request: z.object({ id }),
    data: standardEntity,
  }),
  'standard/checkNumbers': operation({
    summary: `核对一批标准编号的状态，逐行回答；一次最多 ${PASTE_MAX_NUMBERS} 个`,
    request: z.object({
      text: z
        .string()
        .max(PASTE_MAX_CHARACTERS, `一次最多粘贴 ${PASTE_MAX_CHARACTERS} 个字符，请分批核对`)
        .refine((text) => text.trim() !== '', '请粘贴要核对的标准编号，一行一个'),
    }),
    data: z.object({
      list: z.array(checkedNumber),
      counts: z.record(checkedState, z.number().int()),
      /** Numbers beyond the limit. */
      left_out: z.number().int(),
      updated_at: instant.nullable(),
      source,
    }),
  }),
  'standard/findLimits': operation({
    summary: '限量查询：食品（沿食品、亚类、类别逐级上溯）与物质，至少给出一个；facets 的键：kind、authority',
    request: z.object({
      ...paging,
      /** Id, name or alias. */
      food: z.string().trim().max(60, '食品名最多 60 个字').optional(),
      substance: z.string().trim().max(300, '物质名最多 300 个字').optional(),
      kind: z.enum(limitKinds, '没有这类限量').optional(),
      authority: z.enum(limitAuthorities, '没有这种来源').optional(),
    }),
    data: listOf(foodLimit).extend({
      /** The matched food with its groups from the category down; null if none was given or known. */
      food: limitFood.extend({ path: z.array(z.object({ id: z.string(), title: z.string() })) }).nullable(),
      substance: z
        .object({
          id: z.string(),
          name: z.string(),
          alias: z.array(z.string()),
          kind: z.enum(limitKinds),
          /** 类别、ADI、CNS、INS … */
          info: z.array(z.object({ k: z.string(), v: z.string() })),
        })
        .nullable(),
      /** Names similar to an unknown one. */
      foods_like: z.array(limitFood),
      substances_like: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(limitKinds) })),
      source,
    }),
  }),
  'standard/getLimitFoods': operation({
    summary: '限量查询的食品：类别、亚类与食品，父先于子',
    data: z.array(limitFood),
  }),
  'standard/getLimitSubstances': operation({
    summary: '限量查询的物质，按名称或别名查找',
    request: z.object({
      kw: keyword.optional(),
      kind: z.enum(limitKinds, '没有这类限量').optional(),
      limit: z.coerce.number().int().min(1).max(500, '一次最多 500 种物质').default(100),
    }),
    data: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(limitKinds), count: z.number().int() })),
  }),
};

export type CheckedNumber = z.output<typeof checkedNumber>;
export type LimitFood = z.output<typeof limitFood>;
