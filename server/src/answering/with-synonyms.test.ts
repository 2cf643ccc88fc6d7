import { pickNames, withSynonyms } from './pick-names.ts';

const groups: Record<string, string[]> = {
  延胡索: ['元胡', '玄胡'],
  土豆: ['马铃薯', '洋芋'],
  马铃薯: ['土豆', '洋芋'],
};
const thesaurus = { names: new Set<string>(), synonymsOf: (name: string) => groups[name] ?? [], varietiesOf: () => [] };
const named = (...names: string[]) => names.map((name) => ({ name, matched: name }));
const pick = (question: string, ...names: string[]) =>
  pickNames(question, withSynonyms(named(...names), thesaurus)).map(({ name }) => name);

describe('names with synonyms', () => {
  it('are found in a question by either name', () => {
    expect(pick('元胡多少钱', '延胡索')).toEqual(['延胡索']);
    expect(pick('延胡索多少钱', '延胡索')).toEqual(['延胡索']);
  });

  it('do not take the name of another thing', () => {
    expect(pick('马铃薯和土豆的价格', '土豆', '马铃薯')).toEqual(['马铃薯', '土豆']);
    expect(pick('马铃薯的价格', '土豆')).toEqual(['土豆']);
  });
});
