import { changesInWords } from './compare-screen.tsx';

describe('a comparison in words', () => {
  it('counts changes, and separately paragraphs with only a new number', () => {
    expect(changesInWords({ added: 3, removed: 2, changed: 7, renumbered: 15, same: 40 })).toEqual({
      sum: '改动 12 处',
      kinds: '修改 7 段、新增 3 段、删除 2 段',
      note: '另有 15 段只有序号变化、40 段未改动',
    });
  });

  it('states that nothing changed', () => {
    expect(changesInWords({ added: 0, removed: 0, changed: 0, renumbered: 0, same: 4 })).toMatchObject({
      sum: '没有改动',
      kinds: '',
    });
  });
});
