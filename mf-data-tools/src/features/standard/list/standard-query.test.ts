import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { listQuery, readStandardQuery, standardHref, viewHref } from './standard-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

it('each view has its own address', () => {
  expect(viewHref('check')).toBe('/home/standard/lists?view=check');
  expect(viewHref('list')).toBe('/home/standard/lists');
});

it('resets the page number with every change; type and sort order are kept when filters are cleared', () => {
  const query = readStandardQuery({ type: 'gb', status: 'current', year: '2021', s: 'code', p: '4' });
  expect(standardHref(query, { status: 'draft' })).toBe('/home/standard/lists?type=gb&status=draft&year=2021&s=code');
  expect(listQuery.active(query)).toBe(2);
  expect(standardHref(query, listQuery.cleared(query))).toBe('/home/standard/lists?type=gb&s=code');
});
