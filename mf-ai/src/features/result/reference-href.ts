import type { AiRef } from '@bee/contracts/resource/ai';
import { hrefOrNull } from '@bee/platform';

/** Kinds whose page shows the source text itself, so that the cited sentence can be found and highlighted there. */
const TEXTS: readonly AiRef['kind'][] = ['report', 'policy', 'news', 'baike'];
const LONGEST = 80;

/**
 * Address of the source of a reference with a fragment for the cited sentence; null when it is deleted or this site has
 * no such page.
 */
export const referenceHref = ({ kind, to, cited, quote }: AiRef): string | null => {
  if (!to) return null;
  const page = hrefOrNull(to.page, to.params);
  if (!page || !TEXTS.includes(kind)) return page;
  const sought = (placeOf(cited) ?? quote).trim().slice(0, LONGEST);
  return sought ? `${page}#cite=${encodeURIComponent(sought)}` : page;
};

/** The first complete sentence is preferred: a heading also occurs in the table of contents of a document. */
const placeOf = (cited: readonly string[]): string | undefined =>
  cited.find((one) => /[。；！？]$/.test(one.trim())) ?? cited.toSorted((one, other) => other.length - one.length)[0];
