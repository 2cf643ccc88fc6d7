import type { AnswerBlock } from '@bee/contracts/resource/ai';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Reader } from '../../search/readable-pages.ts';
import type { Finding } from './answer-part.ts';
import { findMovers } from './mover-findings.ts';
import { type FoundPassage, findPassages } from './passage-findings.ts';
import { findPrices } from './price-findings.ts';
import { type Terms, termsOf } from './question-terms.ts';
import type { Understanding } from './understand.ts';

/** Everything of the platform that bears on a question. Answers are written from this and nothing else. */
export type Gathered = {
  terms: Terms;
  /** Sentences over price rows, a paragraph per product. */
  prices: Finding[][];
  passages: FoundPassage[];
  blocks: AnswerBlock[];
  /** What was looked for in the price tables and is not there. */
  missing: string[];
};

/** `reader`: by whose rights pages are read. */
export const gather = async (
  db: Kysely<Database>,
  asked: Understanding,
  reader: Reader = 'visitor',
): Promise<Gathered> => {
  const terms = await termsOf(db, asked.question);
  const gathered: Gathered = { terms, prices: [], passages: [], blocks: [], missing: [] };
  if (asked.wants === 'movers') {
    const { findings, blocks } = await findMovers(db, asked);
    return { ...gathered, prices: findings.length > 0 ? [findings] : [], blocks };
  }
  if (asked.wants !== 'text') {
    for (const product of asked.products) {
      const { findings, blocks, missing } = await findPrices(db, product, asked);
      if (findings.length > 0) gathered.prices.push(findings);
      if (missing) gathered.missing.push(missing);
      // With several products their markets are not laid out one after another.
      gathered.blocks.push(...(asked.products.length > 1 ? blocks.slice(0, 1) : blocks));
    }
  }
  if (asked.wants !== 'price') gathered.passages = await findPassages(db, terms, asked.kinds, reader);
  if (asked.wants === 'both' && gathered.passages.length === 0) gathered.missing.push('说明价格变动原因的资料');
  return gathered;
};
