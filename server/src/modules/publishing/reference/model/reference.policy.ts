import type { AccessBlock } from '@bee/contracts/shapes';
import type { Viewer } from '../../../../http/viewer.ts';
import { pdfAccess } from '../../report/model/report.policy.ts';

/** Report type of issues in `pdfAccess`. */
export const ISSUE_TYPE = 'reference_issue';

type IssueFile = { fid: string | null; pages: number | null };

/** The PDF of an issue follows the rules of a report; its articles are public. */
export const issueAccess = ({ fid, pages }: IssueFile, viewer: Viewer | null): AccessBlock =>
  pdfAccess({ type: ISSUE_TYPE, pdf: fid ? 'ready' : 'none', pages }, viewer);
