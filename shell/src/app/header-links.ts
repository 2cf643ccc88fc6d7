import { href } from '@bee/platform';

export type HeaderLink = { title: string; href: string; newTab?: boolean };

/** 数据云, 社区, 赚积分: in the header, and in the navigation when the window is narrow. */
export const headerLinks = (dataCloudUrl: string): HeaderLink[] => [
  ...(dataCloudUrl ? [{ title: '数据云', href: dataCloudUrl, newTab: true }] : []),
  { title: '社区', href: href('group') },
  { title: '赚积分', href: href('user/score') },
];
