import type { AccessBlock } from '@bee/contracts/shapes';
import type { Viewer } from '../../../../http/viewer.ts';
import type { FileRow } from '../../../files/index.ts';
import { pdfAccess } from '../../report/model/report.policy.ts';
import type { OriginRow } from '../store/document.repository.ts';

const OPEN: AccessBlock = { level: 'public', allowed: true };

/** How much of a file the viewer may read: `most` is the number of first pages, null for all. */
export type Rights = { most: number | null; personal: boolean; accessFor(pages: number | null): AccessBlock };

/**
 * Reports and issues of references follow the rules of their kind, attachments of articles are public, and any other
 * file is only readable by its owner. Null if the file does not exist for this viewer.
 */
export const rightsTo = (
  file: FileRow,
  origin: OriginRow | undefined,
  viewer: Viewer | null,
  bought: boolean,
): Rights | null => {
  if (origin?.kind === 'report' || origin?.kind === 'issue') {
    const accessFor = (pages: number | null) => pdfAccess({ type: origin.type, pdf: 'ready', pages }, viewer, bought);
    const most = accessFor(Number.MAX_SAFE_INTEGER).preview?.shown ?? null;
    return { most, personal: viewer !== null, accessFor };
  }
  if (origin) return { most: null, personal: false, accessFor: () => OPEN };
  const isOwner = viewer !== null && file.uid !== null && Number(viewer.uid) === file.uid;
  return isOwner ? { most: null, personal: true, accessFor: () => OPEN } : null;
};
