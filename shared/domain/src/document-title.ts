export const SITE_NAME = '农小蜂';
export const DEFAULT_TITLE = '农小蜂 - 农业数据服务平台';
export const DEFAULT_DESCRIPTION = '农业研究报告、行业资讯、农业政策、农产品价格与贸易数据、AI 问答';

/** Document title: the page's title followed by the site name. A sub-site on its own host uses its own name. */
export const documentTitle = (title: string | undefined, ownName?: string): string => {
  if (!title) return ownName ?? DEFAULT_TITLE;
  const name = ownName ?? SITE_NAME;
  return title === name || title.endsWith(` - ${name}`) ? title : `${title} - ${name}`;
};
