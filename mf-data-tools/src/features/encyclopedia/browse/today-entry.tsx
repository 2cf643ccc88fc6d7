import type { Baike } from '@bee/contracts/resource/baike';
import { SampleBadge, Section } from '@bee/ui/content';
import { entryHref } from '../encyclopedia-query.ts';
import { LiveFacts } from '../entry/live-facts.tsx';
import '../encyclopedia.css';

/** 今日条目: its summary, and current data from the tools. */
export function TodayEntry({ entry: { id, title, summary, live, sample } }: { entry: Baike }) {
  return (
    <Section title="今日条目" more={{ title: '阅读全文', href: entryHref(id) }}>
      <div className="tools-baike-today">
        <div>
          <h3>
            <a href={entryHref(id)}>{title}</a>
            <SampleBadge sample={sample} />
          </h3>
          <p>{summary}</p>
        </div>
        {live ? <LiveFacts live={live} brief /> : null}
      </div>
    </Section>
  );
}
