import type { PriceRow } from '@bee/contracts/entity/price';
import { formatCount } from '@bee/domain/format';
import { articleHref, href } from '@bee/platform';
import { Card, Change, ListRow, Price, RowList, SampleBadge, Sparkline, Tag } from '@bee/ui/content';
import { LeadArticle } from '../../components/lead-article.tsx';
import type { ArticleCard } from '../../lib/article-type.ts';
import { productsOf, type StoryPrice, toStoryPrice } from '../../lib/story-price.ts';
import './article-list.css';

type Story = ArticleCard & { price: StoryPrice | null };

/** Adds the newest price of the first product of each story that has one. */
export const withPrices = (articles: ArticleCard[], prices: PriceRow[]): Story[] => {
  const rows = new Map(prices.map((row) => [row.product, row]));
  return articles.map((article) => {
    const name = productsOf(article).find((product) => rows.has(product));
    const row = name && rows.get(name);
    return { ...article, price: row ? toStoryPrice(row) : null };
  });
};

/** By day: the date once, next to its stories. The newest story is larger, with its price as picture. */
export function NewsRows({ articles, lead }: { articles: Story[]; lead: boolean }) {
  const [first] = articles;
  const rows = lead ? articles.slice(1) : articles;
  return (
    <>
      {lead && first ? (
        <Card className="content-list-lead">
          <LeadArticle story={first} heading="h2" />
        </Card>
      ) : null}
      {rows.length > 0 ? (
        <Card flush>
          <RowList>
            {rows.map((story, place) => (
              <NewsRow key={story.id} story={story} dated={story.published_at !== rows[place - 1]?.published_at} />
            ))}
          </RowList>
        </Card>
      ) : null}
    </>
  );
}

function NewsRow({ story, dated }: { story: Story; dated: boolean }) {
  const { price } = story;
  return (
    <ListRow
      href={articleHref(story)}
      title={story.title}
      summary={story.summary}
      badge={<SampleBadge sample={story.sample} />}
      start={<Day date={dated ? story.published_at : null} known={story.published_at !== null} />}
      aside={price ? <KeyFigure price={price} /> : null}
      meta={[
        story.source_name,
        story.author === story.source_name ? null : story.author,
        story.views > 0 ? `${formatCount(story.views)} 次阅读` : null,
      ].filter(Boolean)}
      tags={story.tags.slice(0, 3).map(({ id, title }) => (
        <Tag key={id} type="grey" href={href('article/tag', { tagId: id })}>
          {title}
        </Tag>
      ))}
    />
  );
}

function Day({ date, known }: { date: string | null; known: boolean }) {
  if (!date) return <span className="content-list-day bee-note">{known ? null : '日期不详'}</span>;
  const [year, month, day] = date.split('-');
  return (
    <time className="content-list-day bee-note" dateTime={date}>
      <strong>{Number(day)}</strong>
      {year}.{month}
    </time>
  );
}

function KeyFigure({ price: { product, price_avg, unit, chg_m, spark } }: { price: StoryPrice }) {
  return (
    <>
      <Sparkline points={spark} label={`${product}近 30 天批发价`} />
      <div>
        {product} <Price value={price_avg} unit={unit} />
      </div>
      <div>
        较上月 <Change value={chg_m} digits={1} />
      </div>
    </>
  );
}
