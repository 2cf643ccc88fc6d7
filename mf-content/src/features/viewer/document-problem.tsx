import { href } from '@bee/platform';
import { ErrorState } from '@bee/ui/content';
import type { PdfDocument } from './viewer-data.ts';

type DocumentProblemProps = { problem: NonNullable<PdfDocument['problem']>; fid: string };

const TITLES = {
  empty: '文件是空的',
  broken: '文件已损坏',
  encrypted: '文件有密码',
  too_large: '文件过大',
  too_slow: '文件暂时打不开',
} as const;

/** Why the document cannot be shown, in the server's words. */
export function DocumentProblem({ problem, fid }: DocumentProblemProps) {
  return (
    <ErrorState title={TITLES[problem.code]} retryHref={href('article/viewPdf', { fid })}>
      {problem.msg}
    </ErrorState>
  );
}
