import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Highlight, ListRow, SampleBadge, Tag, type TagProps } from '@bee/ui/content';

type Hit = DataFor<'article/search'>['list'][number];

const KINDS: Record<Hit['kind'], { title: string; tone: NonNullable<TagProps['type']> }> = {
  research_report: { title: '研报', tone: 'blue' },
  news: { title: '资讯', tone: 'grey' },
  policy: { title: '政策', tone: 'green' },
  data_model: { title: '产业数据', tone: 'blue' },
  data_product: { title: '数据产品', tone: 'blue' },
  encyclopedia: { title: '百科', tone: 'grey' },
  price: { title: '行情', tone: 'honey' },
};

const MOST_SNIPPETS = 2;

/** One hit: its kind, the matching words marked, one or two passages around them. Texts are set as text, never as HTML. */
export const HitRow = ({ hit }: { hit: Hit }) => (
  <ListRow
    href={href(hit.to.page, hit.to.params)}
    title={<Highlight parts={hit.title} />}
    badge={
      <>
        <Tag type={KINDS[hit.kind].tone}>{KINDS[hit.kind].title}</Tag>
        {hit.sample ? <SampleBadge /> : null}
      </>
    }
    summary={passagesOf(hit).map((parts, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: passages have no identity and never move
      <span key={index}>
        {index > 0 ? ' ' : null}
        <Highlight parts={parts} />
      </span>
    ))}
    meta={[...hit.meta, hit.date].filter(Boolean)}
  />
);

/** Passages in which a word was found; for a hit in the title alone, the first one as it is. */
const passagesOf = ({ snippets }: Hit) => {
  const found = snippets.filter((parts) => parts.some(({ hit }) => hit));
  return (found.length > 0 ? found : snippets.slice(0, 1)).slice(0, MOST_SNIPPETS);
};
