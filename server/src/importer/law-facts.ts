/** What the text and the history of a law say about who made it, its number and when it takes effect. */

/** 国务院, 全国人民代表大会常务委员会, 上海市人民代表大会常务委员会 … from lines such as “2020年9月25日 上海市第十五届人民代表大会…通过”. */
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

/** The last “自 … 年 … 月 … 日起施行” of the text; “自公布之日起施行” is the day of publication. */
export const effectiveDay = (text: string, published: string | null): string | null => {
  const dated = [...text.matchAll(/自\s*(\d{4})年(\d{1,2})月(\d{1,2})日起(?:施|实|执)行/g)].at(-1);
  if (dated) return `${dated[1]}-${dated[2]?.padStart(2, '0')}-${dated[3]?.padStart(2, '0')}`;
  return /自(?:公布|发布|颁布|通过)之日起(?:施|实|执)行/.test(text) ? published : null;
};
