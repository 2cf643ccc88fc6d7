import { Button, LinkButton, PageHeader, PrintSheet, SampleBadge } from '@bee/ui/content';
import { site } from '../../site.ts';
import { gradeCurve } from './grade-curve.ts';
import type { HerbsData } from './herbs-data.ts';
import { sheetTitle } from './herbs-head.ts';
import { herbsHref } from './herbs-query.ts';
import { NoPrices } from './herbs-screen.tsx';
import { matrixMethod } from './matrix-method.ts';
import { MatrixTable } from './matrix-table.tsx';
import './herbs.css';

type SheetScreenProps = { data: HerbsData; query: Record<string, string> };

/** A4 price sheet of the herb: all grades in all markets on the newest day. */
export function SheetScreen({ data: { matrix, source, relations }, query }: SheetScreenProps) {
  if (!matrix) return <NoPrices />;
  return (
    <PrintSheet
      to={herbsHref({}, { view: 'sheet' })}
      note={`“高”“低”是本规格在各市场中的最高价与最低价。${matrixMethod(matrix)}仅供参考，以现场成交为准。`}
    >
      <PageHeader
        title={sheetTitle}
        meta={
          <>
            <span>
              数据日期 <time dateTime={matrix.date}>{matrix.date}</time>
            </span>
            <span>单位：元/公斤</span>
            <span>
              {matrix.rows.length} 个规格，{matrix.markets.length} 个市场
            </span>
            <span>来源：{source.name}</span>
            <SampleBadge sample={source.sample} />
          </>
        }
        actions={
          <>
            <Button kind="primary" onClick={() => window.print()}>
              打印行情单
            </Button>
            <LinkButton href={herbsHref(query, { view: 'page' })}>返回行情</LinkButton>
          </>
        }
      />
      <MatrixTable
        matrix={matrix}
        query={query}
        cell="price"
        caption={`${matrix.date} ${site.herb}行情单，元/公斤`}
        plain
      />
      {relations ? <p className="sanqi-answer">{gradeCurve(matrix.rows, relations).summary}</p> : null}
    </PrintSheet>
  );
}
