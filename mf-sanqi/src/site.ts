import type { Microsite } from '@bee/platform';

/** The sub-site's own facts; an operator who runs it for another herb changes them here. */
export const site = {
  title: '三七专题',
  /** Tag that its menu leads to, and whose policies and news are marked in the chart of prices. */
  tagId: 'sanqi',
  /** The external page that the logo leads to; whoever runs the sub-site names it here. */
  logoHref: 'https://sanqi.bee.example/',
  logoTitle: '三七产地服务网站',
  /** Name of the herb, as the tables of prices have it. */
  herb: '三七',
  /** Specifications in the order of trade; others come after them as the tables give them. */
  grades: ['20头', '30头', '40头', '60头', '80头', '120头', '无数头', '剪口', '毛根', '花'],
  /** The grade that the others are measured by. */
  reference: '60头',
  /** Where it is grown: the first market. */
  homeMarket: '文山',
  /** Two harvests a year; the second has specifications of its own, named by their prefix. Months of digging. */
  harvests: {
    spring: { title: '春七', months: [8, 9, 10] },
    winter: { title: '冬七', months: [11, 12, 1], prefix: '冬七' },
  },
} as const;

/** What a tag gathers is read and looked at on these pages; for widgets of other remotes. */
export const microsite = ({ id, title }: Microsite['tag'], from?: Microsite['from']): Microsite => ({
  tag: { id, title },
  reading: 'sanqi/report',
  data: 'sanqi/dataset',
  ...(from && { from }),
});
