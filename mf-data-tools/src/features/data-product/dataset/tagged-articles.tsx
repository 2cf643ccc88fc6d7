import type { DataFor } from '@bee/contracts/operations';
import { articleHref, href } from '@bee/platform';
import { Section } from '@bee/ui/content';
import '../data-product.css';

type Answer = DataFor<'article/getTagRelatedList'>;

/** The fields of the response that are shown. */
export type Tagged = {
  tag: Pick<Answer['tag'], 'id' | 'title'>;
  list: Pick<Answer['list'][number], 'id' | 'title' | 'type' | 'source_name' | 'published_at'>[];
};

/** Articles of the dataset's first tag with its own page. */
export function TaggedArticles({ tagged }: { tagged: Tagged | null }) {
  if (!tagged || tagged.list.length === 0) return null;
  const { tag, list } = tagged;
  return (
    <Section
      title={`“${tag.title}”的报告与资讯`}
      more={{ title: '更多', href: href('article/tag', { tagId: tag.id }) }}
    >
      <ul className="tools-dataset-articles">
        {list.map(({ id, title, type, published_at, source_name }) => (
          <li key={id}>
            <a href={articleHref({ id, type })}>{title}</a>
            <small>{[source_name, published_at].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
