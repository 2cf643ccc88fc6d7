import { categoryTitle } from '../../modules/encyclopedia/model/entry-categories.ts';
import { blocksOf, composeText } from '../../text/rich-text.ts';
import { addDays, yearOf } from '../days.ts';
import { produceFile } from '../prices/price-files.ts';
import type { ArticleDraft } from './article-draft.ts';
import { parsePiece } from './read-pieces.ts';
import { figuresOf, fillFigures } from './text-figures.ts';
import { agreements, writtenArticles, writtenPolicies } from './written-articles.ts';
import { writtenEntries } from './written-entries.ts';

const TODAY = '2026-11-26';
const LAST_DAY = '2028-12-31';
const articles = writtenArticles(LAST_DAY);
const policies = writtenPolicies(LAST_DAY);
const entries = writtenEntries(TODAY);

const paragraphs = ({ blocks }: Pick<ArticleDraft, 'blocks'>): string[] => blocksOf(blocks).map(({ text }) => text);
const spoken = (draft: ArticleDraft): string => [draft.title, ...draft.keyPoints, ...paragraphs(draft)].join('\n');

describe('an article or policy', () => {
  it('there are as many as the site promises', () => {
    const count = (wanted: string) => articles.filter(({ type }) => type === wanted).length;
    expect(count('beedata_opinion')).toBeGreaterThanOrEqual(8);
    expect(count('agriculture_policy')).toBeGreaterThanOrEqual(6);
    expect(count('policy_diagram')).toBeGreaterThanOrEqual(4);
    expect(new Set(policies.map(({ policy }) => policy?.chain)).size).toBeGreaterThanOrEqual(10);
  });

  it.each([...articles, ...policies])('$id has all that its page shows, and a real day', (draft) => {
    expect(draft.title).not.toBe('');
    expect(draft.cate).toBeTruthy();
    expect(draft.author ?? draft.policy?.orgs[0]).toBeTruthy();
    expect(draft.tags.length).toBeGreaterThan(0);
    expect(draft.keyPoints.length).toBeGreaterThan(0);
    expect(addDays(draft.date, 0)).toBe(draft.date);
    expect(yearOf(draft.date)).toBeGreaterThanOrEqual(2018);
    expect(yearOf(draft.date)).toBeLessThanOrEqual(2028);
    expect(spoken(draft)).not.toMatch(/\{\{|\}\}|NaN|undefined|null/);
  });

  it('is left out before its day', () => {
    for (const draft of [...writtenArticles(TODAY), ...writtenPolicies(TODAY)]) expect(draft.date <= TODAY).toBe(true);
    const waiting = [...articles, ...policies].filter(({ date }) => date > TODAY);
    expect(waiting.length).toBeGreaterThan(0);
  });

  it('without front matter, or with a line in it that is no value, is refused by name', () => {
    expect(() => parsePiece('x', '只有正文')).toThrow('示例文章 x');
    expect(() => parsePiece('x', '---\n标题\n---\n正文')).toThrow('“名: 值”');
  });
});

