import { Empty, Section, SourceNote } from '@bee/ui/content';
import { FigureTable, Sentence } from '@bee/ui/data';
import { outputParts, partFigures, partsSentence } from './output-parts.ts';
import type { NationYears, PlaceYears } from './statistics-query.ts';

type Years = NationYears | PlaceYears;

/** Whether the output of a crop changed by its area or by its yield, for the nation or the selected province. */
export function OutputPartsSection({ output, area, period }: { output: Years; area: Years; period: string }) {
  const { unit, decimals, source } = output;
  const parts = outputParts(pointsOf(output), pointsOf(area), period);
  const [whole] = parts;
  const place = 'name' in output ? output.name : '全国';
  const crop = output.topic.name.replace(/产量$/, '');
  const title = `${place}${crop}：面积与单产各占多少`;
  if (!whole)
    return (
      <Section title={title}>
        <Empty title="没有可比的年份">产量和播种面积都有数的年份不足两年，换一个省份或时段试试。</Empty>
      </Section>
    );
  return (
    <Section title={title} note={`${unit}；面积变化按两年平均单产折算，单产变化按两年平均面积折算，两项相加即产量变化`}>
      <FigureTable figures={partFigures(parts, unit, decimals)} caption={title} />
      <Sentence text={partsSentence(whole, { place, crop, unit, decimals })} />
      <SourceNote source={source}>
        <span>面积为{area.topic.name}</span>
      </SourceNote>
    </Section>
  );
}

const pointsOf = (years: Years) => ('series' in years ? years.series : years.list);
