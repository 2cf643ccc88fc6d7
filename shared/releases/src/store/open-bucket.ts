import { openFolderBucket } from './folder-bucket.ts';
import type { ReleaseBucket } from './release-bucket.ts';
import { openS3Bucket, type Send } from './s3-bucket.ts';
import type { StoreSettings } from './store-settings.ts';

/** @param send sends the requests to a bucket; defaults to plain fetch. */
export const openBucket = (settings: StoreSettings, send?: Send): ReleaseBucket =>
  settings.kind === 'folder' ? openFolderBucket(settings.folder) : openS3Bucket(settings, send);
