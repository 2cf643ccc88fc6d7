import { z } from 'zod';
import { customOrderKind } from '../entity/custom-order.ts';
import { operation } from '../operation.ts';
import { day } from '../shapes.ts';

/** What is typed into a form: a refused field is named by its message. */
const text = (name: string, max: number) => z.string(`${name}应是文字`).trim().max(max, `${name}最多 ${max} 个字`);

const needed = (name: string, max: number) =>
  z.string(`请填写${name}`).trim().min(1, `请填写${name}`).max(max, `${name}最多 ${max} 个字`);

export const enterprise = {
  'enterprise/addCustomOrder': operation({
    method: 'POST',
    summary: '提交报告或数据定制需求；访客也可以提交，附件须登录后上传。同一 form_token 只生成一单',
    request: z.object({
      kind: customOrderKind,
      title: needed('需求主题', 80),
      industry: text('行业或品类', 60).default(''),
      region: text('地区范围', 100).default(''),
      period: text('时间范围', 60).default(''),
      /** What the report should answer, or which fields the data should have. */
      fields: text('内容要求', 2000).default(''),
      deliver: text('交付形式', 60).default(''),
      budget: text('预算', 30).default(''),
      deadline: z.union([z.literal(''), day]).default(''),
      company: text('单位名称', 80).default(''),
      contact: needed('联系人', 30),
      mobile: needed('手机号码', 30),
      remark: text('备注', 1000).default(''),
      file_ids: z.array(z.string().max(64, '附件编号有误')).max(5, '附件最多 5 个').optional(),
      /** Random, made by the form once per order, so that what is sent twice becomes one order. */
      form_token: z
        .string()
        .regex(/^[\w-]{16,64}$/, '表单标识有误，请刷新页面后重试')
        .optional(),
    }),
    data: z.object({ id: z.string(), no: z.string() }),
  }),
};
