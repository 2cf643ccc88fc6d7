import type { Job } from '../jobs/job.ts';
import { attachToPolicyJob } from './attach-policy.ts';
import { keepSampleCurrentJob } from './keep-current.ts';
import { drawSupplyPicturesJob } from './supply-pictures/draw-supply-pictures.ts';

/** Jobs of installations with sample data. */
export const sampleJobs: readonly Job[] = [keepSampleCurrentJob, attachToPolicyJob, drawSupplyPicturesJob];
