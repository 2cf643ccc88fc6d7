import { typeTitles } from '@bee/domain/article-type';
import { formatInstant } from '@bee/domain/format';
import { href, useMicrosite, usePersonalizedQuery } from '@bee/platform';
import {
  Button,
  copyText,
  Icon,
  PageHeader,
  PrintNote,
  RichText,
  SampleBadge,
  SourceNote,
  shareAddress,
  Tag,
} from '@bee/ui/content';
import { ArticleNeighbours } from '../../components/neighbours.tsx';
import { listHrefOf } from '../../lib/article-type.ts';
import { siteText } from '../../lib/site-text.ts';
import { Delta } from './delta.tsx';
import { Figures } from './figures.tsx';
import { fullCitation } from './full-citation.ts';
import { Infographic, monthlyFigure } from './infographic.tsx';
import { Outline } from './outline.tsx';
import type { Report, ReportData } from './report-data.ts';
import { ReportDesk } from './report-desk.tsx';
import { ReportGate, TextEnd } from './report-gate.tsx';
import { ReportRail } from './report-rail.tsx';
import './report.css';
import '../../layout/reading.css';

/**
 * A report for readers in a hurry: summary and changes first, then text, figures and source. A microsite renders its
 * own heading above.
 */
export function ReportScreen({ report: rendered, related }: ReportData) {
  const site = useMicrosite();
  const request = { id: rendered.id, tag_id: site?.tag.id };
  const { data: report, access } = usePersonalizedQuery('article/getReportDetail', request, rendered);
  return (
    <div className="content-page">
      <article className="content-paper content-report">
        {site ? null : <PageHeader title={report.title} breadcrumb={trail(report)} meta={<Meta report={report} />} />}
        <ReportDesk report={report} />
        <ReportGate report={report} access={access} />
        <KeyPoints points={report.key_points} />
        <Delta report={report} />
        <Diagram report={report} />
        <Outline report={report} access={access} />
        <RichText html={siteText(report.content_html, site, report.tagged)} />
        <TextEnd report={report} access={access} />
        <Figures report={report} access={access} />
        <Citation report={report} />
        <Versions versions={report.versions} />
        <ArticleNeighbours article={report} {...report.same_series} unit="期" />
        <Source report={report} />
        <PrintNote />
      </article>
      <ReportRail report={report} related={related} />
    </div>
  );
}

const trail = ({ type, title }: Report) => [
  { title: '首页', href: href('home') },
  { title: typeTitles[type], href: listHrefOf(type) ?? href('home') },
  { title },
];

function Meta({ report }: { report: Report }) {
  return (
    <>
      <SampleBadge sample={report.sample} />
      <span>{report.org_name ?? report.source_name}</span>
      {report.published_at ? <time dateTime={report.published_at}>{report.published_at}</time> : <span>日期不详</span>}
      {report.issue_no ? <span>{report.issue_no} 期</span> : null}
      {report.tags.slice(0, 5).map(({ id, title }) => (
        <Tag key={id} type="grey" href={href('article/tag', { tagId: id })}>
          {title}
        </Tag>
      ))}
    </>
  );
}

function KeyPoints({ points }: { points: string[] }) {
  return points.length === 0 ? null : (
    <section className="content-report-points" aria-labelledby="points">
      <h2 id="points">核心观点</h2>
      <ol>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </section>
  );
}

/** Drawn from the monthly prices of the report; without them, the stored long picture. */
function Diagram({ report }: { report: Report }) {
  const { picture } = report;
  const monthly = monthlyFigure(report);
  return picture ? (
    <figure className="content-report-diagram">
      {monthly ? (
        <Infographic figure={monthly} />
      ) : (
        <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />
      )}
      <figcaption>
        <a href={picture.src} target="_blank" rel="noopener">
          打开长图（{picture.width} × {picture.height}）
        </a>
      </figcaption>
    </figure>
  ) : null;
}

function Versions({ versions }: Pick<Report, 'versions'>) {
  return versions.length === 0 ? null : (
    <section className="content-report-part" aria-labelledby="versions">
      <h2 id="versions">更正与版本</h2>
      <ul className="content-report-versions">
        {versions.map(({ date, note }) => (
          <li key={`${date} ${note}`}>
            <time dateTime={date}>{date}</time>
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Source({ report }: { report: Report }) {
  const address = report.original_url ?? report.source.url;
  return (
    <div className="content-report-part">
      <SourceNote
        source={report.source_name ?? report.source.name}
        {...(address && { href: address })}
        {...(report.updated_at && { updatedAt: formatInstant(report.updated_at) })}
        sample={report.sample}
      >
        {report.copyright ? <span>{report.copyright}</span> : null}
      </SourceNote>
    </div>
  );
}

/** How to cite this report; the copied text also has the access date and the address. */
function Citation({ report: { citation } }: { report: Report }) {
  return (
    <section className="content-report-part" aria-labelledby="cite">
      <h2 id="cite">引用本报告</h2>
      <div className="content-cite bee-wrap">
        <p>{citation}</p>
        <Button
          className="bee-no-print"
          icon={<Icon name="copy" size={16} />}
          aria-label="复制引用格式"
          onClick={() =>
            void copyText(fullCitation(citation, shareAddress(), new Date()), '引用格式（GB/T 7714）已复制')
          }
        >
          复制
        </Button>
      </div>
      <p className="content-cite-note bee-note">GB/T 7714 格式，复制时补上引用日期和网址。</p>
    </section>
  );
}
