import { typeTitles } from '@bee/domain/article-type';
import { href } from '@bee/platform';
import { PageHeader, Tabs } from '@bee/ui/content';
import type { ReactNode } from 'react';
import type { TagData } from './tag-data.ts';
import { TagIndex } from './tag-index.tsx';
import { scopesInWords, typesOf } from './tag-types.ts';
import './tag.css';

type TagFrameProps = TagData & { children: ReactNode };

/** Common frame of a tag's hub and typed lists: name, types as tabs, other tags in a sidebar. */
export function TagFrame({ page, type, tags, children }: TagFrameProps) {
  const { tag } = page;
  const known = scopesInWords(page);
  return (
    <>
      <PageHeader
        title={type ? `${tag.title}：${typeTitles[type]}` : `${tag.title}专题`}
        breadcrumb={[
          { title: '首页', href: href('home') },
          type
            ? { title: `${tag.title}专题`, href: href('article/tag', { tagId: tag.id }) }
            : { title: `${tag.title}专题` },
          ...(type ? [{ title: typeTitles[type] }] : []),
        ]}
        lead={`本站关于“${tag.title}”的内容${known ? `：${known}` : '还在整理'}。`}
      />
      <Tabs
        label="内容类型"
        current={type ?? 'all'}
        items={[
          { key: 'all', title: '概览', href: href('article/tag', { tagId: tag.id }) },
          ...typesOf(page).map((one) => ({
            key: one.type,
            title: one.title,
            count: one.count,
            href: href('article/tag', { tagId: tag.id, type: one.type }),
          })),
        ]}
      />
      <div className="content-tag">
        <div className="content-tag-main">{children}</div>
        <TagIndex tags={tags} shown={tag.id} near={page.hub?.near ?? []} />
      </div>
    </>
  );
}
