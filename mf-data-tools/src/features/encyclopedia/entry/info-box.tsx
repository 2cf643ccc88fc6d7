import type { Baike } from '@bee/contracts/resource/baike';
import { Card, KeyValueList } from '@bee/ui/content';
import { HerbFacts, LiveFacts } from './live-facts.tsx';
import '../encyclopedia.css';

/** Key facts, and current data from the tools of the site. */
export function InfoBox({ entry: { title, cover, alias, info, live, herbs } }: { entry: Baike }) {
  const facts = [
    ...(alias.length > 0 && !info.some(({ k }) => k === '别名') ? [{ label: '别名', value: alias.join('、') }] : []),
    ...info.map(({ k, v }) => ({ label: k, value: v })),
  ];
  if (facts.length === 0 && !live && !cover && herbs.length === 0) return null;
  return (
    <section className="tools-entry-info" aria-label={`${title}信息框`}>
      <Card>
        {cover ? <img src={cover} alt={title} className="tools-entry-cover" /> : null}
        {facts.length > 0 ? <KeyValueList columns={1} items={facts} /> : null}
        {live || herbs.length > 0 ? <h2>今日数据</h2> : null}
        <HerbFacts herbs={herbs} />
        {live ? <LiveFacts live={live} /> : null}
      </Card>
    </section>
  );
}
