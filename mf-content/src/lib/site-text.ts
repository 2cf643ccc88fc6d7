import { articleHref, leavesMicrosite, type Microsite, matchLocation } from '@bee/platform';

const LINK = /<a\b([^>]*?)\shref="([^"]*)"([^>]*)>/g;

/** Sanitised HTML for a microsite: links to its own articles stay in it, others to the main site are marked. */
export const siteText = (html: string, site: Microsite | null, tagged: readonly string[]): string =>
  site === null
    ? html
    : html.replace(LINK, (link, before: string, address: string, after: string) => {
        const [pathname = '', search = ''] = address.replaceAll('&amp;', '&').split(/(?=\?)/);
        const match = pathname.startsWith('/') ? matchLocation({ pathname, search: search.replace(/#.*$/, '') }) : null;
        if (!match) return link;
        const id = match.params.id ?? '';
        const type = typeOf[match.page.id];
        if (type && tagged.includes(id)) return `<a${before} href="${articleHref({ id, type }, site)}"${after}>`;
        if (!leavesMicrosite(`${pathname}${search}`, site)) return link;
        return `<a${before} href="${address}" title="在农小蜂主站打开"${after.replace(/\stitle="[^"]*"/, '')}>`;
      });

/** Article type by the address of its page. */
const typeOf: Record<string, 'self_report' | 'industry_news'> = {
  'article/report': 'self_report',
  'article/detail': 'industry_news',
};
