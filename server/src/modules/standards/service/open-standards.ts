import { limitAuthorities, limitKinds, standardStatuses, standardTypes } from '@bee/contracts/entity/standard';
import { keyword } from '@bee/contracts/shapes';
import { z } from 'zod';
import { InvalidInput } from '../../../http/errors.ts';
import { defineOpenData } from '../../../open-data/open-data.ts';
import { findLimits } from './find-limits.ts';
import { readStandards } from './standard.service.ts';

const standards = defineOpenData({
  path: 'standards',
  title: '标准目录',
  summary: '国标、行标、地标、团标、企标与国际标准的编号、状态和替代关系；不含全文',
  request: z.object({
    kw: keyword.optional().describe('编号或名称，如 GB 2763'),
    type: z.enum(standardTypes, '没有这种标准类型').optional().describe('标准类型'),
    status: z.enum(standardStatuses, '没有这种状态').optional().describe('状态'),
    year: z
      .string()
      .regex(/^\d{4}$/, '年份应为四位数字')
      .optional()
      .describe('发布年份'),
  }),
  example: 'kw=GB 2763',
  columns: [
    { key: 'code', title: '编号', type: 'string', value: ({ code }) => code },
    { key: 'title', title: '名称', type: 'string', value: ({ title }) => title },
    { key: 'type', title: '类型', type: 'string', value: ({ type }) => type },
    { key: 'status', title: '状态', type: 'string', value: ({ status }) => status },
    { key: 'issued_at', title: '发布日', type: 'string', value: ({ issued_at }) => issued_at },
    { key: 'effective_at', title: '实施日', type: 'string', value: ({ effective_at }) => effective_at },
    { key: 'repealed_at', title: '废止日', type: 'string', value: ({ repealed_at }) => repealed_at },
    { key: 'replaces', title: '代替', type: 'string', value: ({ replaces }) => codesOf(replaces) },
    { key: 'replaced_by', title: '被代替为', type: 'string', value: ({ replaced_by }) => codesOf(replaced_by) },
    { key: 'category', title: '分类', type: 'string', value: ({ category }) => category },
    { key: 'sample', title: '示例数据', type: 'boolean', value: ({ sample }) => sample },
  ],
  read: async (db, request, { today, page, limit }) => {
    const query = { ...request, sort: 'default' as const, page, limit };
    const { list, total, source } = await readStandards(db, query, today);
    return { rows: list, total, source };
  },
});

const codesOf = (standards: readonly { code: string }[]): string | null =>
  standards.map(({ code }) => code).join('；') || null;

const limits = defineOpenData({
  path: 'standards/limits',
  title: '限量',
  summary: '食品（沿食品、亚类、类别逐级上溯）中农药、兽药、污染物等的限量；food 和 substance 至少给一个',
  request: z.object({
    food: z.string().trim().min(1).max(60, '食品名最多 60 个字').optional().describe('食品，如 番茄'),
    substance: z.string().trim().min(1).max(300, '物质名最多 300 个字').optional().describe('物质，如 毒死蜱'),
    kind: z.enum(limitKinds, '没有这类限量').optional().describe('物质的种类'),
    authority: z.enum(limitAuthorities, '没有这种来源').optional().describe('国标或国际食品法典'),
  }),
  example: 'food=番茄',
  columns: [
    { key: 'substance', title: '物质', type: 'string', value: ({ substance }) => substance },
    { key: 'kind', title: '种类', type: 'string', value: ({ kind }) => kind },
    { key: 'food', title: '食品', type: 'string', value: ({ food }) => food },
    { key: 'food_text', title: '标准原文的食品', type: 'string', value: ({ food_text }) => food_text },
    { key: 'via', title: '定限量的层级', type: 'string', value: ({ via }) => via },
    { key: 'value', title: '限量', type: 'number', value: ({ value }) => value },
    { key: 'value_text', title: '限量原文', type: 'string', value: ({ value_text }) => value_text },
    { key: 'unit', title: '单位', type: 'string', value: ({ unit }) => unit },
    { key: 'authority', title: '来源', type: 'string', value: ({ authority }) => authority },
  ],
  read: async (db, request, { today, page, limit }) => {
    if (!request.food && !request.substance)
      throw new InvalidInput('请给出 food（食品）或 substance（物质），至少一个');
    const { list, total, source } = await findLimits(db, { ...request, page, limit }, today);
    return { rows: list, total, source };
  },
});

export const openStandards = [standards, limits];
