import { markTerms, snippetOf } from './marked-text.ts';
import { cutPassages } from './passages.ts';
import { indexWords, namingWords, queryOf, queryWords, vectorOf } from './segmenter.ts';

describe('words', () => {
  it('keep produce and terms of the field whole, and what is inside them', () => {
    expect(queryWords('三七的价格')).toEqual(['三七', '价格']);
    expect(indexWords('农产品质量安全')).toEqual(expect.arrayContaining(['农产品质量安全', '农产品', '质量', '安全']));
  });

  it('of the field name things, even where the dictionary has a number for one', () => {
    const { nouns, verbs } = namingWords('三七怎么种植');
    expect(nouns).toContain('三七');
    expect(verbs).toContain('种植');
  });

  it('are the same full-width and half-width, upper and lower case', () => {
    expect(indexWords('１９９６年 GDP')).toEqual(indexWords('1996年 gdp'));
  });

  it('leave out what says nothing', () => expect(queryWords('怎么的了？！')).toEqual([]));
});

describe('vectors and queries', () => {
  it('carry title words with weight A and quote what SQL would read', () => {
    expect(vectorOf(['三七'], ["o'k", '三七'])).toBe("'三七':1A,3 'o''k':2");
    expect(queryOf(["o'k", 'a'], '&')).toBe("'o''k' & 'a'");
    expect(queryOf([], '|')).toBeNull();
  });

  it('stay within the limits of the type', () => {
    const vector = vectorOf(
      [],
      Array.from({ length: 20_000 }, () => '字'),
    );
    expect(vector.split(',').length).toBeLessThanOrEqual(255);
    expect(vector).not.toContain('16384');
  });
});

describe('passages', () => {
  it('are about 500 characters, lose nothing and know their heading', () => {
    const sentences = Array.from({ length: 60 }, (_, index) => `第${index}句话说明一件事情并且有一点长。`).join('');
    const passages = cutPassages([
      { heading: true, text: '总则' },
      { heading: false, text: sentences },
    ]);
    expect(passages.map(({ text }) => text).join('')).toBe(sentences);
    for (const { text, heading } of passages) {
      expect(text.length).toBeLessThanOrEqual(500);
      expect(heading).toBe('总则');
    }
  });
});

describe('marked text', () => {
  it('joins to the text it was and prefers the longer term', () => {
    const parts = markTerms('农产品质量安全法与农产品', ['农产品', '农产品质量安全']);
    expect(parts.map(({ text }) => text).join('')).toBe('农产品质量安全法与农产品');
    expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['农产品质量安全', '农产品']);
  });

  it('shows the place where the terms stand together', () => {
    const text = `${'无关的话。'.repeat(60)}三七的连作障碍${'无关的话。'.repeat(60)}`;
    const shown = snippetOf(text, ['三七', '连作障碍'])
      .map((part) => part.text)
      .join('');
    expect(shown).toContain('三七的连作障碍');
    expect(shown.length).toBeLessThan(140);
  });

  it('takes terms as text, not as patterns', () =>
    expect(markTerms('a.b', ['.'])[1]).toEqual({ text: '.', hit: true }));
});
