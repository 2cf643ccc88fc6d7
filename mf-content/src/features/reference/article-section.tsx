import { formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Card, Empty, ListRow, RowList } from '@bee/ui/content';
import type { Detail } from './reference-data.ts';

export const ArticleSection = ({ articles }: Pick<Detail, 'articles'>) => (
  <Card flush>
    {articles.length > 0 ? (
      <RowList>
        {articles.map((article) => (
          <ListRow
            key={article.id}
            href={href('reference/periodical', { id: article.id })}
            title={article.title}
            summary={article.summary}
            meta={[article.section, article.author, `${formatNumber(article.words)} 字`].filter(Boolean)}
          />
        ))}
      </RowList>
    ) : (
      <Empty title="本期的文章还没有发布">可以在上面换一期阅读。</Empty>
    )}
  </Card>
);
