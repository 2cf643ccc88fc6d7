import { href } from '@bee/platform';

export type SanqiPage = 'sanqi/herbs' | 'sanqi/report' | 'sanqi/dataset';

export type MenuEntry = { title: string; href: string; page?: SanqiPage };

/** The menu of the microsite. The first entry links to the main site. */
export const menuOf = (tagId: string): MenuEntry[] => [
  { title: '首页', href: href('home') },
  { title: '行情', href: href('sanqi/herbs'), page: 'sanqi/herbs' },
  { title: '报告', href: href('sanqi/report', { tagId }), page: 'sanqi/report' },
  { title: '数据', href: href('sanqi/dataset', { tagId }), page: 'sanqi/dataset' },
];

/** Pages of the main site that the footer links to. */
export const termsOf = (): MenuEntry[] => [
  { title: '用户协议', href: href('article/detail', { id: 'user_terms' }) },
  { title: '隐私政策', href: href('article/detail', { id: 'privacy' }) },
  { title: '知识产权声明', href: href('article/detail', { id: 'property_statement' }) },
];
