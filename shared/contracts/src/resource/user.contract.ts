import { z } from 'zod';
import { favorite, favoriteTypes } from '../entity/favorite.ts';
import { sexes, userInfo } from '../entity/member.ts';
import { medalProgress, scoreDirections, scoreMonth, scoreRecord, scoreTask } from '../entity/score.ts';
import { memberOperation, operation } from '../operation.ts';
import { plainLine } from '../plain-line.ts';
import { day, id, instant, keyword, listOf, paging } from '../shapes.ts';

export type * from '../entity/favorite.ts';
export type * from '../entity/link.ts';
export type * from '../entity/member.ts';
export type * from '../entity/score.ts';

const place = plainLine('地区名称', { max: 30 });
const favoriteType = z.enum(favoriteTypes, '不能收藏这类内容');

export const user = {
  'user/getProfile': memberOperation({
    summary: '我的资料；每天第一次调用记一次签到积分',
    data: userInfo,
  }),
  'user/updateInfo': memberOperation({
    summary: '修改资料；没有给出的项目不变',
    request: z.object({
      nickname: plainLine('昵称', { min: 2, max: 20 }).optional(),
      sex: z.enum(sexes, '没有这种性别选项').optional(),
      birthday: day.nullable().optional(),
      province: place.optional(),
      city: place.optional(),
      district: place.optional(),
      entity: plainLine('单位名称', { max: 60 }).optional(),
      /** fid of an own file with purpose `avatar`; empty removes the picture. */
      avatar: z.string().max(64, '文件编号有误').optional(),
    }),
    data: userInfo,
  }),
  'user/score': memberOperation({
    summary: '积分、任务与勋章',
    data: z.object({
      score: z.number().int(),
      exp: z.number().int(),
      level: z.number().int(),
      /** Experience at which this level starts, and at which the next one starts; null at the highest. */
      level_from: z.number().int(),
      level_next: z.number().int().nullable(),
      /** Points earned today. */
      today: z.number().int(),
      /** Consecutive days of sign-in, up to today. */
      streak: z.number().int(),
      /** The last seven days, today last. */
      week: z.array(z.object({ day, signed: z.boolean() })),
      tasks: z.array(scoreTask),
      medals: z.array(medalProgress),
      expiring: z.object({ score: z.number().int(), at: instant }).nullable(),
    }),
  }),
  'user/getVipReceipt': memberOperation({
    summary: '近一年从本站得到了什么，只数有记录的',
    data: z.object({
      /** A year ago, or the day of registration. */
      from: day,
      counts: z.array(
        z.object({
          kind: z.enum(['reports', 'downloads', 'exports', 'questions', 'alerts']),
          count: z.number().int(),
          /** Counted from this day on. */
          since: day,
        }),
      ),
    }),
  }),
  'user/getScoreLists': memberOperation({
    summary: '积分明细；facets 的键：source',
    request: z.object({
      ...paging,
      dir: z.enum(scoreDirections, '没有这种收支方向').optional(),
      source: z.string().max(30).optional(),
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份应写成 2026-01 的样子')
        .optional(),
    }),
    data: listOf(scoreRecord).extend({ months: z.array(scoreMonth) }),
  }),
  'user/getMyFavoriteList': memberOperation({
    summary: '我的收藏；facets 的键：type、state (invalid：来源已下线的)',
    request: z.object({ ...paging, type: favoriteType.optional(), kw: keyword.optional() }),
    data: listOf(favorite),
  }),
  'user/removeFavorites': memberOperation({
    summary: '一次取消多条收藏 (收藏的 id)，或全部来源已下线的收藏 (invalid)',
    request: z
      .object({
        ids: z.array(id).max(100, '一次最多取消 100 条收藏').default([]),
        invalid: z.boolean().default(false),
      })
      .refine(({ ids, invalid }) => invalid || ids.length > 0, '请先选择要取消的收藏'),
    data: z.object({ removed: z.number().int() }),
  }),
  'user/favorite': memberOperation({
    summary: '收藏、取消收藏或切换；state 只查询',
    request: z.object({
      type: favoriteType,
      id,
      action: z.enum(['add', 'remove', 'toggle', 'state'], '没有这种操作').default('toggle'),
    }),
    data: z.object({ favorited: z.boolean(), count: z.number().int() }),
  }),
  'user/feedback': operation({
    summary: '意见反馈',
    request: z.object({
      contact: z.string('请输入您的姓名').trim().min(1, '请输入您的姓名').max(30, '姓名最多 30 个字'),
      tel: z.string('请输入您的联系电话').trim().min(1, '请输入您的联系电话').max(30, '联系电话过长'),
      content: z.string('请输入反馈和建议').trim().min(1, '请输入反馈和建议').max(2000, '反馈和建议最多 2000 个字'),
    }),
    data: z.null(),
  }),
};
