import { type ArticleType, typeTitles } from '@bee/domain/article-type';
import { articleHref, href } from '@bee/platform';
import { Card, Empty, LinkButton, ListBar, ListRow, Pagination, RowList, SampleBadge } from '@bee/ui/content';
import { ValidityTag } from '../../components/validity-tag.tsx';
import type { ArticleCard } from '../../lib/article-type.ts';
import { legalFacts } from '../../lib/validity.ts';
import type { TagData } from './tag-data.ts';
import { TagFrame } from './tag-frame.tsx';
import { tagQuery } from './tag-query.ts';

/** All articles of a tag in one column, with pagination. */
export function TypedScreen(data: TagData & { type: ArticleType; hot: boolean }) {
  const { page, type, hot } = data;
  const start = href('article/tag', { tagId: page.tag.id, type });
  const link = (p: number) => tagQuery.address(start, { s: hot ? 'hot' : 'new', p });
  return (
    <TagFrame {...data}>
      <ListBar
        sum={
          <>
            共 <strong className="bee-num">{page.total}</strong> 条
          </>
        }
        sorts={[
          { title: '最新', href: start, current: !hot },
          { title: '最热', href: tagQuery.address(start, { s: 'hot' }), current: hot },
        ]}
      />
      {page.list.length === 0 ? (
        <Card>
          <Empty
            title={page.total > 0 ? `没有第 ${page.page} 页` : `没有关于“${page.tag.title}”的${typeTitles[type]}`}
            action={<LinkButton href={href('article/tag', { tagId: page.tag.id })}>回到专题</LinkButton>}
          >
            其他类型里可能有，见上面的标签。
          </Empty>
        </Card>
      ) : (
        <Card flush>
          <RowList>
            {page.list.map((article) => (
              <TagRow key={article.id} article={article} />
            ))}
          </RowList>
        </Card>
      )}
      <Pagination page={page.page} total={page.total} pageSize={page.limit} href={link} />
    </TagFrame>
  );
}

function TagRow({ article }: { article: ArticleCard }) {
  const policy = legalFacts(article);
  return (
    <ListRow
      href={articleHref(article)}
      title={article.title}
      summary={article.summary}
      badge={
        <>
          {policy ? <ValidityTag validity={policy.validity} /> : null}
          <SampleBadge sample={article.sample} />
        </>
      }
      meta={[article.source_name, article.published_at ?? '日期不详'].filter(Boolean)}
    />
  );
}
