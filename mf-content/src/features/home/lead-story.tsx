import { typeTitles } from '@bee/domain/article-type';
import { articleHref, href } from '@bee/platform';
import { Change, ErrorState, Price, SampleBadge, Section, Sparkline } from '@bee/ui/content';
import { BriefList } from './brief-list.tsx';
import type { HomeData, Lead } from './home-data.ts';
import './home.css';

const TITLE = typeTitles.beedata_opinion;

type LeadStoryProps = Pick<HomeData, 'lead' | 'opinions'>;

/** The newest observation with the price it is about, and the ones before. */
export function LeadStory({ lead, opinions }: LeadStoryProps) {
  return (
    <Section
      title={TITLE}
      note={<SampleBadge sample={lead?.sample} />}
      more={{ title: '更多', href: href('article/news', { type: 'beedata_opinion' }) }}
    >
      {opinions === null ? <ErrorState title={`${TITLE}没有加载出来`} retryHref={href('home')} /> : null}
      {opinions && !lead ? <p>{TITLE}还没有内容。</p> : null}
      {lead ? (
        <article className="content-lead">
          {lead.price ? <Picture price={lead.price} /> : null}
          <div>
            <h3>
              <a href={articleHref(lead)}>{lead.title}</a>
            </h3>
            <p>{lead.summary}</p>
            <small>
              {lead.source_name}{' '}
              {lead.published_at ? <time dateTime={lead.published_at}>{lead.published_at}</time> : null}
            </small>
          </div>
        </article>
      ) : null}
      {opinions && opinions.length > 0 ? <BriefList articles={opinions} /> : null}
    </Section>
  );
}

function Picture({ price }: { price: NonNullable<Lead['price']> }) {
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
