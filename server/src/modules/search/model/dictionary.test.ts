import { learnNames } from './dictionary.ts';
import { indexWords, namingWords, queryOf, queryWords } from './segmenter.ts';

describe('names', () => {
  it('are whole once they are known, and indexed with the words they were split into', async () => {
    const before = indexWords('林下栽培羊肚菌');
    expect(queryWords('羊肚菌')).not.toEqual(['羊肚菌']);
    await learnNames(['羊肚菌', '阳光玫瑰']);
    expect(queryWords('阳光玫瑰和羊肚菌')).toEqual(['阳光玫瑰', '羊肚菌']);
    expect(indexWords('林下栽培羊肚菌')).toEqual(expect.arrayContaining([...before, '羊肚菌']));
    expect(namingWords('阳光玫瑰怎么种植').nouns).toContain('阳光玫瑰');
  });

  it('are looked for whole, or as their parts in a row', () => {
    expect(queryOf(['阳光玫瑰', '价格'], '&')).toBe("('阳光玫瑰' | '阳光' <-> '玫瑰') & '价格'");
    expect(queryOf(['阳光玫瑰'], '|', ':A')).toBe("('阳光玫瑰':A | '阳光':A <-> '玫瑰':A)");
  });

  it('are found in longer names', async () => {
    await learnNames(['阳光玫瑰葡萄酒']);
    expect(indexWords('新酿阳光玫瑰葡萄酒')).toEqual(
      expect.arrayContaining(['阳光', '玫瑰', '葡萄酒', '阳光玫瑰', '阳光玫瑰葡萄酒']),
    );
  });

  it('leave other words as they are, even if there are tens of thousands', async () => {
    const text = '农业农村部发布通知，要求各地加强高标准农田建设，提高大豆油料产能，学生姜某参加了比赛。';
    const before = indexWords(text);
    const syllables = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥'];
    await learnNames(syllables.flatMap((a) => syllables.flatMap((b) => syllables.map((c) => `${a}${b}${c}薯`))));
    expect(indexWords(text)).toEqual(before);
  });
});
