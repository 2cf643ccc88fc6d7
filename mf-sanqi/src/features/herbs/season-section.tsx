import type { HerbSeason } from '@bee/contracts/resource/herbs';
import { indexText, monthAxis, monthMarks } from '@bee/domain/month-season';
import { Empty, Section } from '@bee/ui/content';
import { SeasonPlot, Sentence } from '@bee/ui/data';
import { site } from '../../site.ts';
import type { HerbsData } from './herbs-data.ts';
import { seasonSentence, spansOf } from './season-words.ts';
import { WinterTable } from './winter-table.tsx';
import './herbs.css';

type SeasonSectionProps = Pick<HerbsData, 'seasons' | 'gaps'> & {
  freq: 'D' | 'W' | 'M';
};

const { spring, winter } = site.harvests;

/** The two harvests: expensive months, harvest months, and the price gap between winter and spring roots. */
export function SeasonSection({ seasons, gaps, freq }: SeasonSectionProps) {
  return (
    <Section title={`${spring.title}与${winter.title}`} note={`${site.reference}的季节规律与价差`}>
      <div className="sanqi-seasons">
        <Harvest name={`${spring.title}（${site.reference}）`} dug={spring.months} season={seasons.spring} />
        <Harvest name={`${winter.title}（${site.reference}）`} dug={winter.months} season={seasons.winter} />
      </div>
      {gaps.length > 0 ? (
        <>
          <h3 className="sanqi-subtitle">
            {winter.title}比同规格{spring.title}便宜多少
          </h3>
          <WinterTable gaps={gaps} freq={freq} />
        </>
      ) : null}
    </Section>
  );
}

type HarvestProps = { name: string; dug: readonly number[]; season: HerbSeason | null };

function Harvest({ name, dug, season }: HarvestProps) {
  if (!season)
    return (
      <div className="sanqi-season">
        <h3 className="sanqi-subtitle">{name}</h3>
        <Empty title="历史报价还不够">至少要有两个完整年度的报价，才看得出一年里哪个月贵。</Empty>
      </div>
    );
  const sentence = seasonSentence(season, { name, dug });
  return (
    <div className="sanqi-season">
      <h3 className="sanqi-subtitle">
        {name} <small>各月价格，当年均价为 100%</small>
      </h3>
      <SeasonPlot
        parts={season.months.map(({ month, avg, low, high }) => ({ at: month, min: low, avg, max: high }))}
        axis={monthAxis}
        marks={monthMarks}
        centred
        spans={spansOf(dug).map(({ first, last }) => ({ first: first - 0.5, last: last + 0.5, name: '采挖' }))}
        text={indexText}
        names={{ band: '历年最低至最高', mean: '历年平均' }}
        label={sentence}
      />
      <Sentence text={sentence} />
    </div>
  );
}
