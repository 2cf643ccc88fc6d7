import type { AiRef } from '@bee/contracts/resource/ai';
import type { Evidence } from './answer-part.ts';
import { articlesOf, citedSentences, textCitedFrom } from './cited-sentences.ts';

/** Numbers of references in the order in which they were found; the same evidence has one number. */
export type Numbering = {
  noOf(evidence: Evidence): number;
  /** All references; `used` are those that the text cites. */
  refs(text: string): AiRef[];
};

export const numberReferences = (found: readonly Evidence[]): Numbering => {
  const numbers = new Map<string, number>();
  const list: Evidence[] = [];
  for (const evidence of found) {
    if (numbers.has(keyOf(evidence))) continue;
    list.push(evidence);
    numbers.set(keyOf(evidence), list.length);
  }
  return {
    noOf: (evidence) => numbers.get(keyOf(evidence)) ?? 0,
    refs: (text) => {
      const cited = new Set([...text.matchAll(/\[\[(\d+)\]\]/g)].map(([, no]) => Number(no)));
      return list.map((evidence, index) => {
        const used = cited.has(index + 1);
        const sentences = used ? citedSentences(evidence.quote, textCitedFrom(text, index + 1)) : [];
        return {
          ...evidence,
          title: titleOf(evidence, sentences),
          no: index + 1,
          cited: sentences,
          used,
          validity: evidence.validity ?? null,
        };
      });
    },
  };
};

const keyOf = ({ kind, id, quote }: Evidence): string => `${kind}:${id}:${quote}`;

/** A law is known by its articles. */
const titleOf = ({ kind, title, quote }: Evidence, sentences: readonly string[]): string => {
  const articles = kind === 'policy' ? articlesOf(quote, sentences) : null;
  return articles && !title.includes(articles) ? `${title} · ${articles}` : title;
};
