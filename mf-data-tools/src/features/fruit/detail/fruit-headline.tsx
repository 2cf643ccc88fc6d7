import type { DataFor } from '@bee/contracts/operations';
import { formatPrice } from '@bee/domain/format';
import { priceTargetId } from '@bee/domain/price-target';
import { Change } from '@bee/ui/content';
import { priceText, unitTitle } from '../../../parts/price/price-unit.ts';
import { QuoteMarks } from '../../../parts/price/quote-marks.tsx';
import { WatchBar } from '../../../parts/watch/watch-actions.tsx';
import { qualityFacts } from './fruit-detail-head.ts';
import type { FruitDetail, FruitDetailQuery } from './fruit-detail-query.ts';
import '../../../layout/headline.css';

type FruitHeadlineProps = { detail: FruitDetail; averages: DataFor<'fruit/getAvgData'>; query: FruitDetailQuery };

/** The origin price in its original unit and the shown one, with the means of the area and the country. */
export function FruitHeadline({ detail, averages, query }: FruitHeadlineProps) {
  const { latest } = detail;
  const price = (perKilogram: number | null) => priceText(perKilogram, query.unit);
  return (
    <section className="tools-headline" aria-label="最新报价">
      <div className="tools-headline-price">
        <p className="tools-headline-where">
          {latest.production_area} · {latest.addr} · {latest.type}
        </p>
        <p className="tools-headline-value">
          <strong>{price(latest.price_avg)}</strong>
          <span className="bee-unit">{unitTitle(query.unit)}</span>
          <span className="tools-headline-other">
            产地原报 {formatPrice(latest.original.avg)} {latest.original.unit}
          </span>
        </p>
        <p className="bee-meta">
          <span>
            最低 {price(latest.price_low)} – 最高 {price(latest.price_high)}
          </span>
          <span>
            产区均价 {price(averages.area_avg)}（{averages.area_n} 个产地）
          </span>
          <span>
            全国均价 {price(averages.national_avg)}（{averages.n} 个产地，{price(averages.low)} – {price(averages.high)}
            ）
          </span>
          <QuoteMarks row={latest} />
        </p>
      </div>
      <dl className="tools-headline-changes">
        {[
          { title: '较上一日', value: latest.chg_d },
          { title: '较上周', value: latest.chg_w },
          { title: '较上月', value: latest.chg_m },
          { title: '较去年', value: latest.chg_y },
        ].map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Change value={value} digits={1} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="tools-quality">
        {qualityFacts(detail, averages).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <FruitWatch detail={detail} />
    </section>
  );
}

function FruitWatch({ detail: { group, category, latest } }: Pick<FruitHeadlineProps, 'detail'>) {
  const { production_area: area, addr, type, unit_key: unit, price_avg, date } = latest;
  return (
    <WatchBar
      target={{
        id: priceTargetId({ scope: 'origin', group, name: category, area, addr, type, unit }),
        name: category,
        spec: null,
        kind: `${type} · 元/${unit}`,
        market: `${area}${addr}`,
        price: price_avg,
        date,
        markets: [],
      }}
    />
  );
}
