import type { TagSite } from '@bee/platform';

/** The sub-site's own facts; an operator who runs it for another herb changes them here. */
export const site = {
  title: '三七专题',
  /** Tag that its menu leads to. */
  tagId: 'sanqi',
  /** The external page that the logo leads to; whoever runs the sub-site names it here. */
  logoHref: 'https://sanqi.bee.example/',
  logoTitle: '三七产地服务网站',
} as const;

/** What a tag gathers is read and looked at on these pages; for widgets of other remotes. */
export const tagSite = ({ id, title }: TagSite['tag']): TagSite => ({
  tag: { id, title },
  reading: 'sanqi/report',
  data: 'sanqi/dataset',
});
