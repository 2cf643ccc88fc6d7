import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { listQuery, readStandardQuery, standardHref, viewHref } from './standard-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

it('each view has an address of its own', () => {
  expect(viewHref('check')).toBe('/home/standard/lists?view=check');
  expect(viewHref('list')).toBe('/home/standard/lists');
});

it('starts at page 1 again with every change; type and order stay when filters are cleared', () => {
  const query = readStandardQuery({ type: 'gb', status: 'current', year: '2021', s: 'code', p: '4' });
  expect(standardHref(query, { status: 'draft' })).toBe('/home/standard/lists?type=gb&status=draft&year=2021&s=code');
  expect(listQuery.active(query)).toBe(2);
  expect(standardHref(query, listQuery.cleared(query))).toBe('/home/standard/lists?type=gb&s=code');
});
