import { nameKey } from '../../../text/name-key.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';

/** Splits 番茄（鲜）[西红柿，洋柿子] into the name 番茄（鲜） and its aliases. */
export const splitName = (written: string): { name: string; alias: string[] } => {
  const name = written.replace(/[[［【〔][^\]］】〕]*[\]］】〕]/g, '').trim();
  const others = [...written.matchAll(/[[［【〔]([^\]］】〕]*)[\]］】〕]/g)].flatMap(([, inside = '']) =>
    namesIn(inside),
  );
  // 圆白菜，卷心菜 is two names without brackets. The full name is not split, since parentheses may contain separators.
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

/** Qualifiers of a food as bought: not dried, not cooked, not a single variety. */
const AS_BOUGHT = /^(?:鲜|新鲜|生|代表值|均值|平均值|鲜样|去皮前|带皮|整)$/;

/** Names under which markets sell the food; empty for dried, cooked, tinned or partial foods. */
export const soldAs = (name: string, alias: readonly string[]): string[] => {
  const qualified = [...name.matchAll(/[（(]([^）)]*)[）)]/g)].flatMap(([, inside = '']) => namesIn(inside));
  if (!qualified.every((one) => AS_BOUGHT.test(one))) return [];
  return [...new Set([withoutBrackets(name), ...alias].map(nameKey))].filter(Boolean);
};
