import type { Head } from './define-page.tsx';

export const SITE_NAME = '农小蜂';
export const DEFAULT_TITLE = '农小蜂 - 农业数据服务平台';
export const DEFAULT_DESCRIPTION = '农业研究报告、行业资讯、农业政策、农产品价格与贸易数据、AI 问答';

/** Title of the document: a page's own title comes first, the site's name last. */
export const documentTitle = (head: Head | null): string =>
  head?.title ? `${head.title} - ${SITE_NAME}` : DEFAULT_TITLE;

/** Brings the head of the open document in line with the page that it now shows. */
export const applyHead = (head: Head, canonical: string) => {
  document.title = documentTitle(head);
  setMeta('description', head.description ?? DEFAULT_DESCRIPTION);
  setMeta('robots', head.robots ?? 'index,follow');
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(canonical, link.href).href;
};

const setMeta = (name: string, content: string) => {
  const found = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) found.content = content;
  else document.head.append(Object.assign(document.createElement('meta'), { name, content }));
};
