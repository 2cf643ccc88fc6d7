import type { Market, PriceRow } from '@bee/contracts/entity/price';
import { formatChange, formatPrice } from '@bee/domain/format';
import { roadKilometres } from '@bee/domain/road-distance';
import { useLocationQuery } from '@bee/platform';
import { Section } from '@bee/ui/content';
import { useState } from 'react';
import { SelectField } from '../../../components/select-field.tsx';
import { type HaulValues, haulFields, haulKeys, readHaulNumber, USUAL } from './haul-values.ts';
import { landedCost } from './landed-cost.ts';
import './spread.css';
import '../../../layout/page.css';
import '../../../layout/spread-fields.css';

export type Place = Pick<Market, 'id' | 'lng' | 'lat'>;
export type SpreadCalculatorProps = { markets: readonly PriceRow[]; headline: string; places: readonly Place[] };

/** 产销差价: compares the price in one market with the landed cost in another; all assumptions are adjustable. */
export function SpreadCalculator({ markets, headline, places }: SpreadCalculatorProps) {
  const quoted = markets.filter(({ price_avg }) => price_avg !== null);
  if (quoted.length < 2) return null;
  return (
    <Section title="产销差价测算" note="按最新均价估算，元/公斤；运距、运价、费用和损耗都可以改">
      <Calculator markets={quoted} headline={headline} places={places} />
    </Section>
  );
}

type CalculatorProps = { markets: PriceRow[]; headline: string; places: readonly Place[] };

function Calculator({ markets, headline, places }: CalculatorProps) {
  const [query, setQuery] = useLocationQuery();
  // The input is shown at once, even when empty; the address follows.
  const [typed, setTyped] = useState<Partial<HaulValues>>({});
  const values = valuesOf({ ...query, ...inAddress(typed) }, markets, headline, places);
  const change = (patch: Partial<HaulValues>) => {
    setTyped({ ...typed, ...patch });
    setQuery(inAddress(patch));
  };
  const market = (name: 'from' | 'to', title: string) => (
    <SelectField
      label={title}
      value={values[name]}
      options={markets.map(({ market_id, market: label, price_avg }) => ({
        value: market_id,
        title: `${label} · ${formatPrice(price_avg)}`,
      }))}
      onChoose={(chosen) => change({ [name]: chosen, km: undefined })}
    />
  );
  return (
    <>
      <div className="tools-spread-fields">
        {market('from', '发货地')}
        {market('to', '销售地')}
        {haulFields.map(({ name, title, unit }) => (
          <label key={name}>
            <span>
              {title}（{unit}）
            </span>
            <input
              inputMode="decimal"
              value={values[name]}
              aria-invalid={typeof readHaulNumber(name, values[name]) === 'string' || undefined}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          </label>
        ))}
      </div>
      <Outcome values={values} markets={markets} />
      <p className="tools-muted tools-spread-note">
        运距按两地直线距离的 1.3 倍估算，运价、费用和损耗是常见水平的起点，不是实际报价；结果未计资金成本和税费。
      </p>
    </>
  );
}

const inAddress = (values: Partial<HaulValues>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [haulKeys[name as keyof HaulValues], value]));

function Outcome({ values, markets }: { values: HaulValues; markets: PriceRow[] }) {
  const from = markets.find(({ market_id }) => market_id === values.from);
  const to = markets.find(({ market_id }) => market_id === values.to);
  const numbers = haulFields.map(({ name }) => readHaulNumber(name, values[name]));
  const problem = numbers.find((number) => typeof number === 'string');
  if (!from?.price_avg || !to?.price_avg) return null;
  if (from === to) return <p role="status">发货地和销售地相同，请换一个市场。</p>;
  if (problem !== undefined) return <p role="status">{problem}</p>;
  const [km = 0, freight = 0, handling = 0, loss = 0] = numbers as number[];
  const landed = landedCost({ buy: from.price_avg, sell: to.price_avg, km, freight, handling, loss });
  const facts: [string, string][] = [
    [`${from.market}均价（${from.date}）`, formatPrice(from.price_avg)],
    ['运费', `+ ${landed.freight.toFixed(2)}`],
    ['装卸等费用', `+ ${landed.handling.toFixed(2)}`],
    ['损耗摊入', `+ ${landed.lost.toFixed(2)}`],
    ['到货成本', landed.cost.toFixed(2)],
    [`${to.market}均价（${to.date}）`, formatPrice(to.price_avg)],
  ];
  return (
    <div className="tools-spread-outcome" role="status">
      <dl>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={landed.spread >= 0 ? 'tools-spread-sum' : 'tools-spread-sum is-loss'}>
        {landed.spread >= 0 ? '每公斤可余' : '每公斤亏'} <strong>{Math.abs(landed.spread).toFixed(2)}</strong> 元
        <span className="tools-muted">，为成本的 {formatChange(landed.margin)}</span>
      </p>
    </div>
  );
}

const valuesOf = (
  query: Record<string, string | undefined>,
  markets: PriceRow[],
  headline: string,
  places: readonly Place[],
): HaulValues => {
  const known = (id: string | undefined) => (markets.some(({ market_id }) => market_id === id) ? id : undefined);
  const [cheapest] = [...markets].sort((a, b) => (a.price_avg ?? 0) - (b.price_avg ?? 0));
  const to = known(query[haulKeys.to]) ?? known(headline) ?? '';
  const other = markets.find(({ market_id }) => market_id !== to)?.market_id ?? '';
  const from = known(query[haulKeys.from]) ?? (cheapest && cheapest.market_id !== to ? cheapest.market_id : other);
  const place = (id: string) => places.find((one) => one.id === id) ?? { lng: null, lat: null };
  return {
    from,
    to,
    km: query[haulKeys.km] ?? String(roadKilometres(place(from), place(to)) ?? ''),
    freight: query[haulKeys.freight] ?? USUAL.freight,
    handling: query[haulKeys.handling] ?? USUAL.handling,
    loss: query[haulKeys.loss] ?? USUAL.loss,
  };
};
