import { misdeclaredQueries } from '@bee/testing/query-keys';
import { askQuery } from './lib/ask-query.ts';
import { manifest } from './manifest.ts';

/** The manifest is part of the first script of every page, so it lists the keys instead of importing the queries. */
it('declares the keys that the pages read', () => {
  const read = { ai: [askQuery.keys], 'ai/result': [askQuery.keys, { share: 'share' }] };
  expect(misdeclaredQueries(manifest, read)).toEqual([]);
});
