import { formatNumber } from '@bee/domain/format';
import { provinces } from '@bee/domain/region';
import { Change, Section, Sparkline } from '@bee/ui/content';
import { shortProvince } from '../../components/price/short-province.ts';
import { provinceHref, type StatisticsQuery, type YearMap } from './statistics-query.ts';
import './province-distribution.css';

const LEAST_YEARS = 3;

/** The years of every province in a small drawing with its own scale, in the order of the ranking. */
export function ProvinceMultiples({ map, query }: { map: YearMap; query: StatisticsQuery }) {
  const { years, places } = map.history;
  const [first, last] = [years[0], years.at(-1)];
  if (years.length < LEAST_YEARS || places.length === 0) return null;
  const ranks = new Map(map.list.map(({ adcode, rank }) => [adcode, rank]));
  const rankOf = (adcode: string) => ranks.get(adcode) ?? places.length + 1;
  const sorted = [...places].sort((one, other) => rankOf(one.adcode) - rankOf(other.adcode));
  return (
    <Section
      title="各省历年走势"
      note={`${map.unit}，${first} 至 ${last} 年；各图刻度不同，数字为最近一年，百分比为与首个有数年相比`}
    >
      <div className="tools-multiples">
        {sorted.map(({ adcode, values }) => {
          const name = shortProvince(provinces.find((one) => one.adcode === adcode)?.name ?? adcode);
          const known = values.filter((value) => value !== null);
          const [begin, end] = [known[0], known.at(-1)];
          if (begin === undefined || end === undefined) return null;
          const label = `${name} ${values.map((value, at) => `${years[at]} 年 ${formatNumber(value, map.decimals)}`).join('，')}`;
          return (
            <a key={adcode} href={provinceHref(query, adcode)} aria-current={adcode === query.province || undefined}>
              <strong>{name}</strong>
              <span>
                {formatNumber(end, map.decimals)}
                {values.at(-1) === null ? `（${years[values.lastIndexOf(end)]} 年）` : ''}
              </span>
              <Sparkline points={values} label={label} width={150} height={36} />
              <Change value={begin > 0 && known.length > 1 ? (end / begin - 1) * 100 : null} digits={1} />
            </a>
          );
        })}
      </div>
    </Section>
  );
}
