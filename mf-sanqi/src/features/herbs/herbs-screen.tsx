import { daysBetween } from '@bee/domain/calendar-day';
import { href } from '@bee/platform';
import { Empty, ErrorState, LinkButton, PageHeader, SampleBadge, ShareButton } from '@bee/ui/content';
import { DownloadButton, usePriceExport } from '@bee/ui/data';
import { site } from '../../site.ts';
import { GradeSection } from './grade-section.tsx';
import type { HerbsData } from './herbs-data.ts';
import { herbsTitle } from './herbs-head.ts';
import { herbsHref, herbsQuery } from './herbs-query.ts';
import { LineSection } from './line-section.tsx';
import { MatrixSection, SheetLink } from './matrix-section.tsx';
import { matrixSheet } from './matrix-sheet.ts';
import { isMonthly, type Matrix, shownGrade } from './price-matrix.ts';
import { SeasonSection } from './season-section.tsx';
import './herbs.css';

type HerbsScreenProps = { data: HerbsData; query: Record<string, string> };

/** Prices of the herb: today in all markets, by grade, over all years, and by harvest. */
export function HerbsScreen({ data, query }: HerbsScreenProps) {
  const { matrix } = data;
  if (!matrix) return <NoPrices />;
  const freq = Object.values(matrix.rows[0]?.quotes ?? {})[0]?.freq ?? 'D';
  return (
    <div className="sanqi-herbs">
      <HerbsHeader data={data} matrix={matrix} query={query} />
      <UnknownGrade matrix={matrix} query={query} />
      <MatrixSection data={data} matrix={matrix} query={query} />
      {data.failed ? (
        <div className="sanqi-failed">
          <ErrorState title="比价与季节规律加载失败" retryHref={herbsHref(query, {})} />
        </div>
      ) : (
        <GradeSection data={data} matrix={matrix} query={query} />
      )}
      <LineSection data={data} matrix={matrix} query={query} />
      {data.failed ? null : <SeasonSection {...data} freq={freq} />}
    </div>
  );
}

/** Shown when the address names a grade that the herb does not have. */
function UnknownGrade({ matrix, query }: { matrix: Matrix } & Pick<HerbsScreenProps, 'query'>) {
  const { spec } = herbsQuery.read(query);
  const shown = shownGrade(matrix, spec);
  if (!shown || shown.spec === spec) return null;
  return (
    <p className="sanqi-unknown" role="status">
      没有“{spec}”这个规格的报价，走势显示的是 {shown.spec}；点表中的规格可换一个。
    </p>
  );
}

function HerbsHeader({ data, matrix, query }: HerbsScreenProps & { matrix: Matrix }) {
  const download = usePriceExport();
  const title = herbsTitle(matrix, herbsQuery.read(query).spec);
  const summary = `${matrix.date} ${matrix.rows.length} 个规格在 ${matrix.markets.length} 个市场的价格，元/公斤`;
  return (
    <PageHeader
      title={title}
      meta={
        <>
          <span>
            数据日期 <time dateTime={matrix.date}>{matrix.date}</time>
          </span>
          <QuoteAge date={matrix.date} today={data.today} monthly={isMonthly(matrix)} />
          <span>{matrix.rows.length} 个规格</span>
          <span>{matrix.markets.length} 个市场</span>
          <span>来源：{data.source.name}</span>
          <SampleBadge sample={data.source.sample} />
        </>
      }
      actions={
        <>
          <SheetLink query={query} />
          <DownloadButton sheet={matrixSheet(data, matrix, herbsHref(query, {}))} {...download} />
          <ShareButton
            target={{
              title,
              kind: '行情',
              summary,
              date: matrix.date,
              source: data.source.name,
              sample: data.source.sample,
              to: herbsHref(query, {}),
            }}
          />
        </>
      }
    />
  );
}

export function NoPrices() {
  return (
    <>
      <PageHeader title={`${site.herb}行情`} />
      <Empty
        title={`还没有${site.herb}的报价`}
        action={
          <>
            <LinkButton kind="primary" href={href('application/herbs/list', { q: site.herb })}>
              看中药材价格表
            </LinkButton>
            <LinkButton href={href('sanqi/report', { tagId: site.tagId })}>看{site.herb}报告</LinkButton>
          </>
        }
      >
        行情导入后，这里会有各规格在各市场的价格与走势。
      </Empty>
    </>
  );
}

/** Older quotes are marked. */
const FRESH_DAYS = 7;

type QuoteAgeProps = { date: string; today: string; monthly: boolean };

/** How old the newest quotes are. */
function QuoteAge({ date, today, monthly }: QuoteAgeProps) {
  const age = daysBetween(date, today);
  const words = [monthly ? '每月一报' : '', age > FRESH_DAYS ? `最新一期是 ${age} 天前的` : '']
    .filter(Boolean)
    .join('，');
  return words ? <span className={age > FRESH_DAYS ? 'sanqi-aged' : undefined}>{words}</span> : null;
}
