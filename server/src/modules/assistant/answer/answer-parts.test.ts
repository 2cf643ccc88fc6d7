import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { checkNumbers } from '../model/answer/check-numbers.ts';
import { completeSentences, sentencesOf } from '../model/answer/sentences.ts';
import { bestSentences } from '../service/answer/best-sentences.ts';

describe('sentences', () => {
  it('end where they end', () => {
    expect(sentencesOf('捕捞作业必须取得许可证。方准进行吗？\n第三条 一二三四')).toEqual([
      '捕捞作业必须取得许可证。',
      '方准进行吗？',
      '第三条 一二三四',
    ]);
  });

  it('are whole, however long they are', () => {
    const long = `${'一二三四五六七八九，'.repeat(40)}完。`;
    expect(sentencesOf(long)).toEqual([long]);
  });

  it('go on over a line that only the width of a page ended', () => {
    const text =
      '各省应当根据本地的实际情况逐步放开农产品收购\n价格，进行价格、信贷改革，并且认真总结各地的\n经验。\n新的一段从这里开始。';
    expect(sentencesOf(text)).toEqual([text.split('\n').slice(0, 3).join('\n'), '新的一段从这里开始。']);
    const headed = '各省应当根据本地的实际情况逐步放开农产品收购\n价格逐步放开。';
    expect(sentencesOf(headed)).toEqual(headed.split('\n'));
  });

  it('hold the list that they announce', () => {
    const text = '有下列情形之一的，处以罚款：\n（一）没有标签的；\n（二）标签有误的。\n第三条 另有规定的除外。';
    expect(sentencesOf(text)).toEqual([text.split('\n').slice(0, 3).join('\n'), '第三条 另有规定的除外。']);
  });

  it('of a piece that begins or ends in the middle of one are those between', () => {
    const piece = '，进行价格、信贷改革。这一句是完整的。这一句在别的地方才结束，它的后半段在下一页上';
    expect(completeSentences(piece)).toEqual(['这一句是完整的。']);
    expect(completeSentences('改革的方案已经公布。这一句是完整的。', '格')).toEqual(['这一句是完整的。']);
    expect(completeSentences('改革的方案已经公布。', '。')).toEqual(['改革的方案已经公布。']);
    const items = '（三）向水渠倾倒垃圾的；\n（四）堵塞水渠的。\n第三条 水渠由村里管护。';
    expect(completeSentences(items, '；')).toEqual(['第三条 水渠由村里管护。']);
    expect(completeSentences(items, '。')).toHaveLength(2);
    const open = '第三条 水渠由村里管护。\n第四条 不得有下列行为：\n（一）堵塞水渠的；';
    expect(completeSentences(open)).toEqual(['第三条 水渠由村里管护。']);
  });
});

describe('sentences of an answer', () => {
  const best = (text: string) => {
    const passage = {
      documentId: 'd',
      no: 1,
      kind: 'research_report' as const,
      refId: 'r',
      title: '三七行情：十年周期',
      heading: null,
      text,
      before: '',
      after: '',
      pageNo: 1,
      meta: ['三七研究组'],
      date: '2026-10-08',
      sample: true,
      to: { page: 'article/report', params: {} },
      score: 1,
    };
    const evidence = { ...passage, kind: 'report' as const, id: 'r', org: null, page: 1, quote: text };
    return bestSentences({ question: '三七行情', words: [{ word: '三七行情', weight: 1 }], subject: [] }, [
      { passage, evidence, fit: 1, isNamed: true },
    ]).map((sentence) => sentence.text);
  };
  const COVER = '三七行情　十年周期\n三七研究组　2026-10-08\n示例数据，用于演示，不代表真实文件或真实行情';

  it('are none of the cover', () => {
    expect(best(`${COVER}\n三七行情回落，小头数跌得多。`)).toEqual(['三七行情回落，小头数跌得多。']);
  });

  it('are those of the cover where there is nothing else', () => {
    expect(best(COVER)).not.toEqual([]);
  });
});

describe('checkNumbers', () => {
  it('counts what stands in a reference, and no citation mark', () => {
    const ref = {
      no: 1,
      kind: 'price' as const,
      id: '1',
      title: '番茄',
      org: null,
      date: '2026-03-04',
      page: null,
      quote: '均价 5.20',
      cited: [],
      to: null,
      used: true,
      score: 1,
      sample: true,
      validity: null,
    };
    const blocks: AnswerBlock[] = [
      {
        type: 'table',
        title: '各市场均价',
        columns: ['市场', '均价'],
        rows: [['甲地', '6.30']],
        to: null,
        as_of: null,
      },
    ];
    const check = (text: string) => checkNumbers({ text, refs: [ref], blocks });
    expect(check('均价 5.20[[1]]，去年 4.90[[1]]')).toEqual({ numbers: 2, bound: 1, unbound: ['4.90'] });
    expect(check('2026年3月4日均价 5.2 元，甲地 6.3 元，约 4.90 元，共 4.90 元')).toMatchObject({
      numbers: 7,
      bound: 5,
      unbound: ['4.90'],
    });
    expect(check('平台没有 2019 年的数据。均价 5.20。')).toEqual({ numbers: 1, bound: 1, unbound: [] });
  });
});
