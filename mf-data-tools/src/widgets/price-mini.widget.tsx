import type { DataFor } from '@bee/contracts/operations';
import type { PropsOf } from '@bee/contracts/widget-props';
import { formatPrice } from '@bee/domain/format';
import { defineWidget, href } from '@bee/platform';
import { Change, Price, SampleBadge, Sparkline } from '@bee/ui/content';
import { sparkLabel } from '../components/price/spark-label.ts';
import type { widgetProps } from '../widget-props.ts';
import './price-mini.css';

type PriceMiniProps = PropsOf<(typeof widgetProps)['price-mini']>;
type PriceRow = DataFor<'vegetable/vegList'>['list'][number];

/** The latest price of a product with its last 30 days, for embedding in articles; nothing without a price. */
export const widget = defineWidget<PriceMiniProps, PriceRow | null>({
  load: async ({ api, props: { name, group } }) => {
    const found = await api('vegetable/vegList', { name, ...(group && { group }), limit: 1 }, { raw: true });
    return found.list[0] ?? null;
  },
  component: ({ data: row }) =>
    row ? (
      <section className="tools-mini bee-box" aria-label={`${row.product}价格`}>
        <div className="tools-mini-head bee-wrap">
          <h2>{row.product}价格</h2>
          <SampleBadge sample={row.sample} />
          <a className="bee-more" href={href(row.to.page, row.to.params)}>
            走势与各市场
          </a>
        </div>
        <p className="tools-mini-price bee-wrap">
          <Price value={row.price_avg} unit={row.unit} size="large" />
          <Change value={row.chg_d} digits={1} />
        </p>
        <Sparkline points={row.spark} label={sparkLabel(row.spark)} width={260} height={56} />
        <p className="tools-mini-facts bee-wrap bee-note">
          <span>
            {row.market} <time dateTime={row.date}>{row.date}</time>
          </span>
          {row.price_low !== null && row.price_high !== null ? (
            <span>
              {formatPrice(row.price_low)}–{formatPrice(row.price_high)}
            </span>
          ) : null}
          <span>
            较上周 <Change value={row.chg_w} digits={1} />
          </span>
          <span>
            较上年 <Change value={row.chg_y} digits={1} />
          </span>
        </p>
      </section>
    ) : null,
});
