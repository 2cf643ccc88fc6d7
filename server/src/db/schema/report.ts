import type { Report } from '@bee/contracts/entity/report';

/** A chart or table as stored; `thumb` is the fid of its thumbnail once it is drawn. */
export type Figure = Omit<Report['figures'][number], 'locked' | 'shape'>;

/** A number that is compared between the issues of a series; null when unknown. */
export type KeyNumber = { label: string; value: number | null; unit: string };

export type Chapter = { title: string; page: number; level: number };

export type ReportVersion = { date: string; note: string };

export type StoredPicture = { fid: string; width: number; height: number; alt: string };

export type PdfState = 'none' | 'pending' | 'ready';
