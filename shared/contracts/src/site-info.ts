import { z } from 'zod';
import { hostName } from './host-name.ts';

const text = z.string().trim().max(200);
/** An address of this or another site; never a scheme that a browser would execute. */
const address = z
  .string()
  .trim()
  .regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/, '应是以 https://、mailto:、tel: 或 / 开头的地址');
const optionalAddress = z.union([z.literal(''), address]);

/** A host name that serves a single remote; scheme and port are those of PUBLIC_URL. */
const ownHost = z.strictObject({
  host: z
    .string('应写域名，如 sanqi.example.com')
    .trim()
    .refine((host) => !host.includes(':') && hostName(host) !== null, {
      error: '应是域名，如 sanqi.example.com，不带 https://、端口和路径',
      abort: true,
    })
    .transform((host) => hostName(host) ?? ''),
  remote: z.string('应写微前端的名字，如 mf-sanqi').regex(/^mf-[a-z0-9-]+$/, '应是微前端的名字，如 mf-sanqi'),
  /** Path of the page shown at `/`. */
  start: z
    .string('应写首页的路径，如 /home/sanqi/herbs')
    .regex(/^\/[^\s/?#][^\s?#]*$/, '应是这个微前端一个页面的路径，如 /home/sanqi/herbs，不带域名和参数'),
  title: z.string('应写站点名称，如 三七专题').trim().min(1, '应写站点名称，如 三七专题').max(40, '最多 40 个字'),
});

/** Two sites on one host, or one site on two, would make the address of a page ambiguous. */
const eachOnce = (hosts: z.output<typeof ownHost>[], context: z.core.$RefinementCtx) => {
  for (const [index, { host, remote }] of hosts.entries()) {
    const before = hosts.slice(0, index);
    const problem = (key: string, message: string) => context.addIssue({ code: 'custom', path: [index, key], message });
    if (before.some((other) => other.host === host)) problem('host', `${host} 已经写过，一个域名只能写一次`);
    if (before.some((other) => other.remote === remote))
      problem('remote', `${remote} 已有独立域名，一个微前端只能有一个；其他域名请在代理里跳转`);
  }
};

/** Items of the floating bar that an operator can hide. */
export const floatingItems = ['follow', 'service', 'feedback', 'statement', 'type', 'top'] as const;

/**
 * Settings of the installation by the operator, as JSON (SITE_INFO). Missing fields have the defaults below; empty ones
 * are not shown.
 */
export const siteInfoSchema = z.strictObject({
  /** First line of the footer. */
  company: text.default('农小蜂农业数据服务平台'),
  contacts: z
    .array(z.strictObject({ label: text, value: text, href: address.optional() }))
    .max(12)
    .default([
      { label: '客服电话', value: '400-000-0000（示例）' },
      { label: '客服邮箱', value: 'service@bee.example', href: 'mailto:service@bee.example' },
      { label: '服务时间', value: '工作日 9:00–18:00' },
    ]),
  /** 备案号 and licences. */
  filings: z
    .array(z.strictObject({ title: text, href: address.optional() }))
    .max(12)
    .default([]),
  note: text.default('标有“示例数据”的内容由本站生成，仅供体验功能'),
  /** 审图号 of the maps, printed below them; without it they are marked as drafts. */
  map_approval: text.optional(),
  /** Seller on invoices; the default is the first line of the footer, without a tax number. */
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
  /** Target of the logo on the sanqi microsite. */
  sanqi_logo_url: optionalAddress.default('https://sanqi.bee.example/'),
  /** Contents of the two QR codes of the floating bar. */
  follow_text: text.default('https://bee.example/follow'),
  service_text: text.default('https://bee.example/service'),
  /** Hidden items of the floating bar. */
  hidden: z.array(z.enum(floatingItems, `只能是 ${floatingItems.join('、')}`)).default([]),
  /** Remotes with their own host names. */
  hosts: z.array(ownHost, '应是列表，每项写 host、remote、start、title').max(12).superRefine(eachOnce).default([]),
});

/** The complete file. */
export type SiteFile = z.output<typeof siteInfoSchema>;
/** The part that is included in documents. */
export type SiteInfo = Omit<SiteFile, 'hosts'>;
export type FloatingItem = (typeof floatingItems)[number];
