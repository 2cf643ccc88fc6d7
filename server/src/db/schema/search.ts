import type { Json } from './columns.ts';

export type SearchDocumentTable = {
  id: string;
  kind: string;
  ref_id: string;
  title: string;
  meta: string[];
  date: string | null;
  page: string;
  params: Json<Record<string, string>>;
  sample: boolean;
  tsv: string;
};

export type SearchPassageTable = { document_id: string; no: number; heading: string | null; text: string; tsv: string };

export type SearchTermTable = { term: string; passages: number };
