import { formatNumber } from '@bee/domain/format';
import { Section } from '@bee/ui/content';
import { Sentence } from '@bee/ui/data';
import { distributionSentence, middleOf } from './national-share.ts';
import type { StatisticsQuery, YearMap } from './statistics-query.ts';
import './province-distribution.css';

const LEAST = 5;

/** Every province on one line, from 0 to the largest: how even or concentrated the topic is. */
export function ProvinceDistribution({ map, query }: { map: YearMap; query: StatisticsQuery }) {
  const { list, unit, decimals, year } = map;
  const values = list.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(...values)];
  if (list.length < LEAST || high <= low) return null;
  const place = (value: number) => `${Math.round(((value - low) / (high - low)) * 1000) / 10}%`;
  const middle = middleOf(map);
  return (
    <Section title="分布与占比" note={`${unit}，${year} 年，${list.length} 个省份`}>
      {/* Dots overlap, so they are no links; the map and the table link to the provinces. */}
      <div className="tools-distribution" aria-hidden="true">
        {middle ? <i style={{ left: place(middle.value) }} /> : null}
        {list.map(({ adcode, name, value }) => (
          <span
            key={adcode}
            data-current={adcode === query.province || undefined}
            style={{ left: place(value) }}
            title={`${name} ${formatNumber(value, decimals)} ${unit}`}
          />
        ))}
      </div>
      <p className="tools-distribution-ends bee-note" aria-hidden="true">
        <span>{formatNumber(low, decimals)}</span>
        <span>{formatNumber(high, decimals)}</span>
      </p>
      <Sentence text={distributionSentence(map)} />
    </Section>
  );
}
