import type { BaikeCard } from '@bee/contracts/resource/baike';
import { formatCount } from '@bee/domain/format';
import { Section } from '@bee/ui/content';
import { entryHref } from '../encyclopedia-query.ts';
import '../encyclopedia.css';

/** The most viewed entries with their views. */
export function HotEntries({ entries }: { entries: readonly BaikeCard[] }) {
  if (entries.length === 0) return null;
  return (
    <aside className="tools-baike-hot">
      <Section title="热门条目">
        <ol>
          {entries.map(({ id, title, cate_title, views }) => (
            <li key={id}>
              <a href={entryHref(id)} title={title}>
                {title}
              </a>
              <small>
                {cate_title} · {formatCount(views)} 次阅读
              </small>
            </li>
          ))}
        </ol>
      </Section>
    </aside>
  );
}
