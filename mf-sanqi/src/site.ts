import type { Microsite } from '@bee/platform';

/** Configuration of the microsite; change it to run the site for another herb. */
export const site = {
  title: '三七专题',
  /** Tag of the menu's links; its policies and news are marked in the price chart. */
  tagId: 'sanqi',
  /** Target of the logo; set it to the external page of the operator. */
  logoHref: 'https://sanqi.bee.example/',
  logoTitle: '三七产地服务网站',
  /** Name of the herb in the price tables. */
  herb: '三七',
  /** Specifications in trade order; others follow in the order of the tables. */
  grades: ['20头', '30头', '40头', '60头', '80头', '120头', '无数头', '剪口', '毛根', '花'],
  /** The grade with which the others are compared. */
  reference: '60头',
  /** Market of the growing area, shown first. */
  homeMarket: '文山',
  /** Two harvests a year; specifications of the second one have a prefix. Months are those of the harvest. */
  harvests: {
    spring: { title: '春七', months: [8, 9, 10] },
    winter: { title: '冬七', months: [11, 12, 1], prefix: '冬七' },
  },
} as const;

/** Context for widgets of other remotes: pages of this site that show tagged content. */
export const microsite = ({ id, title }: Microsite['tag'], from?: Microsite['from']): Microsite => ({
  tag: { id, title },
  reading: 'sanqi/report',
  data: 'sanqi/dataset',
  ...(from && { from }),
});
