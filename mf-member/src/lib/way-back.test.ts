import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../manifest.ts';
import { readWayBack } from './way-back.ts';

describe('the return address of an order', () => {
  beforeAll(() => createTestPlatform({ manifest, otherPages: ['sanqi/report'] }));

  it('is a page of this site with its query', () => {
    expect(readWayBack({ back: '/sanqi/report?tagId=sanqi&id=r1' })).toBe('/sanqi/report?tagId=sanqi&id=r1');
  });

  it.each([
    ['another site', 'https://evil.example/sanqi/report'],
    ['another site without scheme', '//evil.example/sanqi/report'],
    ['another site behind a backslash', '/\\evil.example/sanqi/report'],
    ['an unknown page', '/no/such/page'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('is never %s', (_, back) => {
    expect(readWayBack({ back })).toBeUndefined();
  });
});
