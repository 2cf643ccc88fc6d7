import { z } from 'zod';
import { hostName } from './host-name.ts';

const text = z.string().trim().max(200);
/** An address of this or another site; nothing that a browser would run. */
const address = z
  .string()
  .trim()
  .regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/, '应是以 https://、mailto:、tel: 或 / 开头的地址');
const optionalAddress = z.union([z.literal(''), address]);

/** A host name on which one remote is served alone; scheme and port are those of PUBLIC_URL. */
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
  /** Path of the page that stands at `/`. */
  start: z
    .string('应写首页的路径，如 /home/sanqi/herbs')
    .regex(/^\/[^\s/?#][^\s?#]*$/, '应是这个微前端一个页面的路径，如 /home/sanqi/herbs，不带域名和参数'),
  title: z.string('应写站点名称，如 三七专题').trim().min(1, '应写站点名称，如 三七专题').max(40, '最多 40 个字'),
});

/** Two sites at one host, or one site at two, would leave a page without its one address. */
const eachOnce = (hosts: z.output<typeof ownHost>[], context: z.core.$RefinementCtx) => {
  for (const [index, { host, remote }] of hosts.entries()) {
    const before = hosts.slice(0, index);
    const problem = (key: string, message: string) => context.addIssue({ code: 'custom', path: [index, key], message });
    if (before.some((other) => other.host === host)) problem('host', `${host} 已经写过，一个域名只能写一次`);
    if (before.some((other) => other.remote === remote))
      problem('remote', `${remote} 已有独立域名，一个微前端只能有一个；其他域名请在代理里跳转`);
  }
};

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
  /** Remotes with a host name of their own. */
  hosts: z.array(ownHost, '应是列表，每项写 host、remote、start、title').max(12).superRefine(eachOnce).default([]),
});

/** The whole of the file. */
export type SiteFile = z.output<typeof siteInfoSchema>;
/** What documents carry of it. */
export type SiteInfo = Omit<SiteFile, 'hosts'>;
export type FloatingItem = (typeof floatingItems)[number];
