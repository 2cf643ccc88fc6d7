/** Derives the issuer, document number and effective date of a law from its text and history. */

/** Extracts 国务院, 全国人民代表大会常务委员会, 上海市人民代表大会常务委员会 … from lines such as “2020年9月25日 上海市第十五届人民代表大会…通过”. */
export const issuerOf = (history: readonly string[]): string[] => {
  for (const line of history) {
    const body = line.replace(/^.*?日\s*/, '').replace(/第?[一二三四五六七八九十百零〇\d]+届/g, '');
    const found = ISSUER.exec(body)?.[1];
    if (found) return [found.replace(/^中华人民共和国国务院/, '国务院')];
  }
  return [];
};

const ISSUER =
  /^((?:中华人民共和国)?国务院|最高人民(?:法院|检察院)|全国人民代表大会(?:常务委员会)?|[^\s，。《]{2,14}?人民代表大会(?:常务委员会)?|[^\s，。《]{2,12}?(?:人民政府|委员会|部|局|署))/;

/** 国务院令第563号 */
export const numberOfLaw = (history: readonly string[]): string | null => {
  for (const line of history) {
    const found = /([^\s，。日]{2,30}令第\s*[\d一二三四五六七八九十百零〇]+\s*号)/.exec(line)?.[1];
    if (found) return found.replace(/\s/g, '').replace(/^中华人民共和国国务院令/, '国务院令');
  }
  return null;
};

/** The issuers of a text without history: named at the beginning of the title; 行政法规 are issued by the State Council. */
export const issuersOfTitle = (title: string, docType: string | null): string[] => {
  const head = /^(.{4,40}?)关于/.exec(title)?.[1] ?? '';
  const names = head.split(/[、 　]/).filter((name) => name !== '');
  if (names.length > 0 && names.every((name) => BODY.test(name))) return names;
  return docType === '行政法规' ? ['国务院'] : [];
};

const BODY =
  /^(?:国务院|最高人民(?:法院|检察院)|.{2,16}(?:人民代表大会(?:常务委员会)?|人民政府|委员会|办公厅|总局|部|局|署))$/;

const DAY = String.raw`(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日`;

const dayOfMatch = ([, year = '', month = '', day = '']: RegExpMatchArray): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The last “自 … 年 … 月 … 日起施行” in the text; “自公布之日起施行” means the publication date. */
export const effectiveDay = (text: string, published: string | null): string | null => {
  const plain = text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'));
  const dated = [...plain.matchAll(new RegExp(`自\\s*${DAY}\\s*起\\s*(?:施|实|执)\\s*行`, 'g'))].at(-1);
  if (dated) return dayOfMatch(dated);
  return /自(?:公布|发布|颁布|通过)之日起(?:施|实|执)行/.test(plain) ? published : null;
};

/**
 * Collections of laws date each law by its last change. For an amended law, the first decision in its history (or the
 * approval that directly follows it) is the publication, and `date` is the amendment. Without such evidence `date` is
 * the publication date, unless the text took effect before it; in that case its meaning is unknown.
 */
export const publicationOf = ({ date, amendedAt, effectiveAt, history, text }: Stated): Publication => {
  const stated = effectiveAt ?? effectiveDay(text, null);
  const isLate = (day: string | null) => day !== null && stated !== null && day > stated;
  const { first, last } = decisionsOf(history);
  const changed = first !== null && last !== null && last > first;
  if (!amendedAt && first && (changed || isLate(date)) && (date === null || date > first))
    return { issued: date && !isLate(first) ? first : null, amended: date ?? last, effective: stated, doubts: [] };
  const effective = stated ?? effectiveDay(text, date);
  if (!isLate(date)) return { issued: date, amended: amendedAt, effective, doubts: [] };
  const doubt = `日期晚于施行日期，不作发布日期；如果是最近修订的日期，请写在 amended_at 列（${date}，${stated} 起施行）`;
  return { issued: null, amended: amendedAt, effective, doubts: [doubt] };
};

type Stated = {
  date: string | null;
  amendedAt: string | null;
  effectiveAt: string | null;
  history: readonly string[];
  text: string;
};
type Publication = { issued: string | null; amended: string | null; effective: string | null; doubts: string[] };

const decisionsOf = (history: readonly string[]): { first: string | null; last: string | null } => {
  const decisions = history.flatMap((line) => {
    const found = new RegExp(DAY).exec(line);
    return found ? [{ day: dayOfMatch(found), approves: line.includes('批准') }] : [];
  });
  const [made, approved] = decisions;
  const first = approved?.approves && !made?.approves ? approved : made;
  return { first: first?.day ?? null, last: decisions.at(-1)?.day ?? null };
};
