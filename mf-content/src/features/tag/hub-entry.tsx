import { href } from '@bee/platform';
import { KeyValueList, SampleBadge, Section } from '@bee/ui/content';
import type { Hub } from './tag-data.ts';
import './tag.css';

/** Summary of the encyclopedia entry. */
export const HubEntry = ({ entry }: { entry: NonNullable<Hub['entry']> }) => (
  <Section
    title={`百科：${entry.title}`}
    note={<SampleBadge sample={entry.sample} />}
    more={{ title: '看词条', href: href(entry.to.page, entry.to.params) }}
  >
    <p className="content-tag-entry">{entry.summary}</p>
    {entry.info.length > 0 ? <KeyValueList items={entry.info.map(({ k, v }) => ({ label: k, value: v }))} /> : null}
  </Section>
);
