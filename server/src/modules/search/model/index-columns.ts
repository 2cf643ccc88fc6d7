import { type Column, columnsOf } from '../../../db/insert-columns.ts';
import type { IndexedDocument } from '../store/search-index.ts';
import type { DocumentName } from './document-names.ts';
import type { Passage } from './passages.ts';

export const documentColumns = columnsOf<IndexedDocument>(
  {
    text: ['id', 'kind', 'refId', 'title', 'page'],
    'text[]': ['meta'],
    date: ['date'],
    jsonb: ['params'],
    bool: ['sample'],
    tsvector: ['tsv'],
  },
  { name: 'visitor_pages', type: 'int', value: ({ open }) => open.visitor },
  { name: 'member_pages', type: 'int', value: ({ open }) => open.member },
  { name: 'viewer', type: 'jsonb', value: ({ viewer }) => viewer ?? null },
);

export const passageColumns: Column<Passage & { id: string; no: number; tsv: string }>[] = [
  { name: 'document_id', type: 'text', value: ({ id }) => id },
  { name: 'no', type: 'int', value: ({ no }) => no },
  { name: 'heading', type: 'text', value: ({ heading }) => heading },
  { name: 'text', type: 'text', value: ({ text }) => text },
  { name: 'tsv', type: 'tsvector', value: ({ tsv }) => tsv },
  { name: 'page', type: 'int', value: ({ page }) => page },
];

export const nameColumns = columnsOf<DocumentName & { id: string; no: number }>(
  { int: ['no'], text: ['name', 'folded', 'spelling', 'initials'] },
  { name: 'document_id', type: 'text', value: ({ id }) => id },
);
