import { articlesOf, citedSentences, numberReferences, textCitedFrom } from './citations.ts';

const LAW = [
  '第十三条 种子应当附有标签。标签应当标注产地。',
  '第十四条 违反规定的，处罚款。',
  '情节严重的，吊销许可证。',
].join('\n');

const EVIDENCE = {
  kind: 'news' as const,
  title: '种子法',
  org: null,
  date: null,
  page: null,
  quote: LAW,
  to: null,
  score: 1,
  sample: false,
};

describe('sentences that an answer repeats', () => {
  it('are those of the quote, in its order', () => {
    const answer = '**种子法**：\n- 情节严重的，吊销许可证。[[1]]\n- 标签应当标注产地。[[1]]';
    expect(citedSentences(LAW, answer)).toEqual(['标签应当标注产地。', '情节严重的，吊销许可证。']);
  });

  it('stand in the quote word for word, also when the answer took marks of its own out of them', () => {
    expect(citedSentences('按照[[甲]]的办法**执行**。', '- 按照〔甲〕的办法*执行*。[[1]]')).toEqual([
      '按照[[甲]]的办法**执行**。',
    ]);
  });

  it('are only what is cited from the same reference', () => {
    const answer = '标签应当标注产地。[[1]]\n情节严重的，吊销许可证。[[2]][[3]]';
    expect(citedSentences(LAW, textCitedFrom(answer, 1))).toEqual(['标签应当标注产地。']);
    expect(citedSentences(LAW, textCitedFrom(answer, 2))).toEqual(['情节严重的，吊销许可证。']);
    expect(citedSentences(LAW, textCitedFrom(answer, 3))).toEqual(['情节严重的，吊销许可证。']);
    expect(citedSentences(LAW, textCitedFrom(answer, 11))).toEqual([]);
  });

  it('are told apart in references to the same words', () => {
    const law = (id: string) => ({ ...EVIDENCE, id });
    const { refs } = numberReferences([law('1'), law('2')]);
    const answer = '标签应当标注产地。[[1]]\n情节严重的，吊销许可证。[[2]]';
    expect(refs(answer).map(({ cited }) => cited)).toEqual([['标签应当标注产地。'], ['情节严重的，吊销许可证。']]);
  });

  it('end with the mark that stands behind the number', () => {
    const answer = '标签应当标注产地[[1]]。情节严重的，吊销许可证[[2]]。';
    expect(citedSentences(LAW, textCitedFrom(answer, 1))).toEqual(['标签应当标注产地。']);
    expect(citedSentences(LAW, textCitedFrom(answer, 2))).toEqual(['情节严重的，吊销许可证。']);
  });

  it('are none where the answer says it otherwise', () => {
    expect(citedSentences(LAW, '标签要写产地。[[1]]')).toEqual([]);
  });
});

describe('articles of a law', () => {
  it.each([
    ['of one sentence', ['标签应当标注产地。'], '第十三条'],
    ['of a paragraph below the first of an article', ['情节严重的，吊销许可证。'], '第十四条'],
    ['of sentences of several', ['标签应当标注产地。', '情节严重的，吊销许可证。'], '第十三条至第十四条'],
    ['of the whole', [], '第十三条至第十四条'],
  ])('are said %s', (_what, sentences, articles) => {
    expect(articlesOf(LAW, sentences)).toBe(articles);
  });

  it('are not guessed where the quote begins within one', () => {
    const middle = `吊销许可证。\n第十五条 依照第十三条执行。`;
    expect(articlesOf(middle, ['吊销许可证。'])).toBeNull();
    expect(articlesOf(middle, [])).toBeNull();
    expect(articlesOf(middle, ['第十五条 依照第十三条执行。'])).toBe('第十五条');
  });
});
