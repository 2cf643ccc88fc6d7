import { numbersIn } from '@bee/domain/stated-numbers';

/** Asks to confirm what it states: …对吗, …吧, 听说…. */
const CONFIRMS = /(?:对吗|对不对|对吧|是吗|是吧|是不是|是真的吗|行吗|可以吗|吧)[?？。！!\s]*$|听说|据说|都说/;
const NUMBER = '[\\d零〇一二两三四五六七八九十百千万亿.]+';
const UNITS = '平方米|公顷|亩|个月|年|天|日|周岁|岁|处|户|个人|名|人|倍|万元|元|次|度|小时';
const CLAIM = new RegExp(`百分之(${NUMBER})|(${NUMBER})\\s*(${UNITS}|%)`, 'g');
const SAME_UNIT: Record<string, string> = { 个人: '人', 名: '人', 日: '天', 周岁: '岁' };

type Claim = { value: number; unit: string };

const claimsIn = (text: string): Claim[] =>
  [...text.normalize('NFKC').matchAll(CLAIM)].flatMap(([, share = '', number = '', unit = '%']) => {
    const [found] = numbersIn(`${share || number}个`);
    return found ? [{ value: found.value, unit: SAME_UNIT[unit] ?? unit }] : [];
  });

/** Texts need not contain the amounts that a question states only to have them confirmed, but their units. */
export const withoutClaims = (asked: string): string => {
  const question = asksForFamily(asked) ? asked.replace(/是[^是]*科.*$/, '是什么') : asked.replace(FAMILY, '是');
  return CONFIRMS.test(question)
    ? question.normalize('NFKC').replace(CLAIM, (_, _share, _number, unit = '') => SAME_UNIT[unit] ?? unit)
    : question;
};

/** 三七是十字花科的. */
const FAMILY = /是([\u4e00-\u9fa5]{1,4}科)(?:的?植物|的)?/;

/** Asks only whether a plant belongs to a family, which other statements about it do not answer. */
export const asksForFamily = (question: string): boolean =>
  new RegExp(`${FAMILY.source}的?[，,]?(?:吗|吧|[对是]吗|对吧)[?？]*$`).test(question);

/** True for a text that states the family of its plant. */
export const statesFamily = (text: string): boolean => /(?:是|为|属)[^，。]{0,6}科/.test(text);

/** The statement of another family than the one in the question, by a text about its subject. */
export const otherFamily = (question: string, texts: readonly string[]): { clause: string; quote: number } | null => {
  const [, claimed] = FAMILY.exec(question) ?? [];
  if (!claimed) return null;
  const name = question.slice(0, question.indexOf(`是${claimed}`));
  for (const [quote, text] of texts.entries()) {
    const clause = text.split(/[。；\n]/).find((one) => one.includes(name) && statesFamily(one));
    if (clause) return clause.includes(claimed) ? null : { clause: bare(clause), quote };
  }
  return null;
};

/**
 * The clause of a quoted text that states another amount than the question; null if the question states none, or the
 * clause that is closest to it agrees.
 * @param fit how much of the question a text contains
 */
export const contradictedBy = (
  question: string,
  quotes: readonly string[],
  fit: (text: string) => number,
): { clause: string; quote: number } | null => {
  const claims = CONFIRMS.test(question) ? claimsIn(question) : [];
  if (claims.length === 0) return null;
  const clauses = quotes.flatMap((quote, at) =>
    quote.split(/[。；\n]/).flatMap((sentence) =>
      sentence.split(/[，：]/).flatMap((clause) => {
        const stated = claimsIn(clause);
        const same = claims.filter(({ unit }) => stated.some((one) => one.unit === unit));
        return same.length > 0
          ? [
              {
                clause: bare(sentence.slice(sentence.indexOf(clause))),
                sentence,
                quote: at,
                stated,
                same,
                fit: fit(clause),
              },
            ]
          : [];
      }),
    ),
  );
  const [best] = clauses.sort((a, b) => b.fit - a.fit);
  if (!best || fit(best.sentence) < LEAST_FIT) return null;
  const isOther = best.same.some((claim) =>
    best.stated.every(({ unit, value }) => unit !== claim.unit || value !== claim.value),
  );
  return isOther ? { clause: best.clause, quote: best.quote } : null;
};

const MAX_CLAUSE = 60;

/** To the end of the sentence, without the number of the article and quotation marks. */
const bare = (clause: string): string =>
  clause
    .trim()
    .slice(0, MAX_CLAUSE)
    .replace(/^第[一二三四五六七八九十百零]+条\s*|^[（(][^）)]+[）)]\s*|[“”"]/g, '');

/** Share of the question's weight that the sentence contains. */
const LEAST_FIT = 0.35;
