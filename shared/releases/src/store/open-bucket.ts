import { openFolderBucket } from './folder-bucket.ts';
import type { ReleaseBucket } from './release-bucket.ts';
import { openS3Bucket, type Send } from './s3-bucket.ts';
import type { StoreSettings } from './store-settings.ts';

/** @param send how requests to a bucket leave the process; directly unless told. */
export const openBucket = (settings: StoreSettings, send?: Send): ReleaseBucket =>
  settings.kind === 'folder' ? openFolderBucket(settings.folder) : openS3Bucket(settings, send);
