import {
  type ChartChoices,
  type ChartTransform,
  type ChartView,
  drawnPeriod,
  spanOf,
  usualTransforms,
} from './chart-view.ts';
import { Choices } from './choices.tsx';
import { SpanForm } from './span-form.tsx';

export type ChartControlsProps = {
  view: ChartView;
  choices: ChartChoices;
  hrefOf(change: Partial<ChartView>): string;
  /** First and last day of all data. */
  dates: { min: string; max: string };
};

const TRANSFORMS: { key: ChartTransform; title: string }[] = [
  { key: 'lin', title: '原值' },
  { key: 'chg', title: '增减' },
  { key: 'mom', title: '环比' },
  { key: 'yoy', title: '同比' },
  { key: 'idx100', title: '指数' },
  { key: 'avg', title: '移动平均' },
];

/** Period, transform, scale and unit; a table has no scale, and a map of current figures only has the unit. */
export function ChartControls(props: ChartControlsProps) {
  const { view, choices, hrefOf } = props;
  return (
    <div className="bee-chart-controls bee-wrap bee-no-print">
      {view.tab === 'map' ? null : <HistoryControls {...props} />}
      {choices.units.length > 1 && (view.transform === 'lin' || view.tab === 'map') ? (
        <Choices
          label="单位"
          choices={choices.units.map(({ key, title }) => ({
            title,
            href: hrefOf({ unit: key }),
            current: key === view.unit,
          }))}
        />
      ) : null}
    </div>
  );
}

function HistoryControls({ view, choices, hrefOf, dates }: ChartControlsProps) {
  const span = spanOf(view.period);
  return (
    <>
      <Choices
        label="时段"
        choices={choices.periods.map(({ key, title, lock }) => ({
          title,
          href: hrefOf({ period: key }),
          current: key === drawnPeriod(view.period, choices),
          lock,
        }))}
      />
      <SpanForm
        key={view.period}
        current={span}
        dates={dates}
        onChoose={({ from, to }) => hrefOf({ period: `${from}..${to}` })}
      />
      <Choices
        label="换算"
        choices={TRANSFORMS.filter(({ key }) => (choices.transforms ?? usualTransforms).includes(key)).map(
          ({ key, title }) => ({
            title,
            href: hrefOf({ transform: key }),
            current: key === view.transform,
            lock: choices.locks?.[key],
          }),
        )}
      />
      {view.tab === 'chart' && hasLogarithm(view) ? (
        <Choices
          label="坐标"
          choices={(['lin', 'log'] as const).map((scale) => ({
            title: scale === 'lin' ? '线性' : '对数',
            href: hrefOf({ scale }),
            current: scale === view.scale,
          }))}
        />
      ) : null}
    </>
  );
}

/** False for changes, which may be negative. */
export const hasLogarithm = ({ transform }: ChartView): boolean => ['lin', 'idx100', 'avg'].includes(transform);
