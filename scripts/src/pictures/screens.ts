import { contentId } from '../../../server/src/importer/content-id.ts';

/** `isAsking`: a dialog is open above a permanent skeleton; `isAtEnd`: scrolled to the end of the page. */
export type Screen = {
  name: string;
  path: string;
  as?: 'vip' | 'operator';
  isAsking?: boolean;
  isAtEnd?: boolean;
};

const news = contentId('n', 'news/fx-1');
const policy = contentId('p', 'policy/示例省蔬菜产业高质量发展促进办法（示例数据）|山东省|2026-02-20');
const infographic = contentId(
  'p',
  'policy_diagram/一图解读：示例省蔬菜产业高质量发展促进办法（示例数据）|山东省|2026-02-26',
);
const report = contentId('r', 'report/示例数据：设施蔬菜产业观察|2026-03-06');
const standard = contentId('s', 'NYT99001-2024');

/** Screens of the shell and of all five remotes, compared by every `npm test`; each is opened directly, at both widths. */
export const mainScreens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'news-article', path: `/home/article/detail/id/${news}` },
  { name: 'policy', path: `/home/article/detail/id/${policy}` },
  { name: 'daily-prices', path: '/home/vegetable/lists' },
  { name: 'price-chart', path: '/home/vegetable/detail/group/叶菜类/name/大白菜/type/1' },
  { name: 'statistics', path: '/home/data/macrostatistics' },
  { name: 'food', path: '/home/food/detail/code/901101' },
  { name: 'vip', path: '/home/user/vip' },
  { name: 'orders', path: '/home/order/list', as: 'vip' },
  { name: 'ai', path: '/home/ai/index' },
  { name: 'sanqi', path: '/home/sanqi/herbs' },
  // Pages for members open the dialog above their skeleton.
  { name: 'login', path: '/home/user/profile', isAsking: true },
];

/** Compared by `npm run pictures` and by the long tests. */
const otherScreens: Screen[] = [
  { name: 'not-found', path: '/home/none' },
  { name: 'search', path: '/home/search/keyword/番茄' },
  { name: 'help', path: '/home/fqa/index' },
  { name: 'footer', path: '/home/page/group', isAtEnd: true },
  { name: 'news-list', path: '/home/article/newslists/type/industry_news' },
  { name: 'policy-list', path: '/home/article/policylists/type/policy_repository' },
  { name: 'infographic', path: `/home/article/detail/id/${infographic}` },
  { name: 'report-list', path: '/home/article/reportlists/type/third_part_report' },
  { name: 'report', path: `/home/article/report/id/${report}` },
  { name: 'hub', path: '/home/article/taglists/tag/baicai' },
  { name: 'tools', path: '/home/page/application' },
  { name: 'market-day', path: '/home/data/pricedaily' },
  { name: 'food-index', path: '/home/food/index' },
  { name: 'encyclopedia', path: '/home/baike/index' },
  {
    name: 'fruit-chart',
    path: '/home/fruit/detail/area/山东烟台/category/苹果/type/产地价/addr/栖霞市/unit/公斤',
  },
  { name: 'standards', path: '/home/standard/lists' },
  { name: 'standard', path: `/home/standard/detail/id/${standard}` },
  { name: 'trade', path: '/home/trade/index' },
  { name: 'trade-product', path: '/home/trade/detail/name/榴莲' },
  { name: 'industry', path: '/home/industry/industrylists' },
  { name: 'products', path: '/home/data/productlists/type/file' },
  { name: 'profile', path: '/home/user/profile', as: 'vip' },
  { name: 'points', path: '/home/user/score', as: 'vip' },
  { name: 'messages', path: '/home/user/profile?tab=message', as: 'vip' },
  { name: 'order', path: '/home/order/detail/id/fix3', as: 'vip' },
  { name: 'ops-review', path: '/ops/review?tab=feedback', as: 'operator' },
  { name: 'ai-answer', path: '/ai/result?q=大白菜最近价格怎么样', isAtEnd: true },
  { name: 'sanqi-reports', path: '/home/sanqi/report/sanqi?scope=news' },
];

export const screens: Screen[] = [...mainScreens, ...otherScreens];

export const SIZES = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
];
