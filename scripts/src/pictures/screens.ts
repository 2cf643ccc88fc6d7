import { contentId } from '../../../server/src/importer/content-id.ts';

/** `isMember`: visited by a member; `isAsking`: a dialog is open above a permanent skeleton. */
export type Screen = { name: string; path: string; isMember?: boolean; isAsking?: boolean };

const news = contentId('n', 'news/fx-1');
const policy = contentId('p', 'policy/示例省蔬菜产业高质量发展促进办法（示例数据）|山东省|2026-02-20');

/** Screens of the shell and of all five remotes; each is opened directly, at both widths. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'news-article', path: `/home/article/detail/id/${news}` },
  { name: 'policy', path: `/home/article/detail/id/${policy}` },
  { name: 'daily-prices', path: '/home/vegetable/lists' },
  { name: 'price-chart', path: '/home/vegetable/detail/group/叶菜类/name/大白菜/type/1' },
  { name: 'statistics', path: '/home/data/macrostatistics' },
  { name: 'food', path: '/home/food/detail/code/901101' },
  { name: 'vip', path: '/home/user/vip' },
  { name: 'orders', path: '/home/order/list', isMember: true },
  { name: 'ai', path: '/home/ai/index' },
  { name: 'sanqi', path: '/home/sanqi/herbs' },
  // Pages for members open the dialog above their skeleton.
  { name: 'login', path: '/home/user/profile', isAsking: true },
];

export const SIZES = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
];
