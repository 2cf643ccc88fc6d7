import { defineWidget } from '@bee/platform';
import { loadMarketDay, type MarketDayData } from '../features/vegetable/market-day/market-data.ts';
import { MarketDay } from '../features/vegetable/market-day/market-day.tsx';

/** The market of the newest day, for pages of other remotes; `<WidgetSlot of="mf-data-tools/market-day" />`. */
export const widget = defineWidget<Record<never, never>, MarketDayData>({
  load: ({ api }) => loadMarketDay(api),
  component: ({ data }) => <MarketDay data={data} />,
});
