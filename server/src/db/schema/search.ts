import type { Link } from '@bee/contracts/entity/link';
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
  visitor_pages: number | null;
  member_pages: number | null;
  viewer: Json<Link> | null;
};

export type SearchPassageTable = {
  document_id: string;
  no: number;
  heading: string | null;
  text: string;
  tsv: string;
  page: number | null;
};

export type SearchNameTable = {
  document_id: string;
  no: number;
  name: string;
  folded: string;
  spelling: string;
  initials: string;
};

export type SearchDayTable = { day: string; keyword: string; seeker: string };

export type SearchTermTable = { term: string; passages: number };

/** `hash`: SHA-256 of the text, in hex. */
export type PassageVectorTable = { model: string; hash: string; vector: number[]; made_at: Date };
