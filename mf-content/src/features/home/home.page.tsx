import { typeTitles } from '@bee/domain/article-type';
import { definePage, href, WidgetSlot } from '@bee/platform';
import { anySample, ErrorState, SampleBadge, Section, Skeleton } from '@bee/ui/content';
import type { Embeds } from '../../widget-props.ts';
import { Banners } from './banners.tsx';
import { BriefList } from './brief-list.tsx';
import { Hero } from './hero.tsx';
import type { BriefLine, HomeData } from './home-data.ts';
import { loadHome } from './home-load.ts';
import { PolicyBoard } from './policy-board.tsx';
import { QuickTools } from './quick-tools.tsx';
import { Recommended } from './recommended.tsx';
import { Upcoming } from './upcoming.tsx';
import { WatchList } from './watch-list.tsx';
import './home.css';

/** Height of each part, by its CSS class. */
const PARTS = [
  ['row', 218],
  ['row', 388],
  ['row', 98],
  ['wide', 380],
  ['side', 380],
] as const;

const HomeSkeleton = () => (
  <div className="content-home" aria-busy="true">
    {PARTS.map(([place, height]) => (
      <div key={`${place}${height}`} className={`content-home-${place}`}>
        <Skeleton height={height} />
      </div>
    ))}
  </div>
);

export const page = definePage<HomeData>({
  load: loadHome,

  // An empty title gives the title of the site.
  head: () => ({
    title: '',
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name: '农小蜂', url: href('home') },
  }),

  component: ({ data }) => (
    <div className="content-home">
      <Hero counts={data.counts} hot={data.hot} prices={data.prices} />
      <div className="content-home-strip">
        <WidgetSlot<Embeds> of="mf-data-tools/price-strip" />
      </div>
      <QuickTools />
      <div className="content-home-wide">
        <PolicyBoard policies={data.policies} />
      </div>
      <div className="content-home-side">
        <Upcoming upcoming={data.upcoming} readings={data.readings} />
        <WatchList />
      </div>
      <Banners banners={data.banners} />
      <ColumnList
        title={typeTitles.industry_news}
        articles={data.news}
        more={href('article/news', { type: 'industry_news' })}
      />
      <ColumnList
        title={typeTitles.beedata_opinion}
        articles={data.opinions}
        more={href('article/news', { type: 'beedata_opinion' })}
      />
      <ColumnList title="研究报告" articles={data.reports} more={href('report/list', { type: 'self_report' })} />
      <ColumnList title="产业参考" articles={data.references} more={href('reference/list')} />
      <Recommended articles={data.recommended} />
    </div>
  ),

  skeleton: HomeSkeleton,
});

type ColumnListProps = { title: string; articles: BriefLine[] | null; more: string };

/** The newest articles of one column; half of a row. */
const ColumnList = ({ title, articles, more }: ColumnListProps) => (
  <div className="content-home-half">
    <Section title={title} note={<SampleBadge sample={anySample(articles)} />} more={{ title: '更多', href: more }}>
      {articles === null ? <ErrorState title={`${title}没有加载出来`} retryHref={href('home')} /> : null}
      {articles?.length === 0 ? (
        <p className="content-none">
          {title}还没有内容。先看看<a href={href('article/policy', { type: 'policy_repository' })}>政策库</a>。
        </p>
      ) : null}
      {articles && articles.length > 0 ? <BriefList articles={articles} /> : null}
    </Section>
  </div>
);
