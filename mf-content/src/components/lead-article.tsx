import { articleHref, href } from '@bee/platform';
import { Change, Price, Sparkline } from '@bee/ui/content';
import type { ArticleCard } from '../lib/article-type.ts';
import type { StoryPrice } from '../lib/story-price.ts';
import './lead-article.css';

type LeadArticleProps = {
  story: Pick<ArticleCard, 'id' | 'type' | 'title' | 'summary' | 'source_name' | 'published_at'> & {
    price: StoryPrice | null;
  };
  heading: 'h2' | 'h3';
};

/** The first story of a list, with the price that it is about as its picture. */
export function LeadArticle({ story, heading: Heading }: LeadArticleProps) {
  return (
    <article className="content-lead">
      {story.price ? <PricePicture price={story.price} /> : null}
      <div>
        <Heading>
          <a href={articleHref(story)}>{story.title}</a>
        </Heading>
        <p>{story.summary}</p>
        <small>
          {story.source_name}{' '}
          {story.published_at ? <time dateTime={story.published_at}>{story.published_at}</time> : null}
        </small>
      </div>
    </article>
  );
}

function PricePicture({ price }: { price: StoryPrice }) {
  const { product, price_avg, unit, chg_m, market, date, spark, to } = price;
  return (
    <figure>
      <Sparkline points={spark} label={`${product}近 30 天批发价`} width={320} height={120} />
      <figcaption>
        <strong>
          <a href={href(to.page, to.params)}>{product}</a> <Price value={price_avg} unit={unit} />
        </strong>
        <span>
          较上月 <Change value={chg_m} digits={1} />
        </span>
        <small>
          {market}，<time dateTime={date}>{date}</time>
        </small>
      </figcaption>
    </figure>
  );
}
