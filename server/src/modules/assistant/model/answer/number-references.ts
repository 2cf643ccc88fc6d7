import type { AiRef } from '@bee/contracts/resource/ai';
import type { Evidence } from '../../../../answering/finding.ts';
import { articlesOf, citedSentences, textCitedFrom } from './cited-sentences.ts';

/** Numbers references in the order in which they were found; equal evidence shares a number. */
export type Numbering = {
  noOf(evidence: Evidence): number;
  /** All references; `used` marks those cited in the text. */
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

/** Adds the cited articles to the title of a law. */
const titleOf = ({ kind, title, quote }: Evidence, sentences: readonly string[]): string => {
  const articles = kind === 'policy' ? articlesOf(quote, sentences) : null;
  return articles && !title.includes(articles) ? `${title} · ${articles}` : title;
};
