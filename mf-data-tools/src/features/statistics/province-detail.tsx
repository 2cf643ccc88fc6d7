import { formatNumber } from '@bee/domain/format';
import { Empty, Section } from '@bee/ui/content';
import { type Figures, FigureTable } from '@bee/ui/data';
import type { PlaceYears } from './statistics-query.ts';

/** The places below the selected province, where the data has them. */
export function ProvinceDetail({ place }: { place: PlaceYears }) {
  const { name, topic, unit, year, series, children } = place;
  const title = `${name}各市州`;
  if (series.length === 0 && !children)
    return (
      <Section title={title}>
        <Empty title={`没有${name}的数据`}>
          “{topic.name}”没有公布过{name}的数，换一个专题或省份试试。
        </Empty>
      </Section>
    );
  if (!children)
    return (
      <Section title={title}>
        <Empty title="没有下级数据">
          “{topic.name}”在{name}只公布到省一级，没有各市州的数。
        </Empty>
      </Section>
    );
  if (children.length === 0)
    return (
      <Section title={title}>
        <Empty title={`${year} 年没有各市州的数`}>换一个年份试试，较近的年份更可能有。</Empty>
      </Section>
    );
  return (
    <Section title={title} note={`${unit}，${year} 年，${children.length} 个有数据`}>
      <FigureTable figures={childFigures(place)} caption={`${name}各市州${year} 年${topic.name}`} />
    </Section>
  );
}

const childFigures = ({ children = [], unit, decimals }: PlaceYears): Figures => {
  const revised = children.some(({ was }) => was !== null);
  return {
    columns: [
      { title: '市州', type: 'text' },
      { title: '数值', unit, type: 'number', decimals },
      ...(revised ? [{ title: '备注', type: 'text' as const }] : []),
    ],
    rows: children.map(({ name, value, was }) => [
      name,
      value,
      ...(revised ? [was === null ? '' : `修订，先前公布为 ${formatNumber(was, decimals)}`] : []),
    ]),
  };
};
