import type { Link } from '@bee/contracts/entity/link';

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
