import { numbersIn } from '@bee/domain/stated-numbers';

/** Sources that the question itself names. */
export type NamedSources = {
  law: NamedLaw | null;
  /** Article of that law. */
  article: NamedArticle | null;
  /** Future years; texts must mention them to be used. */
  years: number[];
};

/**
 * `name` is folded. If it is not certainly a title (`sure`), it counts as a law only if the platform has it: 防治法 may be
 * a method.
 */
export type NamedLaw = {
  text: string;
  name: string;
  sure: boolean;
  /** Written in 《》, so no preceding word is part of the title. */
  quoted: boolean;
};

export type NamedArticle = { text: string; no: number };

export const namedSources = (question: string, today: string): NamedSources => {
  const plain = question.normalize('NFKC').replace(/\s/g, '');
  const [, before = '', text = ''] = OF_ARTICLE.exec(plain) ?? [];
  const [no] = articlesIn(text);
  const article = no === undefined ? null : { text, no };
  const now = Number(today.slice(0, 4));
  const years = [...plain.matchAll(/(?<!\d)(20\d\d)年/g)].map(([, year]) => Number(year)).filter((year) => year > now);
  return { law: quotedLaw(plain) ?? (article === null ? plainLaw(plain) : lawAtEnd(before)), article, years };
};

/**
 * Normalises titles for comparison: without punctuation, 中华人民共和国 and the like; `search_document.folded_title` is folded
 * the same way.
 */
export const foldTitle = (title: string): string => title.normalize('NFKC').replace(new RegExp(FOLDED_AWAY, 'g'), '');

const FOLDED_AWAY = String.raw`\([^)]*\)|（[^）]*）|[《》〈〉<>“”"\s·]|中华人民共和国|实施|若干|的`;

/** The question about a law, without the name of the law. */
export const beyondLaw = (question: string, { text }: NamedLaw): string =>
  question
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(text.replace(/[《》]/g, ''), ' ');

/** Numbers of all articles named in a text: 第十三条, 第13条. */
export const articlesIn = (text: string): number[] =>
  [...text.matchAll(ARTICLE)].map(([, number = '']) => numbersIn(`第${number}`)[0]?.value ?? Number.NaN);

/** True if a text names the law, directly followed by the article if one is requested. */
export const namesLaw = (text: string, { name }: NamedLaw, article: NamedArticle | null): boolean => {
  const [, ...behind] = foldTitle(text).split(name);
  return behind.some(
    (rest) => article === null || (rest.startsWith('第') && articlesIn(rest.slice(0, HEAD))[0] === article.no),
  );
};

/** Number of characters in which an article number is searched. */
const HEAD = 16;

const NUMBER = '[\\d零〇一二三四五六七八九十百千]+';
const ARTICLE = new RegExp(`第\\s*(${NUMBER})\\s*条`, 'g');
const SUFFIX = '法|条例|办法|规定|细则|标准';
const OF_ARTICLE = new RegExp(`([^，。？?！!；;：:]*(?:${SUFFIX})[》〉]?(?:\\([^)]*\\))?[中里的]?)(第${NUMBER}条)`);

const quotedLaw = (text: string): NamedLaw | null => {
  const [, title = ''] = new RegExp(`《(.*(?:${SUFFIX})(?:\\([^)]*\\))?)》`).exec(text) ?? [];
  return title ? { text: `《${title}》`, name: foldTitle(title), sure: true, quoted: true } : null;
};

/** Names that are almost certainly titles; names that only end in 法 are not. */
const TITLE =
  /([\u4e00-\u9fa5]{2,40}(?:条例|(?:管理|实施|促进|保护|监督|审批|登记|征收|奖励|补贴|补助|暂行|试行)(?:办法|规定)|(?:实施|管理)细则))|([\u4e00-\u9fa5]{2,40}?法)(?![律院师国系则人子]|规(?!定))/;

const plainLaw = (text: string): NamedLaw | null => {
  const [, title, law] = TITLE.exec(text) ?? [];
  const found = lastName(title ?? law ?? '');
  return found && { ...found, sure: title !== undefined && found.name.length >= SURE_LENGTH, quoted: false };
};

const lawAtEnd = (text: string): NamedLaw | null => {
  const [, title = ''] = new RegExp(`([\\u4e00-\\u9fa5]{2,40}(?:${SUFFIX}))[中里的]?$`).exec(text) ?? [];
  const found = lastName(title);
  return found && { ...found, sure: true, quoted: false };
};

/** 管理条例 alone is not the name of a law. */
const SURE_LENGTH = 5;
const SHORTEST = 3;
const LEADS =
  /.*(?:请问|听说|据说|都说|有人说|什么是|根据|依据|按照|依照|关于|了解|修订|制定|颁布|出台|违反|遵守|执行|最新|现行|我国|[的和与跟及在对由是有看新]|什么|哪[个些部]|[有相]关|这[个部]|该|本)/;

const lastName = (text: string): Pick<NamedLaw, 'text' | 'name'> | null => {
  const own = text.replace(LEADS, '');
  const name = foldTitle(own);
  return name.length < SHORTEST ? null : { text: `《${own}》`, name };
};
