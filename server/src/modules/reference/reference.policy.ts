import type { AccessBlock } from '@bee/contracts/shapes';
import type { Viewer } from '../../http/viewer.ts';
import { pdfAccess } from '../report/report.policy.ts';

type IssueFile = { fid: string | null; pages: number | null };

/** The PDF of an issue is opened like that of a report; its articles are open to everybody. */
export const issueAccess = ({ fid, pages }: IssueFile, viewer: Viewer | null): AccessBlock =>
  pdfAccess({ type: 'reference_issue', pdf: fid ? 'ready' : 'none', pages }, viewer);
