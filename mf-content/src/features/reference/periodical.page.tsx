import { definePage, notFound } from '@bee/platform';
import { PeriodicalScreen } from './periodical-screen.tsx';
import type { SubArticle } from './reference-data.ts';
import { subArticleHead } from './reference-head.ts';
import { ReferenceSkeleton } from './reference-skeleton.tsx';

const LONGEST_ID = 64;

export const page = definePage<SubArticle>({
  load: ({ api, params, signal }) => {
    const { id } = params;
    if (!id || id.length > LONGEST_ID) throw notFound();
    return api('reference/subDetail', { id }, { signal });
  },
  head: subArticleHead,
  component: ({ data }) => <PeriodicalScreen article={data} />,
  skeleton: ReferenceSkeleton,
});
