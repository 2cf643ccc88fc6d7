import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../manifest.ts';
import { siteText } from './site-text.ts';

const site = { tag: { id: 'sanqi', title: '三七' }, reading: 'sanqi/report', data: 'sanqi/dataset' };
const text = (address: string) => `<p>见<a href="${address}" rel="noopener">原文</a>。</p>`;
const linkOf = (html: string) => {
  document.body.innerHTML = html;
  const link = document.querySelector('a');
  return [link?.getAttribute('href'), link?.getAttribute('title')];
};

describe('links in a text of a microsite', () => {
  beforeAll(() => createTestPlatform({ manifest, otherPages: ['sanqi/report', 'sanqi/herbs'] }));

  it.each([
    ['its own report', '/home/article/report/id/r1.html', ['/sanqi/report?tagId=sanqi&id=r1', null]],
    [
      'its own news by the plain route',
      '/article/detail?x=1&amp;id=n1',
      ['/sanqi/report?tagId=sanqi&scope=news&id=n1', null],
    ],
    ['a page of the microsite', '/sanqi/herbs?tagId=1', ['/sanqi/herbs?tagId=1', null]],
    ['another article', '/home/article/detail/id/n2', ['/home/article/detail/id/n2', '在农小蜂主站打开']],
    ['a tag of the main site', '/home/article/taglists/tag/t1', ['/home/article/taglists/tag/t1', '在农小蜂主站打开']],
    [
      'another site',
      'https://example.org/home/article/detail/id/n1',
      ['https://example.org/home/article/detail/id/n1', null],
    ],
    ['a place in the text', '#part', ['#part', null]],
  ])('resolve the link to %s', (_, address, expected) => {
    expect(linkOf(siteText(text(address), site, ['r1', 'n1']))).toEqual(expected);
  });

  it('are unchanged on the main site', () => {
    expect(siteText(text('/home/article/report/id/r1'), null, ['r1'])).toBe(text('/home/article/report/id/r1'));
  });
});
