import { type ArticleType, typeTitles } from '@bee/domain/article-type';
import type { TagPage } from './tag-data.ts';

/** The types for which a tag has articles, in the order of the navigation, with their counts. */
export const typesOf = ({ facets }: Pick<TagPage, 'facets'>): { type: ArticleType; title: string; count: number }[] =>
  (Object.keys(typeTitles) as ArticleType[]).flatMap((type) => {
    const count = facets?.type?.find(({ value }) => value === type)?.count ?? 0;
    return count > 0 ? [{ type, title: typeTitles[type], count }] : [];
  });

const SCOPES = { report: '报告', news: '资讯', policy: '政策' } as const;
export type Scope = keyof typeof SCOPES;

/** “报告 3 篇、资讯 12 篇”; null without articles. */
export const scopesInWords = ({ facets }: Pick<TagPage, 'facets'>): string | null => {
  const known = (Object.keys(SCOPES) as Scope[]).flatMap((scope) => {
    const count = countOf({ facets }, scope);
    return count > 0 ? [`${SCOPES[scope]} ${count} 篇`] : [];
  });
  return known.length > 0 ? known.join('、') : null;
};

export const countOf = ({ facets }: Pick<TagPage, 'facets'>, scope: Scope): number =>
  facets?.scope?.find(({ value }) => value === scope)?.count ?? 0;
