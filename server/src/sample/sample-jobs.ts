import type { Job } from '../jobs/job.ts';
import { attachToPolicyJob } from './attach-policy.ts';
import { makeInvoiceFilesJob } from './invoices.ts';
import { keepSampleCurrentJob } from './keep-current.ts';
import { loadHistoryJob } from './load-history.ts';
import { drawSupplyPicturesJob } from './supply-pictures/draw-supply-pictures.ts';

/** Jobs of installations with sample data. */
export const sampleJobs: readonly Job[] = [
  loadHistoryJob,
  keepSampleCurrentJob,
  attachToPolicyJob,
  makeInvoiceFilesJob,
  drawSupplyPicturesJob,
];
