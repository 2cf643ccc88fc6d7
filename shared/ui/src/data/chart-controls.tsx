import { type ChartChoices, type ChartTransform, type ChartView, spanOf } from './chart-view.ts';
import { Choices } from './choices.tsx';
import { SpanForm } from './span-form.tsx';

export type ChartControlsProps = {
  view: ChartView;
  choices: ChartChoices;
  hrefOf(change: Partial<ChartView>): string;
  /** First and last day of all that there is. */
  dates: { min: string; max: string };
  /** Lines are drawn: a table has no scale. */
  drawn: boolean;
};

const TRANSFORMS: { key: ChartTransform; title: string }[] = [
  { key: 'lin', title: '原值' },
  { key: 'mom', title: '环比' },
  { key: 'yoy', title: '同比' },
  { key: 'idx100', title: '指数' },
];

/** Period, transform, scale and unit. */
export function ChartControls({ view, choices, hrefOf, dates, drawn }: ChartControlsProps) {
  const span = spanOf(view.period);
  return (
    <div className="bee-chart-controls bee-no-print">
      <Choices
        label="时段"
        choices={choices.periods.map(({ key, title, hint }) => ({
          title,
          href: hrefOf({ period: key }),
          current: key === view.period,
          hint,
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
        choices={TRANSFORMS.map(({ key, title }) => ({
          title,
          href: hrefOf({ transform: key }),
          current: key === view.transform,
        }))}
      />
      {drawn && hasLogarithm(view) ? (
        <Choices
          label="坐标"
          choices={(['lin', 'log'] as const).map((scale) => ({
            title: scale === 'lin' ? '线性' : '对数',
            href: hrefOf({ scale }),
            current: scale === view.scale,
          }))}
        />
      ) : null}
      {choices.units.length > 1 && view.transform === 'lin' ? (
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

/** Changes go below zero. */
export const hasLogarithm = ({ transform }: ChartView): boolean => transform === 'lin' || transform === 'idx100';
