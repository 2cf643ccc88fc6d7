import { misdeclaredQueries } from '@bee/testing/query-keys';
import { chartKeys } from '@bee/ui/data';
import { datasetQuery, itemQuery } from './features/dataset/dataset-state.ts';
import { herbsQuery } from './features/herbs/herbs-query.ts';
import { reportQuery } from './features/report/report-state.ts';
import { manifest, widgetKeys } from './manifest.ts';

/** The manifest is part of the first script of every page, so it lists the keys instead of importing the queries. */
it('declares the keys that the pages and their widgets read', () => {
  const ofWidgets = Object.fromEntries(widgetKeys.map((key) => [key, key]));
  const read = {
    'sanqi/dataset': [datasetQuery.keys, itemQuery.keys, ofWidgets],
    'sanqi/herbs': [herbsQuery.keys, chartKeys],
    'sanqi/report': [reportQuery.keys],
  };
  expect(misdeclaredQueries(manifest, read)).toEqual([]);
});
