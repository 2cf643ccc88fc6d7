import { z } from 'zod';
import {
  invoice as invoiceEntity,
  invoiceReview,
  invoiceTitle,
  invoiceTypes,
  ownInvoiceStatuses,
  titleKinds,
} from '../entity/invoice.ts';
import { money } from '../entity/money.ts';
import { order } from '../entity/order.ts';
import { memberOperation, operatorOperation } from '../operation.ts';
import { plainLine } from '../plain-line.ts';
import { id, keyword, listOf, longPaging, paging, sorting } from '../shapes.ts';

export type * from '../entity/invoice.ts';

/** Maximum number of orders per invoice. */
const MAX_INVOICE_ORDERS = 50;

/** As in addresses, `1,2,3`, or as a list; without duplicates. */
const ids = z
  .union([z.string().transform((text) => text.split(',')), z.array(z.string())])
  .transform((list) => list.map((one) => one.trim()).filter((one) => one !== ''))
  .transform((list) => [...new Set(list)])
  .pipe(
    z
      .array(z.string().max(64, '订单编号过长'))
      .min(1, '请选择要开票的订单')
      .max(MAX_INVOICE_ORDERS, `一张发票最多 ${MAX_INVOICE_ORDERS} 个订单`),
  );

const FULL_WIDTH = /[！-～]/g;
/** Full-width letters and digits, as typed on Chinese keyboards, are converted. */
const halfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('　', ' ');

const line = (name: string, max: number) => z.string().transform(halfWidth).pipe(plainLine(name, { max })).default('');

const titleFields = {
  kind: z.enum(titleKinds, '请选择个人或企业'),
  title: z.string('请填写发票抬头').pipe(plainLine('发票抬头', { min: 2, max: 80 })),
  tax_no: z
    .string()
    .transform((text) => halfWidth(text).replace(/\s/g, '').toUpperCase())
    .pipe(z.string().max(20, '税号最多 20 位'))
    .default(''),
  address: line('注册地址', 100),
  phone: line('注册电话', 30),
  bank: line('开户银行', 80),
  account: line('银行账号', 40),
};

export const invoice = {
  'order/getInvoiceRequestList': memberOperation({
    summary: '可开票的订单（todo）或发票记录（done）；facets 的键：state',
    request: z.object({
      ...paging,
      state: z.enum(['todo', 'done'], '没有这种状态').default('todo'),
      /** Filter of the records. */
      status: z.enum(ownInvoiceStatuses, '没有这种状态').optional(),
    }),
    data: listOf(
      z.discriminatedUnion('row', [
        z.object({ row: z.literal('order'), order }),
        z.object({ row: z.literal('invoice'), invoice: invoiceEntity }),
      ]),
    ),
  }),
  'order/getInvoiceInfo': memberOperation({
    summary: '开票页所需：订单、合计、抬头；有一个不能开票就整体拒绝并说明是哪一个',
    request: z.object({ ids }),
    data: z.object({ orders: z.array(order), total: money, titles: z.array(invoiceTitle) }),
  }),
  'order/invoiceSubmit': memberOperation({
    summary: '为一个或几个订单申请一张发票；同一 form_token 只成一张',
    request: z.object({
      ids,
      type: z.enum(invoiceTypes, '请选择普通发票或专用发票'),
      ...titleFields,
      email: z.email('请填写正确的邮箱').max(100, '邮箱过长'),
      mobile: line('手机号码', 20),
      remark: line('备注', 200),
      /** Also saves it to the title book. */
      save_title: z.boolean().default(false),
      form_token: z.string('缺少表单标识，请刷新页面后重试').regex(/^[\w-]{16,64}$/, '表单标识有误，请刷新页面后重试'),
    }),
    data: z.object({ invoice_id: z.string(), status: z.enum(ownInvoiceStatuses) }),
  }),
  'order/getInvoice': memberOperation({
    summary: '一张发票',
    request: z.object({ id }),
    data: invoiceEntity,
  }),
  'order/getInvoiceTitleList': memberOperation({
    summary: '自己的抬头，默认的在最前',
    data: z.array(invoiceTitle),
  }),
  'order/saveInvoiceTitle': memberOperation({
    summary: '保存一个抬头；没有 id 时新增，最多 20 个',
    request: z.object({ id: id.optional(), ...titleFields, is_default: z.boolean().default(false) }),
    data: z.array(invoiceTitle),
  }),
  'order/deleteInvoiceTitle': memberOperation({
    summary: '删除一个抬头',
    request: z.object({ id }),
    data: z.array(invoiceTitle),
  }),
  'ops/getInvoiceList': operatorOperation({
    summary: '发票申请；facets 的键：status',
    request: z.object({
      ...longPaging,
      ...sorting(['amount', 'submitted_at']),
      status: z.enum(ownInvoiceStatuses, '没有这种状态').optional(),
      kw: keyword.optional(),
    }),
    data: listOf(invoiceReview),
  }),
  'ops/setInvoiceStatus': operatorOperation({
    summary: '推进一张发票：已申请 → 开具中 → 已开具（生成 PDF）或退回；已开具的凭红字发票号码红冲（生成红字 PDF）',
    request: z.object({
      id,
      status: z.enum(['issuing', 'issued', 'rejected', 'reversed'], '没有这种状态'),
      /** Number of the issued invoice, or of its red-letter invoice: 8 to 20 digits. */
      no: z
        .string()
        .trim()
        .regex(/^(\d{8,20})?$/, '发票号码应是 8 至 20 位数字')
        .default(''),
      reason: z.string().trim().max(200, '原因最多 200 个字').default(''),
    }),
    data: invoiceReview,
  }),
};