describe('a policy', () => {
  const policyOf = ({ policy }: ArticleDraft) => {
    if (!policy) throw new Error('no policy');
    return policy;
  };
  const chains = [...new Set(policies.map((draft) => policyOf(draft).chain))].map((chain) =>
    policies.filter((draft) => policyOf(draft).chain === chain).sort((a, b) => a.date.localeCompare(b.date)),
  );

  it.each(policies)('$id is issued by a body of its region, numbered in its year, in force after that', (draft) => {
    const { docNo, orgs, level, region, adcode, effectiveAt, expiresAt, status } = policyOf(draft);
    expect(orgs[0]).toContain({ 国家: '国家', 省: region ?? '', 市: '州' }[level]);
    expect(adcode === null).toBe(level === '国家');
    if (status === 'draft') return expect([docNo, effectiveAt]).toEqual([null, null]);
    expect(docNo).toContain(`〔${draft.date.slice(0, 4)}〕`);
    expect((effectiveAt ?? '') > draft.date).toBe(true);
    expect((expiresAt ?? '') > (effectiveAt ?? '')).toBe(true);
    const [year, month, day] = (effectiveAt ?? '').split('-').map(Number);
    expect(spoken(draft)).toMatch(new RegExp(`自${year}年${month}月${day}日起(施行|试行)`));
  });

  it('has a number of its own', () => {
    const numbers = policies.flatMap((draft) => policyOf(draft).docNo ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('counts its articles without a gap', () => {
    for (const draft of policies) {
      const numbers = paragraphs(draft).flatMap((text) => /^第([一二三四五六七八九十]+)条 /.exec(text)?.[1] ?? []);
      expect(numbers.length).toBeGreaterThan(9);
      expect(numbers).toEqual(numbers.map((_, index) => chinese(index + 1)));
    }
  });

  it('differs from its version before in several articles, by numbers or by articles added', () => {
    const pairs = chains.flatMap((versions) => versions.slice(1).map((now, index) => [versions[index], now] as const));
    expect(pairs.length).toBeGreaterThanOrEqual(8);
    for (const [before, now] of pairs) {
      const old = new Set(before ? paragraphs(before).map(withoutNumber) : []);
      const changed = paragraphs(now).filter((text) => !old.has(withoutNumber(text)));
      expect(changed.length).toBeGreaterThan(3);
      expect(changed.length).toBeLessThan(paragraphs(now).length);
    }
  });

  it('is quoted word for word by what explains it', () => {
    for (const draft of articles) {
      const explained = policies.filter(({ id }) => draft.policy?.interprets?.includes(id));
      expect(explained).toHaveLength(draft.policy?.interprets?.length ?? 0);
      if (draft.type !== 'agriculture_policy') continue;
      const quotes = [
        ...paragraphs(draft)
          .join('\n')
          .matchAll(/“([^”]{8,})”/g),
      ].map(([, quote = '']) => quote);
      expect(quotes.length).toBeGreaterThan(3);
      const text = explained.map(spoken).join('\n');
      expect(quotes.filter((quote) => !text.includes(quote))).toEqual([]);
    }
  });
});

const withoutNumber = (text: string): string => text.replace(/^第[一二三四五六七八九十]+条 /, '');

const chinese = (number: number): string => {
  const [tens, ones] = [Math.floor(number / 10), '零一二三四五六七八九'[number % 10]];
  return `${tens === 0 ? '' : tens === 1 ? '十' : `${'零一二三四五六七八九'[tens]}十`}${number % 10 ? ones : ''}`;
};

it('a figure that the files lack is refused', () => {
  expect(() => fillFigures('{{price 没有的菜}}', figuresOf('n-opinion-1', TODAY))).toThrow('price 没有的菜');
});

describe('the encyclopedia', () => {
  it('has about 120 entries, one for every product, each title once', () => {
    const titles = entries.map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(120);
    expect(new Set(titles).size).toBe(titles.length);
    expect(produceFile.read().filter(({ name }) => !titles.includes(name))).toEqual([]);
  });

  it.each(entries)('$title is long enough, has a category and only references that there are', (entry) => {
    expect(categoryTitle(entry.cate)).not.toBe('');
    expect(entry.alias).not.toContain(entry.title);
    const text = paragraphs(entry).join('\n');
    const length = text.replace(/\s/g, '').length;
    expect(length).toBeGreaterThanOrEqual(150);
    expect(length).toBeLessThanOrEqual(600);
    expect(text).not.toMatch(/\{\{|\}\}|NaN|undefined/);
    for (const [, no] of text.matchAll(/\[(\d+)\]/g)) expect(Number(no)).toBeLessThanOrEqual(entry.refs.length);
    for (const { k, v } of entry.info) expect(k && v).toBeTruthy();
    expect(entry.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(2);
  });
});

describe('the agreements', () => {
  it.each(agreements())('$title has contents, a day from which it holds, and lists in place of dashes', (article) => {
    const { html, toc } = composeText(article.blocks);
    expect(toc.length).toBeGreaterThanOrEqual(6);
    expect(html).toContain('本文自 2026 年 1 月 1 日起施行');
    expect(html).toContain('<ul>');
    expect(html).not.toContain('- ');
  });
});
