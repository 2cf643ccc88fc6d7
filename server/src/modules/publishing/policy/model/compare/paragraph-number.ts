const NUMBER =
  /^(第[一二三四五六七八九十百零〇\d]+[条章节编款](?:之[一二三四五六七八九十]+)?|（[一二三四五六七八九十百]+）|[一二三四五六七八九十]+、|\d+[.、．])\s*/;

/** Splits a leading number such as 第十二条 from a paragraph. */
export const splitNumber = (text: string): { number: string | null; rest: string } => {
  const found = NUMBER.exec(text);
  return found ? { number: found[1] ?? null, rest: text.slice(found[0].length) } : { number: null, rest: text };
};
