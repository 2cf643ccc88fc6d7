import { typeTitles } from '@bee/domain/article-type';
import { definePage, href, WidgetSlot } from '@bee/platform';
import type { Embeds } from '../../widget-props.ts';
import { Banners } from './banners.tsx';
import { ColumnList } from './column-list.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { loadHome } from './home-load.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { PolicyBoard } from './policy-board.tsx';
import { QuickTools } from './quick-tools.tsx';
import { Recommended } from './recommended.tsx';
import { Upcoming } from './upcoming.tsx';
import { WatchList } from './watch-list.tsx';
import './home.css';

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
