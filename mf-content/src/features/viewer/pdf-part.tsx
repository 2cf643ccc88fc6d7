import { shanghaiDay } from '@bee/domain/calendar-day';
import { reloadOnce, useApiQuery, useSession } from '@bee/platform';
import { ErrorState, Skeleton } from '@bee/ui/content';
import { type ComponentType, useEffect, useState } from 'react';
import { DocumentProblem } from './document-problem.tsx';
import { GateCard } from './gate-card.tsx';
import type { PdfReaderProps } from './reader/pdf-reader.browser.tsx';
import type { PdfDocument } from './viewer-data.ts';
import './viewer.css';

/** Starts loading the reader after hydration, in parallel with the signed address of the file for this user. */
export function PdfPart({ document: known }: { document: PdfDocument }) {
  const { status, user } = useSession();
  const { fid } = known;
  const answer = useApiQuery(
    'article/viewPdf',
    { fid },
    { enabled: status !== 'pending', staleTime: VISIT_MS, raw: true },
  );
  const { Reader, failed, retry } = useReader();
  const document = answer.data ?? known;

  if (document.problem && !document.url && (answer.data || known.problem))
    return (
      <div className="content-reader-note bee-box">
        <DocumentProblem problem={document.problem} fid={fid} />
        <GateCard document={document} />
      </div>
    );
  if (answer.error || failed)
    return (
      <div className="content-reader-note bee-box">
        <ErrorState
          title="阅读器没有打开"
          onRetry={() => {
            retry();
            void answer.refetch();
          }}
        >
          {answer.error?.message ?? '网络或服务暂时不可用，请稍后重试。'}
        </ErrorState>
      </div>
    );
  if (!Reader || !document.url)
    return (
      <div className="content-reader bee-box is-waiting">
        <div role="status" className="content-reader-wait bee-stack">
          正在打开《{known.title}》
          <Skeleton height={520} />
        </div>
        <GateCard document={known} />
      </div>
    );
  return (
    <Reader
      key={document.url}
      fid={fid}
      url={document.url}
      name={document.name}
      downloadUrl={document.download_url}
      watermark={status === 'member' && user ? watermarkOf(user, new Date()) : null}
      onExpired={() => void answer.refetch()}
    >
      <GateCard document={document} />
    </Reader>
  );
}

/** Shorter than the lifetime of the ticket, which is two hours. */
const VISIT_MS = 100 * 60_000;

const useReader = () => {
  const [Reader, setReader] = useState<ComponentType<PdfReaderProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt < 0) return;
    import('./reader/pdf-reader.browser.tsx').catch(reloadOnce).then(
      ({ PdfReader }) => setReader(() => PdfReader),
      () => setFailed(true),
    );
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { Reader, failed, retry };
};

/** User and time: enough to trace a leaked screenshot, too little to identify or call the person. */
const watermarkOf = ({ nickname, mobile }: { nickname: string; mobile: string }, now: Date): string =>
  `${masked(nickname)} ${mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')} ${shanghaiDay(now)}`;

const masked = (nickname: string): string => {
  const signs = [...nickname.trim()];
  if (signs.length === 0) return '会员';
  return signs.length < 3 ? `${signs[0]}*` : `${signs[0]}*${signs.at(-1)}`;
};
