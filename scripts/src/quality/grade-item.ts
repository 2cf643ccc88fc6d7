import type { Answered, Found } from './ask-site.ts';
import type { QualityQuestion, QualitySearch, Wanted } from './quality-item.ts';

export type Grade = 'right' | 'partial' | 'wrong' | 'declined';
/** @property quoted texts were quoted that do not answer */
export type Graded = { grade: Grade; missing: string[]; quoted: boolean };

const DECLINED =
  /没有(?:找到|收录)|不在平台的范围|(?:没有|暂无|缺少)[^。\n]{0,30}(?:报价|数据|资料|记录|统计|价格|信息|条目)|不(?:能|会|宜)(?:预测|预报|回答)|热线\s*\d/;
const ASKS_BACK =
  /(?:您|你)(?:想|要|是想|指)[^。\n]{0,24}[？?]|请(?:写出|说明|选择|补充)|(?:哪一?[种个类项]|哪些?)[^。\n]{0,20}[？?]/;

/** What the answer does. That figures are missing is its first sentence; the rest may be about other days. */
export const outcomeOf = ({ text, refs }: Answered): QualityQuestion['expected'] => {
  const first = /^[^。；\n]*/.exec(text.trim())?.[0] ?? '';
  if (refs.length === 0 && ASKS_BACK.test(text) && !DECLINED.test(first)) return 'asks back';
  // Prices of today may follow a question about those of next year.
  if (DECLINED.test(first) || text.includes('没有找到所需数据')) return 'declined';
  return refs.length === 0 ? 'declined' : 'answered';
};

/** @property value the number that the item names or that was looked up */
export type ExpectedNumber = { value: number; tolerance: number; unit: string | undefined };

export const gradeAnswer = (
  item: QualityQuestion,
  answer: Answered,
  numbers: readonly ExpectedNumber[] = [],
): Graded => {
  const text = plain(answer.text);
  const outcome = outcomeOf(answer);
  const said = plain(`${answer.text}${answer.suggestions.join('')}`);
  const missing = [
    ...missingIn(said, item.mustContain),
    ...numbers.filter((number) => !holdsNumber(text, number)).map(({ value, unit = '' }) => `${value} ${unit}`),
  ];
  const expectations = item.mustContain.length + numbers.length;
  const wrong = item.mustNotContain.filter((word) => text.includes(plain(word))).map((word) => `不应有“${word}”`);
  if (outcome !== item.expected) wrong.push(`应 ${item.expected}，得 ${outcome}`);
  if (item.sources.length > 0 && !answer.refs.some(({ kind }) => item.sources.includes(kind)))
    missing.push(`来源 ${item.sources.join('/')}`);
  const pages = [...answer.refs, ...answer.blocks].flatMap(({ to }) => (to ? [to.page] : []));
  if (item.pages.length > 0 && !pages.some((page) => item.pages.includes(page)))
    missing.push(`页面 ${item.pages.join('/')}`);
  const all = [...wrong, ...missing];
  const quoted =
    isQuotation(answer) && (item.expected !== 'answered' || (expectations > 0 && missing.length >= expectations));
  if (all.length === 0) return { grade: 'right', missing: all, quoted: false };
  if (item.expected === 'answered' && outcome !== 'answered') return { grade: 'declined', missing: all, quoted };
  const isPart = wrong.length === 0 && missing.length < expectations;
  return { grade: isPart ? 'partial' : 'wrong', missing: all, quoted };
};

export const gradeSearch = (item: QualitySearch, found: Found): Graded => {
  const first = found.list.slice(0, item.within).map(({ kind, title, to }) => ({
    kind,
    title: title.map(({ text }) => text).join(''),
    page: to.page,
  }));
  const isAmong = <One>(list: readonly One[], fits: (one: One) => boolean) => list.length === 0 || list.some(fits);
  const isOfKind = ({ kind }: (typeof first)[number]) => isAmong(item.kinds, (one) => one === kind);
  const fits = (hit: (typeof first)[number]) =>
    isOfKind(hit) &&
    isAmong(item.titles, (title) => hit.title.includes(title)) &&
    isAmong(item.pages, (page) => hit.page === page);
  const asksForHits = item.kinds.length + item.titles.length + item.pages.length > 0;
  const answer = plain(
    found.answer?.map(({ text, more }) => `${text.map((part) => part.text).join('')}${more}`).join('') ?? '',
  );
  const missing = [
    ...(asksForHits && !first.some(fits) ? [[...item.kinds, ...item.titles, ...item.pages].join(' ')] : []),
    ...missingIn(answer, item.answer).map((word) => `直接答案 ${word}`),
    ...(item.corrected && item.corrected !== found.corrected ? [`改正为 ${item.corrected}`] : []),
    ...(item.nothing && found.total > 0 ? ['没有结果'] : []),
  ];
  if (missing.length === 0) return { grade: 'right', missing, quoted: false };
  return { grade: asksForHits && first.some(isOfKind) ? 'partial' : 'wrong', missing, quoted: false };
};

const missingIn = (text: string, wanted: Wanted): string[] =>
  wanted
    .filter((word) => ![word].flat().some((one) => text.includes(plain(one))))
    .map((word) => [word].flat().join('/'));

/** Passages are quoted as a list below a sentence; figures are stated in sentences. */
const isQuotation = ({ refs }: Answered): boolean =>
  refs.length > 0 && refs.every(({ kind }) => ['report', 'policy', 'news', 'baike', 'standard'].includes(kind));

const holdsNumber = (text: string, { value, tolerance, unit }: ExpectedNumber): boolean =>
  [...text.matchAll(/(-?\d+(?:,\d{3})*(?:\.\d+)?)([^\d,.。；，]{0,12})/g)].some(
    ([, number = '', after = '']) =>
      Math.abs(Number(number.replaceAll(',', '')) - value) <= Math.abs(value) * tolerance + 1e-9 &&
      (unit === undefined || after.startsWith(plain(unit))),
  );

const plain = (text: string): string => text.replace(/\*\*|\[\[\d+\]\]|\s/g, '').toLowerCase();
