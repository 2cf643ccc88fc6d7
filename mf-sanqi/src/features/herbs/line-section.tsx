import { WidgetSlot } from '@bee/platform';
import { Section } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { site } from '../../site.ts';
import type { Embeds } from '../../widget-props.ts';
import type { HerbsData } from './herbs-data.ts';
import { herbsHref, herbsQuery, LINE_ID } from './herbs-query.ts';
import { type GradeRow, type Matrix, shownGrade } from './price-matrix.ts';
import './herbs.css';

type LineProps = { data: HerbsData; matrix: Matrix; query: Record<string, string> };

/** All years of one grade: the choice of grade is rendered here, the chart is a widget of mf-data-tools. */
export function LineSection({ data, matrix, query }: LineProps) {
  const { spec } = herbsQuery.read(query);
  const shown = shownGrade(matrix, spec);
  if (!shown) return null;
  return (
    <div id={LINE_ID} className="sanqi-line">
      <Section title={`${shown.spec}走势`} bare>
        <div className="bee-no-print">
          <Choices
            label="规格"
            choices={matrix.rows.map((row) => ({
              title: row.spec,
              href: `${herbsHref(query, { spec: row.spec })}#${LINE_ID}`,
              current: row.spec === shown.spec,
            }))}
          />
        </div>
      </Section>
      <Line data={data} query={query} shown={shown} />
    </div>
  );
}

export function Line({ data, query, shown }: Pick<LineProps, 'data' | 'query'> & { shown: GradeRow }) {
  return data.dates ? (
    <WidgetSlot<Embeds>
      of="mf-data-tools/herb-chart"
      props={{
        spec_id: shown.spec_id,
        dates: data.dates,
        page: 'sanqi/herbs',
        query,
        markets: data.matrix?.markets.map(({ id }) => id),
        events: { tag: site.tagId, page: 'sanqi/report', params: { tagId: site.tagId } },
      }}
    />
  ) : null;
}
