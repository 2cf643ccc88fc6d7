import { fold } from '../search/fold.ts';

/** 番茄（鲜）[西红柿，洋柿子] → 番茄（鲜） with its other names. */
export const splitName = (written: string): { name: string; alias: string[] } => {
  const name = written.replace(/[[［【〔][^\]］】〕]*[\]］】〕]/g, '').trim();
  const others = [...written.matchAll(/[[［【〔]([^\]］】〕]*)[\]］】〕]/g)].flatMap(([, inside = '']) =>
    namesIn(inside),
  );
  // 圆白菜，卷心菜: two names without brackets, also those of parentheses in it stay whole.
  const plain = withoutBrackets(name);
  const parts = namesIn(plain);
  const said = parts.length > 1 ? parts : [];
  return { name: name || written.trim(), alias: [...new Set([...said, ...others])].filter((one) => one !== name) };
};

const namesIn = (text: string): string[] =>
  text
    .split(/[，,、;；/]/)
    .map((one) => one.trim())
    .filter(Boolean);

const PARENTHESES = /[（(][^）)]*[）)]/g;

/** 黄瓜（鲜） → 黄瓜. */
export const withoutBrackets = (name: string): string => name.replace(PARENTHESES, '').trim();

/** What says only that it is as it is bought: not dried, cooked or of one variety. */
const AS_BOUGHT = /^(?:鲜|新鲜|生|代表值|均值|平均值|鲜样|去皮前|带皮|整)$/;

/** Names under which a market sells it; none for what is dried, cooked, tinned or a part of it. */
export const soldAs = (name: string, alias: readonly string[]): string[] => {
  const qualified = [...name.matchAll(/[（(]([^）)]*)[）)]/g)].flatMap(([, inside = '']) => namesIn(inside));
  if (!qualified.every((one) => AS_BOUGHT.test(one))) return [];
  return [...new Set([withoutBrackets(name), ...alias].map(nameKey))].filter(Boolean);
};

/** Spellings of one name meet here: folded letters and digits alone. */
export const nameKey = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
