import { href, useLeaveTitle } from '@bee/platform';
import { accessWords, DataTable, Disclosure, Icon } from '@bee/ui/content';
import { LockedThumb } from './locked-thumb.tsx';
import { type Report, type ReportAccess, viewerHref } from './report-data.ts';
import './report-parts.css';
import './report.css';

type Figure = Report['figures'][number];

/** All charts and tables of the report: thumbnail, page, numbers, and their source series. */
export function Figures({ report, access }: { report: Report; access: ReportAccess | null }) {
  const { figures } = report;
  const lock = accessWords(access?.level ?? 'login');
  if (figures.length === 0) return null;
  return (
    <section className="content-report-part" aria-labelledby="figures">
      <div className="content-report-head bee-wrap">
        <h2 id="figures">图表目录</h2>
        <span>{summary(figures, lock)}</span>
      </div>
      <div className="content-figures">
        {figures.map((figure) => (
          <FigureCard key={`${figure.kind} ${figure.no}`} report={report} figure={figure} lock={lock} />
        ))}
      </div>
    </section>
  );
}

const summary = (figures: Figure[], lock: string): string => {
  const locked = figures.filter((figure) => figure.locked).length;
  return `${figures.length} 张，${locked > 0 ? `${locked} 张${lock}` : '数字都可以查看'}`;
};

function FigureCard({ report, figure, lock }: { report: Report; figure: Figure; lock: string }) {
  const { no, kind, title, page, columns, rows, thumb, link, locked } = figure;
  const name = `${kind === 'chart' ? '图' : '表'} ${no}`;
  const data = link ? href(link.page, link.params) : undefined;
  const leaveTitle = useLeaveTitle();
  return (
    <figure className="content-figure">
      {locked ? <LockedThumb figure={figure}>{page ? `原文第 ${page} 页，${lock}` : lock}</LockedThumb> : null}
      {thumb ? (
        <div className="content-figure-thumb">
          <img src={thumb} alt={`${name}：${title}`} loading="lazy" width={480} height={300} />
        </div>
      ) : null}
      <figcaption>
        <strong>{name}</strong> {title}
        <span className="content-figure-links bee-wrap">
          {page && !locked ? <OnPage page={page} to={viewerHref(report, page)} /> : null}
          {data ? (
            <a href={data} title={leaveTitle(data)} aria-label={`看数据：${name}`}>
              <Icon name="chart" size={16} />
              看数据
            </a>
          ) : null}
        </span>
      </figcaption>
      {rows.length > 0 ? (
        <Disclosure title={`${name} 的数字（${rows.length} 行）`}>
          <FigureTable caption={`${name} ${title}`} columns={columns} rows={rows} />
        </Disclosure>
      ) : null}
    </figure>
  );
}

function OnPage({ page, to }: { page: number; to: string | undefined }) {
  const leaveTitle = useLeaveTitle();
  if (!to) return <span>原文第 {page} 页</span>;
  return (
    <a href={to} title={leaveTitle(to)}>
      原文第 {page} 页
    </a>
  );
}

type Row = { cells: string[]; place: number };
type FigureTableProps = { caption: string; columns: string[]; rows: string[][] };

/** The numbers of a figure as the report states them. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <DataTable<Row>
      dense
      hideCaption
      caption={caption}
      rows={rows.map((cells, place) => ({ cells, place }))}
      rowKey={({ place }) => String(place)}
      columns={columns.map((title, column) => ({
        key: `${column}`,
        title,
        numeric: column > 0 && rows.every((cells) => isNumber(cells[column])),
        cell: ({ cells }) => cells[column] || '—',
      }))}
    />
  );
}

/** Optional sign, thousands separators or percent; an empty cell is an unknown number. */
const isNumber = (cell = ''): boolean => /^[+\-−]?[\d,]*\.?\d*\s*%?$|^—$/.test(cell);
