import type { Column } from '../../../db/insert-columns.ts';
import type { IndexedDocument } from '../store/search-index.ts';
import type { DocumentName } from './document-names.ts';
import type { Passage } from './passages.ts';

export const documentColumns: Column<IndexedDocument>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'kind', type: 'text', value: ({ kind }) => kind },
  { name: 'ref_id', type: 'text', value: ({ refId }) => refId },
  { name: 'title', type: 'text', value: ({ title }) => title },
  { name: 'meta', type: 'text[]', value: ({ meta }) => meta },
  { name: 'date', type: 'date', value: ({ date }) => date },
  { name: 'page', type: 'text', value: ({ page }) => page },
  { name: 'params', type: 'jsonb', value: ({ params }) => params },
  { name: 'sample', type: 'bool', value: ({ sample }) => sample },
  { name: 'tsv', type: 'tsvector', value: ({ tsv }) => tsv },
  { name: 'visitor_pages', type: 'int', value: ({ open }) => open.visitor },
  { name: 'member_pages', type: 'int', value: ({ open }) => open.member },
  { name: 'viewer', type: 'jsonb', value: ({ viewer }) => viewer ?? null },
];

export const passageColumns: Column<Passage & { id: string; no: number; tsv: string }>[] = [
  { name: 'document_id', type: 'text', value: ({ id }) => id },
  { name: 'no', type: 'int', value: ({ no }) => no },
  { name: 'heading', type: 'text', value: ({ heading }) => heading },
  { name: 'text', type: 'text', value: ({ text }) => text },
  { name: 'tsv', type: 'tsvector', value: ({ tsv }) => tsv },
  { name: 'page', type: 'int', value: ({ page }) => page },
];

export const nameColumns: Column<DocumentName & { id: string; no: number }>[] = [
  { name: 'document_id', type: 'text', value: ({ id }) => id },
  { name: 'no', type: 'int', value: ({ no }) => no },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'folded', type: 'text', value: ({ folded }) => folded },
  { name: 'spelling', type: 'text', value: ({ spelling }) => spelling },
  { name: 'initials', type: 'text', value: ({ initials }) => initials },
];
