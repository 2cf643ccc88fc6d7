import { LinkButton, Section, SourceNote } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { site } from '../../site.ts';
import type { HerbsData } from './herbs-data.ts';
import { type CellKind, cellKinds, herbsHref, herbsQuery } from './herbs-query.ts';
import { matrixMethod } from './matrix-method.ts';
import { MatrixTable } from './matrix-table.tsx';
import { knownChanges, type Matrix } from './price-matrix.ts';
import './herbs.css';

type MatrixSectionProps = { data: HerbsData; matrix: Matrix; query: Record<string, string> };

const cellTitles = { price: '价格', w: '周涨跌', m: '月涨跌', y: '年涨跌' } as const satisfies Record<CellKind, string>;

/** Today's prices, all grades in all markets. */
export function MatrixSection({ data, matrix, query }: MatrixSectionProps) {
  const { cell } = herbsQuery.read(query);
  const known = knownChanges(matrix);
  return (
    <Section
      title="头数 × 市场"
      note={
        <>
          元/公斤，{matrix.date}
          <span className="bee-no-print">，点规格看走势</span>
        </>
      }
    >
      <div className="sanqi-matrix-head bee-no-print">
        <Choices
          label="格内显示"
          choices={cellKinds
            .filter((kind) => kind === 'price' || kind === cell || known.includes(kind))
            .map((kind) => ({
              title: cellTitles[kind],
              href: herbsHref(query, { cell: kind }),
              current: kind === cell,
            }))}
        />
      </div>
      <div className="sanqi-matrix">
        <MatrixTable
          matrix={matrix}
          query={query}
          cell={cell}
          caption={`${matrix.date} ${site.herb}各规格各市场价格`}
        />
      </div>
      <SourceNote
        source={data.source.name}
        href={data.source.url ?? undefined}
        updatedAt={matrix.date}
        sample={data.source.sample}
      >
        <span>
          <span className="sanqi-extreme is-high">高</span>、<span className="sanqi-extreme is-low">低</span>
          是本规格在各市场中的最高价与最低价。{matrixMethod(matrix)}
        </span>
      </SourceNote>
    </Section>
  );
}

/** Link to the printable sheet. */
export function SheetLink({ query }: Pick<MatrixSectionProps, 'query'>) {
  return <LinkButton href={herbsHref(query, { view: 'sheet' })}>打印行情单</LinkButton>;
}
