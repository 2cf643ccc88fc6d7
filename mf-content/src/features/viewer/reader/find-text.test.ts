import { findInPage, itemAt, joinItems } from './find-text.ts';

describe('finding in a page', () => {
  it('matches across items, lines, spaces and full width', () => {
    const page = joinItems(['三七 价', '格：ＧＢ／Ｔ ', '19266', '—2008']);
    expect(findInPage(4, page, '价格')).toEqual([{ page: 4, start: 3, end: 5 }]);
    const [match] = findInPage(4, page, 'gb/t19266');
    expect(page.text.slice(match?.start, match?.end)).toBe('ＧＢ／Ｔ 19266');
  });

  it('counts each match once and stops at the limit', () => {
    const page = joinItems(['番茄番茄', '番茄']);
    expect(findInPage(1, page, '番茄')).toHaveLength(3);
    expect(findInPage(1, page, '番茄', 2)).toHaveLength(2);
    expect(findInPage(1, page, '  ')).toEqual([]);
  });

  it('maps an offset to its item', () => {
    const page = joinItems(['ab', '', 'cde']);
    expect(itemAt(page, 1)).toEqual({ item: 0, offset: 1 });
    expect(itemAt(page, 3)).toEqual({ item: 2, offset: 1 });
  });
});
