import { href, WidgetSlot } from '@bee/platform';
import { Card, Empty, KeyValueList, LinkButton, SampleBadge, Section } from '@bee/ui/content';
import type { Embeds } from '../../widget-props.ts';
import { HubList } from './hub-list.tsx';
import type { Hub, TagData } from './tag-data.ts';
import { TagFrame } from './tag-frame.tsx';
import { typesOf } from './tag-types.ts';
import './tag.css';

/** Widgets of other remotes; a missing or failed widget shows nothing. */
const PARTS = [
  'mf-data-tools/area-brief',
  'mf-data-tools/trade-brief',
  'mf-data-tools/standard-brief',
  'mf-data-tools/food-brief',
] as const;

/** Everything about one product or subject. */
export function HubScreen(data: TagData) {
  const { tag, hub } = data.page;
  if (!hub) return null;
  const empty = hub.reports.length + hub.news.length + hub.policies.length === 0;
  return (
    <TagFrame {...data}>
      <MicrositeLink tag={tag} />
      {hub.product ? <WidgetSlot<Embeds> of="mf-data-tools/price-mini" props={{ ...hub.product }} /> : null}
      {tag.group === '品类' ? <WidgetSlot<Embeds> of="mf-data-tools/herb-brief" props={{ name: tag.title }} /> : null}
      {hub.entry ? <HubEntry entry={hub.entry} /> : null}
      {tag.group === '品类'
        ? PARTS.map((part) => <WidgetSlot<Embeds> key={part} of={part} props={{ name: tag.title }} />)
        : null}
      <HubList title="报告" scope="report" list={hub.reports} page={data.page} />
      <HubList title="资讯" scope="news" list={hub.news} page={data.page} />
      <HubList title="政策" scope="policy" list={hub.policies} page={data.page} />
      {empty ? (
        <Card>
          <Empty
            title={`还没有关于“${tag.title}”的文章`}
            action={<LinkButton href={href('search/result', { keyword: tag.title })}>搜索“{tag.title}”</LinkButton>}
          >
            可以在正文里找找，或从旁边选另一个专题。
          </Empty>
        </Card>
      ) : null}
      {typesOf(data.page).length > 0 ? (
        <p>
          <LinkButton href={href('ai', { q: `${tag.title}近期行情和政策有什么变化？` })}>
            就“{tag.title}”提问
          </LinkButton>
        </p>
      ) : null}
    </TagFrame>
  );
}

/** Start pages of the sub-sites, by the tag that they are about. */
const MICROSITES: Record<string, string> = { sanqi: 'sanqi/herbs' };

function MicrositeLink({ tag: { id, title } }: { tag: TagData['page']['tag'] }) {
  const start = MICROSITES[id];
  return start ? (
    <p className="content-tag-site bee-wrap">
      <LinkButton href={href<string>(start)}>进入{title}专题站</LinkButton>
      各规格、各药市的行情与历年走势，报告和数据集中在一处。
    </p>
  ) : null;
}

/** Summary of the encyclopedia entry. */
function HubEntry({ entry }: { entry: NonNullable<Hub['entry']> }) {
  return (
    <Section
      title={`百科：${entry.title}`}
      note={<SampleBadge sample={entry.sample} />}
      more={{ title: '看词条', href: href(entry.to.page, entry.to.params) }}
    >
      <p className="content-tag-entry">{entry.summary}</p>
      {entry.info.length > 0 ? <KeyValueList items={entry.info.map(({ k, v }) => ({ label: k, value: v }))} /> : null}
    </Section>
  );
}
