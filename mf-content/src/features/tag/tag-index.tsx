import { href } from '@bee/platform';
import { Disclosure, Tag } from '@bee/ui/content';
import type { Hub, TagIndexRow } from './tag-data.ts';
import './tag.css';
import '../../layout/notes.css';

const GROUPS = ['品类', '主题', '地区', '来源'] as const;

type TagIndexProps = { tags: TagIndexRow[] | null; shown: string; near: Hub['near'] };

/** Sidebar of a hub: related subjects, then all tags by group. */
export function TagIndex({ tags, shown, near }: TagIndexProps) {
  return (
    <aside className="content-tag-side bee-no-print" aria-label="其他专题">
      {near.length > 0 ? (
        <section className="bee-box">
          <h2>常在一起的专题</h2>
          <TagList tags={near} shown={shown} />
        </section>
      ) : null}
      <section className="bee-box">
        <h2>全部专题</h2>
        {tags === null ? <p className="content-quiet-note">专题目录暂时没有加载出来，刷新页面可再试一次。</p> : null}
        {GROUPS.map((group) => ({ group, members: (tags ?? []).filter((tag) => tag.group === group) }))
          .filter(({ members }) => members.length > 0)
          .map(({ group, members }) => (
            <Disclosure
              key={group}
              title={`${group}（${members.length}）`}
              open={members.some(({ id }) => id === shown)}
            >
              <TagList tags={members} shown={shown} />
            </Disclosure>
          ))}
      </section>
    </aside>
  );
}

function TagList({ tags, shown }: { tags: TagIndexRow[]; shown: string }) {
  return (
    <ul className="bee-wrap">
      {tags.map(({ id, title, count }) => (
        <li key={id}>
          <Tag type={id === shown ? 'green' : 'grey'} href={href('article/tag', { tagId: id })}>
            {title} {count}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
