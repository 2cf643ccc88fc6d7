import { z } from 'zod';

const text = z.string().trim().max(200);
/** An address of this or another site; nothing that a browser would run. */
const address = z
  .string()
  .trim()
  .regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/, '应是以 https://、mailto:、tel: 或 / 开头的地址');
const optionalAddress = z.union([z.literal(''), address]);

/** Items of the floating bar that an operator may hide. */
export const floatingItems = ['follow', 'service', 'feedback', 'statement', 'type', 'top'] as const;

/**
 * What an operator says about the installation, as JSON (SITE_INFO). What the file leaves out stands as below, what it
 * leaves empty is not shown.
 */
export const siteInfoSchema = z.strictObject({
  /** First line of the footer. */
  company: text.default('农小蜂农业数据服务平台'),
  contacts: z
    .array(z.strictObject({ label: text, value: text, href: address.optional() }))
    .max(12)
    .default([
      { label: '客服邮箱', value: 'service@bee.example', href: 'mailto:service@bee.example' },
      { label: '服务时间', value: '工作日 9:00–18:00' },
    ]),
  /** 备案号 and licences. */
  filings: z
    .array(z.strictObject({ title: text, href: address.optional() }))
    .max(12)
    .default([]),
  note: text.default('标有“示例数据”的内容由本站生成，仅供体验功能'),
  /** 审图号 of the maps, printed below them; without it they say that they are drafts. */
  map_approval: text.optional(),
  /** Who invoices say has sold; without it the first line of the footer, without a tax number. */
  invoice_issuer: z
    .strictObject({
      title: text.min(2),
      tax_no: text.default(''),
      address: text.default(''),
      phone: text.default(''),
      bank: text.default(''),
      account: text.default(''),
    })
    .optional(),
  /** The external data cloud of the header. */
  data_cloud_url: optionalAddress.default('https://cloud.bee.example/'),
  /** Where the logo of the sanqi sub-site leads. */
  sanqi_logo_url: optionalAddress.default('https://sanqi.bee.example/'),
  /** What the two QR codes of the floating bar say. */
  follow_text: text.default('https://bee.example/follow'),
  service_text: text.default('https://bee.example/service'),
  /** Items of the floating bar that are left out. */
  hidden: z.array(z.enum(floatingItems, `只能是 ${floatingItems.join('、')}`)).default([]),
});

export type SiteInfo = z.output<typeof siteInfoSchema>;
export type FloatingItem = (typeof floatingItems)[number];
