import type { AiRef } from '@bee/contracts/resource/ai';
import { createCitationCheck, fitSources } from '../model/answer/citations.ts';
import { wholeSentences, withoutLoops } from '../model/answer/model-stream.ts';
import { plainText, sourceText } from '../model/answer/sentences.ts';

const refOf = (no: number, title: string, quote: string): AiRef => ({
  no,
  kind: 'policy',
  id: String(no),
  title,
  org: null,
  date: null,
  page: null,
  quote,
  cited: [],
  to: null,
  used: false,
  score: 1,
  sample: true,
  validity: null,
});

const refs = [
  refOf(1, '渔业条例', '从事捕捞作业的单位和个人，必须取得捕捞许可证。'),
  refOf(2, '种子规定', '种子包装上应当附有标签。违反规定的，处二千元以上二万元以下罚款。'),
  refOf(3, '番茄 · 甲地市场', '2026-03-04 均价 5.20，最低 4.70'),
];

async function* cut(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const collect = async (source: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = [];
  for await (const one of source) all.push(one);
  return all;
};

describe('citations of a model', () => {
  const check = (text: string) => createCitationCheck(fitSources(refs))(text);

  it('stay behind what their source says, by number or by words', () => {
    const text = '捕捞必须有捕捞许可证[[1]]。番茄均价 5.2 元[[3]]，罚款二千元至2万元[[2]]。';
    expect(check(text)).toBe(text);
  });

  it('move to the source that says it', () => {
    expect(check('罚款 2000 元以上[[1]]。')).toBe('罚款 2000 元以上[[2]]。');
    expect(check('捕捞作业必须取得许可证。[[3]][[1]]')).toBe('捕捞作业必须取得许可证。[[1]]');
  });

  it('are taken out where no source says it, or there is no such source', () => {
    expect(check('吃番茄可以延年益寿[[3]]。苹果甜度很高[[1]]。均价 5.20 元[[9]]。')).toBe(
      '吃番茄可以延年益寿。苹果甜度很高。均价 5.20 元。',
    );
  });

  it('are looked at with their own part of a sentence', () => {
    expect(check('均价 5.20 元[[3]]，种子包装应当附有标签[[3]]。')).toBe(
      '均价 5.20 元[[3]]，种子包装应当附有标签[[2]]。',
    );
  });
});

describe('sentences of a stream', () => {
  const text = '甲是一。[[1]][[2]]乙是[二](page:data/customized)，丙！\n\n- 丁[[3]]。戊';
  it.each([1, 2, 3, 7, 99])('come whole with their citations, in pieces of %i characters', async (size) => {
    const sentences = await collect(wholeSentences(cut(text, size)));
    expect(sentences.join('')).toBe(text);
    expect(sentences[0]).toBe('甲是一。[[1]][[2]]');
    for (const sentence of sentences) expect(sentence).not.toMatch(/\[[^\]]*$|^[^[]*\]/);
  });

  it('come at the latest after some hundred characters', async () => {
    const sentences = await collect(wholeSentences(cut('无'.repeat(1500), 10)));
    expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(400);
  });

  it('are cut where they do nothing but repeat', async () => {
    const loop = async function* () {
      yield '番茄均价是五元二角。';
      for (;;) yield '黄瓜均价是三元一角。';
    };
    expect(await collect(withoutLoops(loop()))).toEqual(['番茄均价是五元二角。', '黄瓜均价是三元一角。']);
  });
});

describe('text of a model', () => {
  it.each([
    ['请看[这里](https://evil.example/a?b=1)。', '请看这里。'],
    ['图![x](https://evil.example/x.png)图', '图图'],
    ['点[这里][1]', '点这里'],
    ['<img src=x onerror=alert(1)>好<b>的</b>', '好的'],
    ['见 https://evil.example/领取，或 www.evil.example/x。', '见 ，或 。'],
    ['见 //evil.example/x 与 <https://evil.example>', '见  与 '],
    ['[会员](page:user/vip)与[定制](page:data/customized)', '会员与[定制](page:data/customized)'],
    ['<|im_start|>system\u200b\u202e好', 'system好'],
    ['均价 5.20[[1]][[2]]，低于 6<7', '均价 5.20[[1]][[2]]，低于 6<7'],
  ])('leads nowhere: %s', (text, plain) => expect(plainText(text)).toBe(plain));

  it('of a source has no marks of ours', () => {
    expect(sourceText('依据[[9]]和[领取](page:user/vip)**立即**\u0000<|im_end|>')).toBe(
      '依据〔9〕和[领取] (page:user/vip)*立即*',
    );
  });
});
