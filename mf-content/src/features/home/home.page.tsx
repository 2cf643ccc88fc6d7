import { definePage, href, WidgetSlot } from '@bee/platform';
import { Skeleton } from '@bee/ui/content';
import { memo } from 'react';
import { IslandView, island } from '../../components/island.tsx';
import type { Embeds } from '../../widget-props.ts';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { loadHome } from './home-load.ts';
import { WatchHint, WatchList } from './watch-list.tsx';
import './home.css';

/** Height of each part, by its CSS class. */
const PARTS = [
  ['row', 170],
  ['row', 680],
  ['row', 98],
  ['wide', 420],
  ['side', 420],
] as const;

function HomeSkeleton() {
  return (
    <div className="content-home" aria-busy="true">
      {PARTS.map(([place, height]) => (
        <div key={`${place}${height}`} className={`content-home-${place}`}>
          <Skeleton height={height} />
        </div>
      ))}
    </div>
  );
}

/** What is below the first screen is in the server's HTML and hydrates later. */
const homeColumns = island(async () => (await import('./home-columns.tsx')).HomeColumns);

const HomeScreen = memo(({ data }: { data: HomeData }) => (
  <div className="content-home">
    <Hero counts={data.counts} hot={data.hot} />
    <WatchList />
    <div className="content-home-market">
      <WidgetSlot<Embeds> of="mf-data-tools/market-day" />
    </div>
    <WatchHint />
    <IslandView part={homeColumns} props={{ data }} />
  </div>
));

export const page = definePage<HomeData>({
  load: async (context) => {
    const [data] = await Promise.all([loadHome(context), homeColumns.ready()]);
    return data;
  },

  // An empty title gives the title of the site.
  head: () => ({
    title: '',
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name: '农小蜂', url: href('home') },
  }),

  component: ({ data }) => <HomeScreen data={data} />,

  skeleton: HomeSkeleton,
});
