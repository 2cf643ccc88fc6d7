import { shanghaiDay } from '@bee/domain/calendar-day';
import type { Article } from './article-data.ts';

/** GB/T 7714-2015, electronic document: 责任者. 题名[EB/OL]. (发布日期)[引用日期]. 地址. */
export const citation = (article: Article, url: string, today: Date): string => {
  const author = article.policy?.issuing_orgs.join(', ') || article.author || article.source_name;
  const number = article.policy?.doc_no ? `: ${article.policy.doc_no}` : '';
  const published = article.published_at ? `(${article.published_at})` : '';
  return `${author ? `${author}. ` : ''}${article.title}${number}[EB/OL]. ${published}[${shanghaiDay(today)}]. ${url}.`;
};
