import { useMicrosite } from '@bee/platform';
import { VersionTimeline } from '@bee/ui/content';
import { CompareLink } from '../../../components/compare-link.tsx';
import type { Article } from '../article-data.ts';
import { policyTimeline, type TimelineEntry } from './policy-timeline.ts';
import '../article.css';

const OPEN = 12;

/** Sidebar of a policy: its versions and related articles by date. */
export function Timeline({ article }: { article: Article }) {
  const entries = policyTimeline(article, useMicrosite());
  if (entries.length === 0) return null;
  const later = entries.slice(OPEN);
  return (
    <section>
      <h2>版本与相关政策</h2>
      <VersionTimeline items={entries.slice(0, OPEN).map(itemOf)} />
      {later.length > 0 ? (
        <details className="content-timeline-more">
          <summary>更早的 {later.length} 条</summary>
          <VersionTimeline items={later.map(itemOf)} />
        </details>
      ) : null}
    </section>
  );
}

const itemOf = ({ date, word, title, href, shown, compare }: TimelineEntry) => ({
  date: date ?? '日期不详',
  title: shown ? '本页所示' : title,
  href,
  current: shown,
  note: shown ? undefined : (
    <>
      {word}
      {compare ? <CompareLink to={compare} /> : null}
    </>
  ),
});
