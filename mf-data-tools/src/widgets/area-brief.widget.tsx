import type { DataFor } from '@bee/contracts/operations';
import type { PropsOf } from '@bee/contracts/widget-props';
import { formatNumber } from '@bee/domain/format';
import { defineWidget, href } from '@bee/platform';
import { Section, SourceNote } from '@bee/ui/content';
import { RankedBars } from '@bee/ui/data';
import type { widgetProps } from '../widget-props.ts';

type Area = { model: string; title: string; answer: DataFor<'industry/getTableList'> };

/** Rows that a visitor may see. */
const OPEN_ROWS = 20;
const NATION = '100000';

/**
 * Area planted with a product by province in the newest year, from the industry database; nothing without a table, or
 * where its newest year has more rows than a visitor may see.
 */
export const widget = defineWidget<PropsOf<(typeof widgetProps)['area-brief']>, Area | null>({
  load: async ({ api, props: { name } }) => {
    const wanted = { tag_id: name, name: '种植面积', freq: 'Y', limit: 1 } as const;
    const [table] = (await api('industry/seniorSearchTree', wanted, { raw: true })).list;
    if (!table) return null;
    const { model_id: model, title } = table;
    const answer = await api('industry/getTableList', { model_id: model, limit: OPEN_ROWS }, { raw: true });
    return { model, title, answer };
  },
  component: ({ data }) => (data ? <AreaByProvince {...data} /> : null),
});

function AreaByProvince({ model, title, answer }: Area) {
  const { year, unit, decimals, nation, provinces } = newestYear(answer);
  if (!year || provinces.length === 0) return null;
  return (
    <Section
      title={title.replace(/（.*）$/, '')}
      note={`${year} 年${nation === null ? '' : `，全国 ${formatNumber(nation, decimals)} ${unit}`}`}
      more={{ title: '历年与作图', href: href('data/retrieval', { m: model }) }}
    >
      <RankedBars
        label={`${year} 年各省${title}，${unit}`}
        bars={provinces.map(({ geo, name, value }) => ({
          id: geo,
          name,
          value,
          text: `${formatNumber(value, decimals)} ${unit}`,
          share: nation ? (value / nation) * 100 : null,
        }))}
      />
      <SourceNote source={answer.source} />
    </Section>
  );
}

/** Provinces of the newest period, largest first; none unless all of its rows are there. */
const newestYear = ({ columns, list, at, total }: Area['answer']) => {
  const place = (role: 'time' | 'geo' | 'measure') => columns.findIndex((column) => column.role === role);
  const [time, geo, measure] = [place('time'), place('geo'), place('measure')];
  const year = list[0]?.[time] ?? null;
  const rows = list.flatMap((row, index) => {
    const value = row[measure];
    return row[time] === year && typeof value === 'number'
      ? [{ geo: at[index]?.geo ?? '', name: String(row[geo]), value }]
      : [];
  });
  const isByProvince = geo >= 0 && !columns.some(({ role }) => role === 'dim');
  const isWhole = isByProvince && (list.length === total || list.some((row) => row[time] !== year));
  return {
    year,
    unit: columns[measure]?.unit ?? '',
    decimals: columns[measure]?.decimals ?? 0,
    nation: rows.find((row) => row.geo === NATION)?.value ?? null,
    provinces: isWhole ? rows.filter((row) => row.geo !== NATION).sort((a, b) => b.value - a.value) : [],
  };
};
