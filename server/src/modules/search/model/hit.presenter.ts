import type { SearchHit } from '@bee/contracts/resource/search';
import type { HitRow, PassageRow } from '../store/search.repository.ts';
import { markTerms, snippetOf } from './marked-text.ts';
import { pageLink } from './page-link.ts';

export const presentHit = (row: HitRow, terms: string[], price: SearchHit['price']): SearchHit => ({
  kind: row.kind,
  id: row.ref_id,
  title: markTerms(row.title, terms),
  snippets: snippetsOf(row.passages ?? [], terms).map((snippet) => ({
    ...snippet,
    to: pageLink(row.viewer, snippet.page),
  })),
  date: row.date,
  meta: row.meta,
  sample: row.sample,
  validity: row.validity,
  price,
  to: { page: row.page, params: row.params },
});

/** Passages that contain a term, and locked passages. Without any, falls back to the first readable passage. */
const snippetsOf = (passages: PassageRow[], terms: string[]) => {
  const all = passages.map(({ text, page }) => ({
    parts: text === null ? [] : snippetOf(text, terms),
    page,
    locked: text === null,
  }));
  const found = all.filter(({ parts, locked }) => locked || parts.some(({ hit }) => hit));
  return found.length > 0 ? found : all.filter(({ locked }) => !locked).slice(0, 1);
};
