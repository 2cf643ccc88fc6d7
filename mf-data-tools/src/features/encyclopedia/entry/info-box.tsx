import type { Baike } from '@bee/contracts/resource/baike';
import { Card, KeyValueList } from '@bee/ui/content';
import { LiveFacts } from './live-facts.tsx';
import '../encyclopedia.css';

/** Key facts, and current data from the tools of the site. */
export function InfoBox({ entry: { title, cover, alias, info, live } }: { entry: Baike }) {
  const facts = [
    ...(alias.length > 0 && !info.some(({ k }) => k === '别名') ? [{ label: '别名', value: alias.join('、') }] : []),
    ...info.map(({ k, v }) => ({ label: k, value: v })),
  ];
  if (facts.length === 0 && !live && !cover) return null;
  return (
    <section className="tools-entry-info" aria-label={`${title}信息框`}>
      <Card>
        {cover ? <img src={cover} alt={title} className="tools-entry-cover" /> : null}
        {facts.length > 0 ? <KeyValueList columns={1} items={facts} /> : null}
        {live ? (
          <>
            <h2>今日数据</h2>
            <LiveFacts live={live} />
          </>
        ) : null}
      </Card>
    </section>
  );
}
