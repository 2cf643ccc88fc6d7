import { misdeclaredQueries } from '@bee/testing/query-keys';
import { manifest } from './manifest.ts';
import { askQuery } from './parts/ask-query.ts';

/** The manifest is part of the first script of every page, so it lists the keys instead of importing the queries. */
it('declares the keys that the pages read', () => {
  const read = { ai: [askQuery.keys], 'ai/result': [askQuery.keys, { share: 'share' }] };
  expect(misdeclaredQueries(manifest, read)).toEqual([]);
});
