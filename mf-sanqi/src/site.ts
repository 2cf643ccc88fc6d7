/** The sub-site's own facts; an operator who runs it for another herb changes them here. */
export const site = {
  title: '三七专题',
  /** Tag that its menu leads to. */
  tagId: 'sanqi',
  /** Where the logo leads: the government of 文山, where 三七 is grown. */
  logoHref: 'https://www.ynws.gov.cn/',
  logoTitle: '文山州人民政府网站',
} as const;
