export const SITE_NAME = '农小蜂';
export const DEFAULT_TITLE = '农小蜂 - 农业数据服务平台';
export const DEFAULT_DESCRIPTION = '农业研究报告、行业资讯、农业政策、农产品价格与贸易数据、AI 问答';

/** Title of a document: the page's own comes first, the site's name last. */
export const documentTitle = (title: string | undefined): string => (title ? `${title} - ${SITE_NAME}` : DEFAULT_TITLE);
