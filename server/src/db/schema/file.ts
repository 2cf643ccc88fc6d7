import type { UploadPurpose } from '@bee/contracts/resource/file';
import type { Instant } from './columns.ts';

export type FileState = 'arriving' | 'stored' | 'leaving';

/**
 * Members upload files of the upload purposes; the site publishes report PDFs, pictures of figures and covers, and data
 * products; an issued invoice belongs to its member.
 */
export type FilePurpose = UploadPurpose | 'report' | 'picture' | 'data' | 'invoice';

export type FileTable = {
  fid: string;
  /** Null for files that the site publishes. */
  uid: number | null;
  purpose: FilePurpose;
  /** Includes the extension that matches the content. */
  name: string;
  /** MIME type of the content. */
  type: string;
  size: number;
  sent_sha256: string;
  sha256: string;
  /** Key in the file store. */
  key: string;
  state: FileState;
  created_at: Instant;
  changed_at: Instant;
};
