import { typeTitles } from '@bee/domain/article-type';
import { formatBytes, formatCount } from '@bee/domain/format';
import { useLeaveTitle } from '@bee/platform';
import {
  AskButton,
  Button,
  copyText,
  FavoriteButton,
  Icon,
  KeyValueList,
  LinkButton,
  ShareButton,
  shareAddress,
} from '@bee/ui/content';
import { ReportCover } from '../../components/report-cover.tsx';
import { fullCitation } from './full-citation.ts';
import { type Report, viewerHref } from './report-data.ts';
import './report.css';

/** Cover, facts and actions of the report. */
export function ReportDesk({ report }: { report: Report }) {
  return (
    <div className="content-desk">
      <div className="content-desk-cover">
        <ReportCover report={report} />
      </div>
      <div className="content-desk-body">
        <KeyValueList columns={2} items={factsOf(report)} />
        <Actions report={report} />
      </div>
    </div>
  );
}

const factsOf = (report: Report) => [
  ...(report.researchers.length > 0 ? [{ label: '研究员', value: report.researchers.join('、') }] : []),
  ...(report.cate_id ? [{ label: '品类', value: report.cate_id }] : []),
  { label: '系列', value: report.series?.title ?? '单篇' },
  { label: '篇幅', value: extent(report) },
  { label: '收藏', value: report.favs > 0 ? `${formatCount(report.favs)} 人` : '还没有人收藏' },
  { label: '阅读', value: report.views > 0 ? `${formatCount(report.views)} 次` : '新发布' },
];

const extent = ({ pdf, pages, file_size, words }: Report): string => {
  if (pdf === 'pending') return '原文正在生成';
  if (pages === null) return `${formatCount(words)} 字`;
  return file_size === null ? `${pages} 页` : `${pages} 页 · ${formatBytes(file_size)}`;
};

function Actions({ report }: { report: Report }) {
  const leaveTitle = useLeaveTitle();
  const original = viewerHref(report);
  const { title, summary, key_points, published_at, org_name, source_name, sample, type } = report;
  return (
    <div className="content-desk-actions bee-wrap bee-no-print">
      {original ? (
        <LinkButton kind="primary" icon={<Icon name="book" size={16} />} href={original} title={leaveTitle(original)}>
          阅读原文
        </LinkButton>
      ) : null}
      <FavoriteButton type="report" id={report.id} />
      <AskButton kind="report" id={report.id} title={title} />
      <ShareButton
        target={{
          kind: typeTitles[type],
          title,
          summary,
          points: key_points,
          date: published_at,
          source: org_name ?? source_name,
          sample,
        }}
      />
      <Button
        icon={<Icon name="copy" size={16} />}
        onClick={() =>
          void copyText(fullCitation(report.citation, shareAddress(), new Date()), '引用格式（GB/T 7714）已复制')
        }
      >
        复制引用
      </Button>
      <Button className="content-desk-print" icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
        打印
      </Button>
    </div>
  );
}
