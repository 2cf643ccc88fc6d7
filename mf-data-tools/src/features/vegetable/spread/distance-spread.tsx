import type { PriceRow } from '@bee/contracts/entity/price';
import { formatNumber } from '@bee/domain/format';
import { roadKilometres } from '@bee/domain/road-distance';
import { Section } from '@bee/ui/content';
import { ScatterPlot, Sentence } from '@bee/ui/data';
import { priceText, type ShownUnit, toUnit, unitTitle } from '../../../components/price/price-unit.ts';
import { shortProvince } from '../../../components/price/short-province.ts';
import { USUAL } from './haul-values.ts';
import type { SpreadCalculatorProps } from './spread-calculator.tsx';

type DistanceSpreadProps = SpreadCalculatorProps & { unit: ShownUnit };

const LEAST_MARKETS = 5;

/** Price differences to the shown market over the distance: what pays for the transport, and what does not. */
export function DistanceSpread({ markets, headline, places, unit }: DistanceSpreadProps) {
  const own = markets.find(({ market_id }) => market_id === headline);
  const spreads = own ? spreadsFrom(own, markets, places) : [];
  if (!own || spreads.length < LEAST_MARKETS) return null;
  const paying = spreads.filter(({ km, more }) => more > (km * Number(USUAL.freight)) / 1000);
  const most = spreads.reduce((best, one) => (one.more > best.more ? one : best));
  const label =
    `以${own.market}为起点，${spreads.length} 个市场中 ${paying.length} 个的价差高于按 ${USUAL.freight} 元/吨·公里算的运费（未计装卸与损耗）；` +
    `${most.market}最高，${formatNumber(most.km, 0)} 公里，价差 ${priceText(most.more, unit)} ${unitTitle(unit)}。`;
  return (
    <Section title="价差与距离" note={`各市场最新均价减${own.market}，${unitTitle(unit)}；运距为直线距离的 1.3 倍`}>
      <ScatterPlot
        points={spreads.map(({ id, name, km, more }) => ({ id, name, x: km, y: toUnit(more, unit) ?? more }))}
        x={{ title: '估算运距', unit: '公里', decimals: 0 }}
        y={{ title: '价差', unit: unitTitle(unit), decimals: 2 }}
        label={label}
      />
      <Sentence text={label} />
    </Section>
  );
}

/** In 元/公斤; markets without a price of the last week or without a location are left out. */
export const spreadsFrom = (
  own: PriceRow,
  markets: readonly PriceRow[],
  places: SpreadCalculatorProps['places'],
): { id: string; name: string; market: string; km: number; more: number }[] => {
  const placeOf = (id: string) => places.find((place) => place.id === id) ?? { lng: null, lat: null };
  return markets.flatMap(({ market_id, market, province, price_avg, stale_days }) => {
    if (market_id === own.market_id || price_avg === null || own.price_avg === null || stale_days > 7) return [];
    const km = roadKilometres(placeOf(own.market_id), placeOf(market_id));
    const name = shortProvince(province) ?? market;
    return km === null ? [] : [{ id: market_id, name, market, km, more: price_avg - own.price_avg }];
  });
};
