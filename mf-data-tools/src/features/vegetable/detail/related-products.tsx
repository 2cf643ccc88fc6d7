import { href } from '@bee/platform';
import { Section } from '@bee/ui/content';
import type { Detail, DetailQuery } from './detail-query.ts';
import '../../../layout/page.css';

/** Further links: other products of the group, the list, articles about this product. */
export function RelatedProducts({ detail, query }: { detail: Detail; query: DetailQuery }) {
  const { related, tags, group } = detail;
  return (
    <Section
      title="相关行情与资料"
      more={{ title: `全部${group}`, href: href('application/vegetable/list', { type: query.type, group }) }}
    >
      {related.length > 0 ? (
        <ul className="tools-links" aria-label="同类品种">
          {related.map((each) => (
            <li key={`${each.group}/${each.name}`}>
              <a href={href('application/vegetable/detail', { ...each, type: query.type })}>{each.name}价格</a>
            </li>
          ))}
        </ul>
      ) : null}
      {tags.length > 0 ? (
        <ul className="tools-links" aria-label="研报、资讯与政策">
          {tags.map(({ id, title }) => (
            <li key={id}>
              <a href={href('article/tag', { tagId: id })}>“{title}”研报、资讯与政策</a>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
