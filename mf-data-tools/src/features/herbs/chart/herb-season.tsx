import { indexText, monthAxis, monthMarks, monthSeasonWords } from '@bee/domain/month-season';
import { Empty, Section, SourceNote } from '@bee/ui/content';
import { SeasonPlot, Sentence } from '@bee/ui/data';
import type { HerbCardProps } from '../../../components/herb-chart/herb-card.tsx';
import { herbName } from '../../../components/herb-chart/herb-sentence.ts';
import { harvestText } from './herb-harvest.ts';

/** The months of the harvest, and the cheapest and the dearest month of the year, from all complete years. */
export function HerbSeason({ chart }: Pick<HerbCardProps, 'chart'>) {
  const { season, source } = chart;
  const harvest = harvestText(chart.herb.name);
  if (!season)
    return (
      <Section title="季节规律">
        <Empty title="历史报价还不够">至少要有两个完整年度的报价，才看得出一年里哪个月便宜。{harvest}</Empty>
      </Section>
    );
  const sentence = `${herbName(chart)}${monthSeasonWords(season)}。${harvest}`;
  return (
    <Section title="季节规律" note="各月价格，当年均价为 100%">
      <SeasonPlot
        parts={season.months.map(({ month, avg, low, high }) => ({ at: month, min: low, avg, max: high }))}
        axis={monthAxis}
        marks={monthMarks}
        centred
        text={indexText}
        names={{ band: '历年最低至最高', mean: '历年平均' }}
        label={sentence}
      />
      <Sentence text={sentence} />
      <SourceNote source={source} />
    </Section>
  );
}
