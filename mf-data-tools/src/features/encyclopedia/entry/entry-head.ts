import type { DataFor } from '@bee/contracts/operations';
import type { Head } from '@bee/contracts/page';
import { entryHref } from '../encyclopedia-query.ts';

type Entry = DataFor<'baike/getBaikeContent'>;

/** Metadata of an entry for search engines and share cards. */
export const entryHead = ({ id, title, alias, summary, updated_at, path, sample }: Entry): Head => ({
  title: `${title} - 农业百科`,
  description: `${title}${alias.length > 0 ? `（${alias.join('、')}）` : ''}：${summary}`,
  type: 'article',
  ...(!sample && {
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      name: title,
      alternateName: alias,
      description: summary,
      url: entryHref(id),
      dateModified: updated_at,
      inDefinedTermSet: path.map((one) => one.title).join(' / '),
    },
  }),
});
