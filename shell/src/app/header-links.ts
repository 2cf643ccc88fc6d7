import { href } from '@bee/platform';
import { siteInfo } from './site-info.ts';

/** 数据云, 社区, 赚积分: in the header, on phones in the drawer. */
export const headerLinks = () => [
  { title: '数据云', href: siteInfo.dataCloudUrl, newTab: true },
  { title: '社区', href: href('group') },
  { title: '赚积分', href: href('user/score') },
];
