import type { DocumentProblem, OutlineEntry } from '@bee/contracts/resource/document';
import type { Instant, Json } from './columns.ts';

export type DocumentTable = {
  sha256: string;
  pages: number | null;
  outline: Json<OutlineEntry[]>;
  problem: DocumentProblem | null;
  read_at: Instant;
};

export type DocumentCutTable = {
  sha256: string;
  pages: number;
  key: string;
  size: number;
  cut_sha256: string;
  made_at: Instant;
};
