import { z } from 'zod';
import { operatorOperation } from '../operation.ts';
import { id, instant, keyword, listOf, longPaging, sorting } from '../shapes.ts';

export const thesaurusKind = z.enum(
  ['produce', 'grain', 'food', 'animal', 'aquatic', 'herb', 'substance', 'body', 'document', 'other'],
  '没有这个类别',
);

const names = {
  name: z.string(),
  synonyms: z.array(z.string()),
  /** Of which it is a variety or a cut. */
  broader: z.array(z.string()),
  /** Taken for it by name, but another thing. */
  unlike: z.array(z.string()),
};

const thesaurusItem = z.object({
  id: z.string(),
  kind: thesaurusKind,
  ...names,
  version: z.number().int(),
  /** Null while it is as delivered. */
  changed_at: instant.nullable(),
  /** Nickname of the operator, or 导入; empty while it is as delivered. */
  changed_by: z.string(),
});

const thesaurusChange = z.object({
  id: z.string(),
  action: z.enum(['created', 'changed', 'removed']),
  changed_at: instant,
  changed_by: z.string(),
  /** What was added and removed, by field; empty fields are omitted. */
  fields: z.array(z.object({ title: z.string(), added: z.array(z.string()), removed: z.array(z.string()) })),
});

const missedKind = z.enum(['nothing', 'some', 'declined', 'disliked'], '没有这个类别');

const missedWord = z.object({
  kind: missedKind,
  /** As it was last asked, with numbers of persons masked. */
  word: z.string(),
  count: z.number().int(),
  last_at: instant,
});

const typedName = z.string('请填写名称').max(200, '名称最多 40 个字');
const typedNames = z.array(typedName).max(200, '名称太多，最多 60 个').default([]);
const version = z.coerce.number().int().min(1);

export const thesaurus = {
  'ops/getThesaurus': operatorOperation({
    summary: '各物的名称与别名：按名称或别名查找；facets 的键：kind',
    request: z.object({
      ...longPaging,
      ...sorting(['names', 'changed_at']),
      kind: thesaurusKind.optional(),
      kw: keyword.optional(),
    }),
    data: listOf(thesaurusItem),
  }),
  'ops/getThesaurusHistory': operatorOperation({
    summary: '一个词条最近 50 次修改：谁、何时、改了什么',
    request: z.object({ id }),
    data: z.array(thesaurusChange),
  }),
  'ops/saveThesaurusEntry': operatorOperation({
    summary: '新建（不写 id）或修改一个词条；修改时写上读到的 version，其间被别人改过则拒绝。搜索、提示与回答立即采用',
    request: z.object({
      id: id.optional(),
      version: version.optional(),
      kind: thesaurusKind,
      name: typedName,
      synonyms: typedNames,
      broader: typedNames,
      unlike: typedNames,
    }),
    data: thesaurusItem,
  }),
  'ops/removeThesaurusEntry': operatorOperation({
    summary: '删除一个词条；修改历史保留，导入不会再添加它',
    request: z.object({ id, version }),
    data: z.object({ name: z.string() }),
  }),
  'ops/getMissedWords': operatorOperation({
    summary: '近 30 天没有搜到的词、没有答上或不满意的问题，相同的合并计数；facets 的键：kind',
    request: z.object({
      ...longPaging,
      ...sorting(['count', 'last_at']),
      kind: missedKind.optional(),
      kw: keyword.optional(),
    }),
    data: listOf(missedWord),
  }),
};

export type ThesaurusItem = z.output<typeof thesaurusItem>;
export type ThesaurusChange = z.output<typeof thesaurusChange>;
export type MissedWord = z.output<typeof missedWord>;
export type MissedKind = MissedWord['kind'];
