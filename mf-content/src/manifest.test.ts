import { misdeclaredQueries } from '@bee/testing/query-keys';
import { newsQuery, policyQuery, reportQuery } from './features/article-list/list-query.ts';
import { helpQuery } from './features/help/help.page.tsx';
import { referenceListQuery, sectionQuery } from './features/reference/reference-query.ts';
import { searchQuery } from './features/search/search-query.ts';
import { tagQuery } from './features/tag/tag-query.ts';
import { manifest } from './manifest.ts';

/** The manifest is part of the first script of every page, so it lists the keys instead of importing the queries. */
it('declares the keys that the pages read', () => {
  const read = {
    fqa: [helpQuery.keys],
    'article/detail': [{ compared: 'cmp' }],
    'article/news': [newsQuery.keys],
    'article/policy': [policyQuery.keys],
    'article/tag': [tagQuery.keys],
    'reference/detail': [sectionQuery.keys],
    'reference/list': [referenceListQuery.keys],
    'report/list': [reportQuery.keys],
    'search/result': [searchQuery.keys],
  };
  expect(misdeclaredQueries(manifest, read)).toEqual([]);
});
