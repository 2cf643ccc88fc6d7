import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blocksOfMarkdown } from '../../../../../importer/markdown-blocks.ts';
import { composeText } from '../../../../../text/rich-text.ts';
import { compareTexts } from './compare-texts.ts';
import { paragraphsOf } from './paragraphs-of.ts';
import { wordChanges } from './word-changes.ts';

const OLD = [
  '第一章 总则',
  '第一条 为了保护种质资源，制定本法。',
  '第二条 本法适用于农作物种子。',
  '第三条 国家扶持种业发展。',
];

describe('two versions of a law', () => {
  it('a new paragraph is one change, though all that follow have another number', () => {
    const now = [
      OLD[0],
      OLD[1],
      '第二条 国务院农业农村主管部门主管全国种子工作。',
      '第三条 本法适用于农作物种子。',
      '第四条 国家扶持种业发展。',
    ].map(String);
    const { counts, blocks } = compareTexts(OLD, now);
    expect(counts).toEqual({ added: 1, removed: 0, changed: 0, renumbered: 2, same: 2 });
    expect(blocks.at(-1)).toEqual({
      kind: 'same',
      paragraphs: [
        { text: '第三条 本法适用于农作物种子。', was: '第二条' },
        { text: '第四条 国家扶持种业发展。', was: '第三条' },
      ],
    });
  });

  it('shows the words that changed within a paragraph, and nothing else', () => {
    const now = OLD.with(2, '第二条 本法适用于农作物和林木种子。');
    const { counts, blocks } = compareTexts(OLD, now);
    expect(counts).toMatchObject({ changed: 1, added: 0, removed: 0 });
    expect(blocks[1]).toEqual({
      kind: 'changed',
      parts: [
        { text: '第二条 本法适用于农作物', mark: 'same' },
        { text: '和林木', mark: 'added' },
        { text: '种子。', mark: 'same' },
      ],
    });
  });

  it('says first what went, then what came, and leaves no lone character between two changes', () => {
    expect(wordChanges('苹果的价格', '香蕉的产量')).toEqual([
      { text: '苹果的价格', mark: 'removed' },
      { text: '香蕉的产量', mark: 'added' },
    ]);
  });

  it('says what came and what went where nothing is alike', () => {
    const { counts } = compareTexts(OLD, [...OLD.slice(0, 3), '第三条 违反规定的，由公安机关处理。']);
    expect(counts).toMatchObject({ removed: 1, added: 1, changed: 0 });
  });

  it('takes white space for no change', () => {
    expect(compareTexts(OLD, ['第一章　总　则', ...OLD.slice(1)]).counts).toMatchObject({ same: 4 });
  });

  it.each([
    [[], []],
    [[], OLD],
    [OLD, []],
  ])('bears an empty side', (from, to) => {
    const { counts } = compareTexts(from, to);
    expect(counts.added - counts.removed).toBe(to.length - from.length);
  });

  it('gives both texts back, whatever it is given', () => {
    const now = [...OLD.slice(1, 3), '附则', OLD[0] ?? '', '第九条 国家大力扶持种业振兴和发展。'];
    const { blocks } = compareTexts(OLD, now);
    expect(textOf(blocks, 'removed')).toBe(OLD.join(''));
    expect(textOf(blocks, 'added')).toBe(now.join(''));
  });
});

const textOf = (blocks: ReturnType<typeof compareTexts>['blocks'], side: 'removed' | 'added'): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'same') {
        return block.paragraphs.map(({ text, was }) =>
          side === 'removed' && was ? text.replace(/^\S+\s*/, `${was} `) : text,
        );
      }
      if (block.kind === 'changed')
        return block.parts.filter(({ mark }) => mark === 'same' || mark === side).map(({ text }) => text);
      return block.kind === side ? [block.text] : [];
    })
    .join('');

it('reads stored HTML paragraph by paragraph', () => {
  const { html } = composeText([
    { kind: 'heading', level: 2, text: '一、<目标>' },
    { kind: 'paragraph', text: '甲 & 乙\n丙' },
    { kind: 'list', ordered: false, items: ['一项', '二项'] },
    { kind: 'table', caption: '表', columns: ['名', '量'], rows: [['米', '3']] },
  ]);
  expect(paragraphsOf(html)).toEqual(['一、<目标>', '甲 & 乙', '丙', '一项', '二项', '表', '名　量', '米　3']);
});

const real = path.join(process.env.BEE_REAL_DATA ?? '', 'policy/laws_agri.ndjson');
const onRealData = process.env.BEE_REAL_DATA && existsSync(real) ? describe : describe.skip;

onRealData('real laws with several versions', () => {
  type Law = { title: string; region: string; date: string; text: string };
  const versionsOf = (title: string): [string[], string[]] => {
    const laws = readFileSync(real, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Law)
      .filter((law) => law.title === title)
      .sort((a, b) => a.date.localeCompare(b.date));
    const [old = [], now = []] = laws.map(({ text }) => paragraphsOf(composeText(blocksOfMarkdown(text)).html));
    return [old, now];
  };

  it.each(['中华人民共和国海洋环境保护法', '中华人民共和国畜牧法', '中华人民共和国国境卫生检疫法'])(
    '%s is compared while a reader waits',
    (title) => {
      const [old, now] = versionsOf(title);
      expect(old.length).toBeGreaterThan(20);
      compareTexts(old, now);
      const start = performance.now();
      const { counts } = compareTexts(old, now);
      // 0.1 s on an idle machine.
      expect(performance.now() - start).toBeLessThan(2000);
      expect(counts.changed).toBeGreaterThan(5);
      expect(counts.same + counts.renumbered).toBeGreaterThan(0);
    },
  );

  it('the amendment of 2024 to 农业技术推广法 is a handful of changes', () => {
    const { counts } = compareTexts(...versionsOf('中华人民共和国农业技术推广法'));
    expect(counts.added + counts.removed + counts.changed).toBeGreaterThan(0);
    expect(counts.added + counts.removed + counts.changed).toBeLessThan(12);
  });
});
