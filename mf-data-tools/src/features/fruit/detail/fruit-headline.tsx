import type { DataFor } from '@bee/contracts/operations';
import { formatPrice } from '@bee/domain/format';
import { priceTargetId } from '@bee/domain/price-target';
import { Headline } from '../../../components/price/headline.tsx';
import { priceText } from '../../../components/price/price-unit.ts';
import { WatchBar } from '../../../components/watch/watch-actions.tsx';
import { qualityFacts } from './fruit-detail-head.ts';
import type { FruitDetail, FruitDetailQuery } from './fruit-detail-query.ts';

type FruitHeadlineProps = { detail: FruitDetail; averages: DataFor<'fruit/getAvgData'>; query: FruitDetailQuery };

/** The origin price in its original unit and the shown one, with the means of the area and the country. */
export function FruitHeadline({ detail, averages, query }: FruitHeadlineProps) {
  const { latest } = detail;
  const price = (perKilogram: number | null) => priceText(perKilogram, query.unit);
  return (
    <Headline
      latest={latest}
      unit={query.unit}
      where={`${latest.production_area} · ${latest.addr} · ${latest.type}`}
      other={`产地原报 ${formatPrice(latest.original.avg)} ${latest.original.unit}`}
      meta={
        <>
          <span>
            产区均价 {price(averages.area_avg)}（{averages.area_n} 个产地）
          </span>
          <span>
            全国均价 {price(averages.national_avg)}（{averages.n} 个产地，{price(averages.low)} – {price(averages.high)}
            ）
          </span>
        </>
      }
      quality={qualityFacts(detail, averages)}
    >
      <FruitWatch detail={detail} />
    </Headline>
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
