import type { UploadPurpose } from '@bee/contracts/resource/file';
import type { Instant } from './columns.ts';

export type FileState = 'arriving' | 'stored' | 'leaving';

export type FileTable = {
  fid: string;
  uid: number;
  purpose: UploadPurpose;
  /** With the extension of its content. */
  name: string;
  /** MIME type of the content. */
  type: string;
  size: number;
  sent_sha256: string;
  sha256: string;
  /** Where the store keeps it. */
  key: string;
  state: FileState;
  created_at: Instant;
  changed_at: Instant;
};

export type UploadTicketTable = {
  token_hash: string;
  uid: number;
  purpose: UploadPurpose;
  name: string;
  size: number;
  sha256: string;
  expires_at: Instant;
};

export type DownloadTicketTable = { token_hash: string; uid: number; fid: string; expires_at: Instant };
