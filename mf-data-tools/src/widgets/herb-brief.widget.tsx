import type { HerbRow } from '@bee/contracts/resource/herbs';
import type { PropsOf } from '@bee/contracts/widget-props';
import { formatPrice } from '@bee/domain/format';
import { defineWidget, href } from '@bee/platform';
import { Change, DataTable, SampleBadge, Section } from '@bee/ui/content';
import { provincePrices } from '../components/price/province-prices.ts';
import { ProvinceTiles } from '../components/price/province-tiles.tsx';
import type { widgetProps } from '../widget-props.ts';
import './herb-brief.css';

/** Prices of a herb by specification, and those of one specification by province; nothing without a price. */
export const widget = defineWidget<PropsOf<(typeof widgetProps)['herb-brief']>, HerbRow[]>({
  load: async ({ api, props: { name } }) =>
    (await api('herbs/getHerbsList', { herb: name, every_market: true, limit: 100 }, { raw: true })).list,
  component: ({ data }) => {
    const grades = gradesOf(data);
    const [first] = grades;
    if (!first) return null;
    const { product, spec, date, to } = first.best;
    return (
      <Section
        title={`${product}价格`}
        note={<SampleBadge sample={first.best.sample} />}
        more={{ title: '走势与各规格', href: href('application/herbs/list', { herb: product }) }}
      >
        <div className="tools-herb-brief">
          <DataTable
            dense
            caption={`${product}各规格价格，${date}，元/公斤`}
            rows={grades}
            rowKey={({ best }) => best.id}
            columns={[
              { key: 'spec', title: '规格', cell: ({ best }) => best.spec ?? '未分规格' },
              { key: 'price', title: '均价', numeric: true, cell: ({ mean }) => formatPrice(mean) },
              {
                key: 'm',
                title: '较上月',
                numeric: true,
                cell: ({ best }) => <Change value={best.chg_m} digits={1} />,
              },
            ]}
          />
          <ProvinceTiles
            kind="药市价"
            provinces={{ product, spec, date, to, list: provincePrices(first.rows, date, 'kg').list }}
          />
        </div>
      </Section>
    );
  },
});

/** Specifications shown. */
const MAX_GRADES = 8;

type Grade = { best: HerbRow; rows: HerbRow[]; mean: number };

/** The specifications with the most markets first; of each, the mean of its markets and its first row. */
const gradesOf = (rows: readonly HerbRow[]): Grade[] => {
  const ids = [...new Set(rows.map(({ spec_id }) => spec_id))];
  return ids
    .flatMap((id) => {
      const quoted = rows.filter((row) => row.spec_id === id && row.price_avg !== null);
      const [best] = quoted;
      const sum = quoted.reduce((total, { price_avg }) => total + (price_avg ?? 0), 0);
      return best ? [{ best, rows: quoted, mean: sum / quoted.length }] : [];
    })
    .sort((a, b) => b.rows.length - a.rows.length)
    .slice(0, MAX_GRADES);
};
