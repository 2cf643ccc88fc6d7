import type { DataFor } from '@bee/contracts/operations';
import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget, href } from '@bee/platform';
import { SampleBadge } from '@bee/ui/content';
import { type ClassIndex, ClassIndexStrip } from '../features/vegetable/quote/class-index-strip.tsx';
import { Movers } from '../features/vegetable/quote/movers.tsx';
import type { widgetProps } from '../widget-props.ts';
import '../layout/movers.css';
import './price-strip.css';

type PriceStripProps = PropsOf<(typeof widgetProps)['price-strip']>;
type PriceStripData = { indices: ClassIndex[]; statistic: DataFor<'vegetable/getVegStatistic'> };

/** Today's prices in a strip, for pages of other remotes; `<WidgetSlot of="mf-data-tools/price-strip" />`. */
export const widget = defineWidget<PriceStripProps, PriceStripData>({
  load: async ({ api, props }) => {
    const [indices, statistic] = await Promise.all([
      api('vegetable/getClassIndex', {}, { raw: true }),
      api('vegetable/getVegStatistic', { limit: props.movers ?? 5 }, { raw: true }),
    ]);
    return { indices, statistic };
  },
  component: ({ data: { indices, statistic } }) => (
    <section className="tools-strip" aria-label="今日行情">
      <div className="tools-strip-head">
        <h2>今日行情</h2>
        <span className="tools-strip-facts">
          {statistic.date ? (
            <>
              截至 <time dateTime={statistic.date}>{statistic.date}</time>，{statistic.products} 个品种、
              {statistic.markets} 个市场
            </>
          ) : (
            '暂时没有报价'
          )}
        </span>
        <SampleBadge sample={statistic.source.sample} />
        <a className="bee-more" href={href('application/vegetable/list')}>
          全部行情
        </a>
      </div>
      <ClassIndexStrip
        oneLine
        indices={indices}
        hrefOf={({ group }) => href('application/vegetable/list', { type: '1', group })}
      />
      <div className="tools-movers-pair">
        <Movers title="涨幅居前" movers={statistic.up} none="没有上涨的品种。" />
        <Movers title="跌幅居前" movers={statistic.down} none="没有下跌的品种。" />
      </div>
    </section>
  ),
});
