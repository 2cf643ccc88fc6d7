import { href } from '@bee/platform';
import type { Report } from './report-data.ts';

/** Links to the series and tables behind the figures, unique, named after the first figure that uses each. */
export const linkedData = ({ figures }: Pick<Report, 'figures'>): { title: string; to: string }[] => {
  const found = new Map<string, string>();
  for (const { title, link } of figures) {
    if (!link) continue;
    const to = href(link.page, link.params);
    if (!found.has(to)) found.set(to, link.params.name ? `${link.params.name}行情` : title);
  }
  return [...found].map(([to, title]) => ({ title, to }));
};

/** Headings of the text in at most two levels. */
export const textContents = (toc: Report['toc']): { id: string; title: string; level: 1 | 2 }[] => {
  const top = Math.min(...toc.map(({ level }) => level));
  return toc.map(({ id, title, level }) => ({ id, title, level: level === top ? 1 : 2 }));
};
