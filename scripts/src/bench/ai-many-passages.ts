import type { Db } from '../../../server/src/db/schema.ts';
import {
  analyzeIndex,
  type IndexedDocument,
  indexDocument,
  type SearchInput,
  storeDocuments,
} from '../../../server/src/modules/search/index.ts';
import { type Law, lawInput, type NewsText, newsInput, readRows, type WikiDoc, wikiInput } from './ai-data.ts';
import { MATTERS, PLACES, PRODUCTS } from './bench-articles.ts';

const BATCH = 500;

/**
 * Stores real texts, and variants about other produce, places and topics, until the number of passages is reached.
 * @returns their number
 */
export const fillPassages = async (db: Db, folder: string, most: number): Promise<number> => {
  const texts = [
    ...readRows<WikiDoc>(folder, 'wiki/docs.ndjson').map(wikiInput),
    ...readRows<Law>(folder, 'policy/laws_agri.ndjson').map((law) => lawInput(law, law.path, law.text)),
    ...readRows<NewsText>(folder, 'news/news_docs.ndjson').map(newsInput),
  ];
  let stored = 0;
  let open: IndexedDocument[] = [];
  for (let no = 0; stored < most; no += 1) {
    const text = texts[no % texts.length];
    if (!text) throw new Error('There are no real texts');
    const document = indexDocument(changed(text, Math.floor(no / texts.length)));
    open.push(document);
    stored += document.passages.length;
    if (open.length < BATCH && stored < most) continue;
    await storeDocuments(db, open);
    open = [];
  }
  await analyzeIndex(db);
  return stored;
};

/** Variant of a text with other products, places and topics, so that word frequencies stay about the same. */
const changed = (input: SearchInput, copy: number): SearchInput => {
  if (copy === 0) return input;
  const refId = `${input.refId}~${copy}`;
  return {
    ...input,
    refId,
    title: exchange(input.title, copy),
    params: { id: refId },
    blocks: input.blocks.map((block) => ({ ...block, text: exchange(block.text, copy) })),
  };
};

const LISTS = [PRODUCTS, PLACES, MATTERS];
const ANY = new RegExp(LISTS.flat().join('|'), 'gu');

const exchange = (text: string, by: number): string =>
  text.replace(ANY, (word) => {
    const list = LISTS.find((words) => words.includes(word)) ?? [word];
    return list[(list.indexOf(word) + by) % list.length] ?? word;
  });
