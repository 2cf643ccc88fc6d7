import { pageWindow } from './page-window.ts';

describe('page numbers of a pagination', () => {
  it('are all shown for a few pages', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('have a gap on both sides of the middle', () => {
    expect(pageWindow(10, 20)).toEqual([1, null, 8, 9, 10, 11, 12, null, 20]);
  });

  it('show the page itself if a gap would hide only one', () => {
    expect(pageWindow(5, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 20]);
    expect(pageWindow(16, 20)).toEqual([1, null, 14, 15, 16, 17, 18, 19, 20]);
  });
});
