import type { Outgoing } from '../../http/outgoing.ts';
import type { Settings } from '../../settings.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';

/** Opens the store that is configured: a bucket, or a folder. */
export const openFileStore = ({ fileStore, filesDir }: Settings, outgoing: Outgoing): FileStore =>
  fileStore ? openS3Store(fileStore, outgoing) : openFolderStore(filesDir);
