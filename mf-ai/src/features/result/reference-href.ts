import type { AiRef } from '@bee/contracts/resource/ai';
import { hrefOrNull } from '@bee/platform';

/** Kinds whose page is the text itself, in which the frame finds and marks what is cited; others say it in their own words. */
const TEXTS: readonly AiRef['kind'][] = ['report', 'policy', 'news', 'baike'];
const LONGEST = 80;

/** Address of what a reference stands for, down to the sentence; null when it is gone or this site has no such page. */
export const referenceHref = ({ kind, to, cited, quote }: AiRef): string | null => {
  if (!to) return null;
  const page = hrefOrNull(to.page, to.params);
  if (!page || !TEXTS.includes(kind)) return page;
  const sought = (placeOf(cited) ?? quote).trim().slice(0, LONGEST);
  return sought ? `${page}#cite=${encodeURIComponent(sought)}` : page;
};

/** The first whole sentence, or what says most: a heading stands in the contents of a document too. */
const placeOf = (cited: readonly string[]): string | undefined =>
  cited.find((one) => /[。；！？]$/.test(one.trim())) ?? cited.toSorted((one, other) => other.length - one.length)[0];
