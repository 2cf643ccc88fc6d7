import type { Baike } from '@bee/contracts/resource/baike';
import { href } from '@bee/platform';
import { ArticleCard, CardGrid, Section } from '@bee/ui/content';
import { entryHref } from '../encyclopedia-query.ts';
import '../encyclopedia.css';

/** Related entries, and the hubs of the product. */
export function RelatedEntries({ related, tags }: Pick<Baike, 'related' | 'tags'>) {
  if (related.length === 0 && tags.length === 0) return null;
  return (
    <Section title="相关条目" bare>
      <CardGrid>
        {related.map(({ id, title, summary, cate_title }) => (
          <ArticleCard key={id} href={entryHref(id)} title={title} summary={summary} meta={[cate_title]} />
        ))}
      </CardGrid>
      {tags.length > 0 ? (
        <p className="tools-entry-tags bee-small bee-wrap">
          全部相关内容：
          {tags.map(({ id, title }) => (
            <a key={id} href={href('article/tag', { tagId: id })}>
              {title}专题
            </a>
          ))}
        </p>
      ) : null}
    </Section>
  );
}
