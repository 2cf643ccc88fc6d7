import { useLeaveTitle } from '@bee/platform';
import { accessWords, Disclosure, Tag } from '@bee/ui/content';
import { type Report, type ReportAccess, viewerHref } from './report-data.ts';
import './report-parts.css';
import './report.css';

type OutlineProps = { report: Report; access: ReportAccess | null };

/** Number of chapters shown without expanding. */
const OPEN_CHAPTERS = 16;

/** Contents of the original. A chapter opens the viewer at its page and is marked where that page is locked. */
export function Outline({ report, access }: OutlineProps) {
  const { outline } = report;
  const leaveTitle = useLeaveTitle();
  if (outline.length === 0) return null;
  const open = access && !access.allowed ? (access.preview?.shown ?? 0) : Number.POSITIVE_INFINITY;
  const show = (chapters: Report['outline']) => (
    <ol className="content-outline">
      {chapters.map(({ title, page, level }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters may share title and page, only the index is unique
        <li key={`${page} ${title} ${place}`} className={level > 1 ? 'is-2' : undefined}>
          <a href={viewerHref(report, page)} title={leaveTitle(viewerHref(report, page))}>
            <span className="content-outline-title">{title}</span>
            {page > open ? <Tag type="honey">{accessWords(access?.level ?? 'login')}</Tag> : null}
            <span className="content-outline-page">第 {page} 页</span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <section className="content-report-part" aria-labelledby="outline">
      <h2 id="outline">原文目录</h2>
      {show(outline.slice(0, OPEN_CHAPTERS))}
      {outline.length > OPEN_CHAPTERS ? (
        <Disclosure title={`其余 ${outline.length - OPEN_CHAPTERS} 节`}>
          {show(outline.slice(OPEN_CHAPTERS))}
        </Disclosure>
      ) : null}
    </section>
  );
}
