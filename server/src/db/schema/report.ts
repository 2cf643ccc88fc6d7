import type { Link } from '@bee/contracts/entity/link';
import type { Generated } from 'kysely';
import type { ReportDocument } from '../../modules/publishing/index.ts';
import type { Defaulted, Json } from './columns.ts';

/** A chart or table as stored; `thumb` is the fid of its thumbnail once it is drawn. */
export type Figure = {
  no: number;
  kind: 'chart' | 'table';
  title: string;
  page: number | null;
  columns: string[];
  rows: string[][];
  thumb: string | null;
  link: Link | null;
};

/** A number that is compared between the issues of a series; null when unknown. */
export type KeyNumber = { label: string; value: number | null; unit: string };

export type Chapter = { title: string; page: number; level: number };

export type ReportVersion = { date: string; note: string };

export type StoredPicture = { fid: string; width: number; height: number; alt: string };

export type PdfState = 'none' | 'pending' | 'ready';

export type ReportTable = {
  article_id: string;
  org_name: string | null;
  researchers: Generated<string[]>;
  series_id: string | null;
  issue_no: string | null;
  pdf: Defaulted<PdfState>;
  pages: number | null;
  file_size: number | null;
  fid: string | null;
  scanned: Defaulted<boolean>;
  download_count: Generated<number>;
  outline: Json<Chapter[]>;
  figures: Json<Figure[]>;
  key_numbers: Json<KeyNumber[]>;
  versions: Json<ReportVersion[]>;
  picture: Json<StoredPicture> | null;
};

export type ReportSeriesTable = { id: string; title: string };

export type ReportPageTable = { article_id: string; page: number; text: string };

export type ReportTaskTable = {
  article_id: string;
  document: Json<ReportDocument>;
};

export type ReportFileTable = { fid: string; article_id: string };
