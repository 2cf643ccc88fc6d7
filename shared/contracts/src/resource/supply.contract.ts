import { z } from 'zod';
import {
  quantityUnit,
  reportReason,
  supplyDetail,
  supplyKind,
  supplyPosting,
  supplyPriceUnit,
  supplyReport,
  supplyReview,
  supplyState,
} from '../entity/supply.ts';
import { operation } from '../operation.ts';
import { day, id, keyword, listOf, paging } from '../shapes.ts';

const adcode = z.string('请选择所在城市').regex(/^\d{6}$/, '行政区划代码应为六位数字');
const optional = (name: string, max: number) =>
  z.string(`${name}应是文字`).trim().max(max, `${name}最多 ${max} 个字`).default('');
const needed = (name: string, max: number) =>
  z.string(`请填写${name}`).trim().min(1, `请填写${name}`).max(max, `${name}最多 ${max} 个字`);
const amount = (name: string, max: number) =>
  z.number(`${name}应是数字`).positive(`${name}应大于 0`).max(max, `${name}过大，请检查单位`);
const priceBound = z.coerce.number('价格应是数字').min(0, '价格不能小于 0').max(1e6, '价格过大');

export const supply = {
  'vegetable/getSupplyDemandCityList': operation({
    method: 'POST',
    summary: '有供需信息的城市',
    request: z.object({ kind: supplyKind.optional() }),
    data: z.array(z.object({ adcode: z.string(), name: z.string(), count: z.number().int() })),
  }),
  'vegetable/getSupplyDemandNameList': operation({
    method: 'POST',
    summary: '有供需信息的品名',
    request: z.object({ kind: supplyKind.optional(), adcode: adcode.optional() }),
    data: z.array(z.object({ product: z.string(), count: z.number().int() })),
  }),
  'vegetable/getSupplyDemandList': operation({
    method: 'POST',
    summary: '供需信息；mine=1 为自己发布的，facets 的键：选定品名时 spec，mine 时 status',
    request: z.object({
      ...paging,
      kind: supplyKind.optional(),
      product: z.string().trim().max(20).optional(),
      /** A province takes its cities in. */
      adcode: adcode.optional(),
      spec: z.string().trim().max(30).optional(),
      /** In 元/公斤. */
      price_min: priceBound.optional(),
      price_max: priceBound.optional(),
      has_image: z.literal(1).optional(),
      mine: z.literal(1).optional(),
      /** Together with `mine`; everybody else sees what is online. */
      status: supplyState.optional(),
      sort: z.enum(['new', 'price.asc', 'price.desc'], '没有这种排序').default('new'),
    }),
    data: listOf(supplyPosting),
  }),
  'vegetable/getSupplyDemandDetail': operation({
    method: 'POST',
    summary: '一条供需信息；reveal=1 查看手机号码，须登录，计入每日次数；seen=1 计一次浏览',
    request: z.object({ id, reveal: z.literal(1).optional(), seen: z.literal(1).optional() }),
    data: supplyDetail,
  }),
  'vegetable/supplyDemandAdd': operation({
    method: 'POST',
    summary:
      '发布供需信息，带 id 时修改；提交后待审核，展示中的只改数量、价格或有效期时立即生效。同一 form_token 只生成一条',
    access: 'member',
    request: z.object({
      id: id.optional(),
      kind: supplyKind,
      title: z.string('请填写标题').trim().min(4, '标题至少 4 个字').max(40, '标题最多 40 个字'),
      product: needed('品名', 20),
      variety: optional('品种', 20),
      spec: optional('规格', 30),
      qty: amount('数量', 1e8),
      qty_unit: quantityUnit,
      price: amount('价格', 1e6).nullable().default(null),
      price_unit: supplyPriceUnit.nullable().default(null),
      negotiable: z.boolean('面议应是“是”或“否”').default(false),
      adcode,
      origin: optional('产地', 40),
      expires_at: day,
      images: z.array(z.string().max(64, '图片编号有误')).max(6, '图片最多 6 张').default([]),
      desc: optional('详细说明', 1000),
      contact: needed('联系人', 20),
      mobile: needed('手机号码', 30),
      /** Of the posting that the form was filled with; a change of it since then is not written over. */
      revision: z.number('版本应是数字').int('版本应是整数').optional(),
      /** Keeps it as a draft. */
      draft: z.boolean().default(false),
      /** Random, made by the form once per posting, so that what is sent twice becomes one. */
      form_token: z
        .string()
        .regex(/^[\w-]{16,64}$/, '表单标识有误，请刷新页面后重试')
        .optional(),
    }),
    data: z.object({ id: z.string(), status: supplyState }),
  }),
  'vegetable/supplyDemandStatusChange': operation({
    method: 'POST',
    summary: '提交、暂停、恢复、成交、关闭或删除自己的供需信息',
    access: 'member',
    request: z.object({
      id,
      action: z.enum(['submit', 'pause', 'resume', 'done', 'close', 'delete'], '没有这种操作'),
    }),
    data: z.object({ id: z.string(), status: z.union([supplyState, z.literal('deleted')]) }),
  }),
  'vegetable/supplyDemandReport': operation({
    method: 'POST',
    summary: '举报一条供需信息；同一会员对同一条只记一次',
    access: 'member',
    request: z.object({ id, reason: reportReason, detail: optional('补充说明', 300) }),
    data: z.object({ id: z.string() }),
  }),
  'ops/getSupplyList': operation({
    method: 'POST',
    summary: '供需信息审核；facets 的键：status',
    access: 'operator',
    request: z.object({ ...paging, status: supplyState.optional(), kw: keyword.optional() }),
    data: listOf(supplyReview),
  }),
  'ops/reviewSupply': operation({
    method: 'POST',
    summary: '通过、驳回（须写原因）或下架（须写原因）一条供需信息',
    access: 'operator',
    request: z.object({
      id,
      action: z.enum(['approve', 'reject', 'takedown'], '没有这种操作'),
      reason: z.string().trim().max(200, '原因最多 200 个字').default(''),
      /** The one that was looked at. */
      revision: z.number('缺少版本').int(),
    }),
    data: supplyReview,
  }),
  'ops/getSupplyReportList': operation({
    method: 'POST',
    summary: '供需信息的举报；facets 的键：status',
    access: 'operator',
    request: z.object({
      ...paging,
      status: z.enum(['new', 'done'], '没有这种状态').optional(),
      kw: keyword.optional(),
    }),
    data: listOf(supplyReport),
  }),
  'ops/setSupplyReportStatus': operation({
    method: 'POST',
    summary: '把一条举报记为已处理或未处理，可附处理说明',
    access: 'operator',
    request: z.object({
      id,
      status: z.enum(['new', 'done'], '没有这种状态'),
      note: z.string().trim().max(500, '处理说明最多 500 个字').default(''),
    }),
    data: supplyReport,
  }),
};
