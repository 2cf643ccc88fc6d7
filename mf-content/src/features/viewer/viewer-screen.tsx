import { type ArticleType, typeTitles } from '@bee/domain/article-type';
import { formatBytes, formatNumber } from '@bee/domain/format';
import { articleHref, href, useApiQuery, useSession } from '@bee/platform';
import { AccessBadge, Empty, LinkButton, PageHeader, RichText, SampleBadge, Toc } from '@bee/ui/content';
import { listHrefOf } from '../../lib/article-type.ts';
import { DocumentProblem } from './document-problem.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { PdfPart } from './pdf-part.tsx';
import type { PdfDocument, ViewerData } from './viewer-data.ts';
import './viewer.css';

/** A document at full height: title, outline, and the viewer for its kind. */
export function ViewerScreen({ document, text }: ViewerData) {
  return (
    <div className="content-viewer">
      <PageHeader
        title={document.title}
        breadcrumb={trail(document)}
        meta={<Facts document={document} />}
        actions={<OriginLink document={document} />}
      />
      <Reader document={document} text={text} />
    </div>
  );
}

function Reader({ document, text }: ViewerData) {
  if (document.kind === 'pdf')
    return (
      <div className="content-viewer-body bee-stack">
        <OutlinePanel entries={document.outline} readable={document.preview_pages} access={document.access} />
        <PdfPart document={document} />
      </div>
    );
  if (text?.html)
    return (
      <div className="content-viewer-body bee-stack is-text">
        <Toc items={text.toc.map(({ id, level, title }) => ({ id, title, level: level > 2 ? 2 : 1 }))} />
        <article className="content-viewer-text bee-box">
          <RichText html={text.html} />
        </article>
      </div>
    );
  if (text?.problem) return <DocumentProblem problem={text.problem} fid={document.fid} />;
  return <OtherFile document={document} />;
}

function Facts({ document }: { document: PdfDocument }) {
  const { origin, pages, ext, size, access } = document;
  return (
    <>
      {origin.kind === 'report' || origin.kind === 'issue' ? <AccessBadge level={access.level} /> : null}
      <SampleBadge sample={origin.sample} />
      {origin.source_name ? <span>{origin.source_name}</span> : null}
      {origin.published_at ? <time dateTime={origin.published_at}>{origin.published_at}</time> : null}
      {pages ? <span className="bee-num">共 {formatNumber(pages)} 页</span> : null}
      <span className="bee-num">
        {ext.toUpperCase()} · {formatBytes(size)}
      </span>
    </>
  );
}

function OriginLink({ document: { origin } }: { document: PdfDocument }) {
  const from = publicationOf(origin);
  return from ? <LinkButton href={from.href}>返回{from.word}</LinkButton> : null;
}

const trail = ({ origin, title }: PdfDocument) => {
  const home = { title: '首页', href: href('home') };
  const from = publicationOf(origin);
  if (!from) return [home, { title }];
  return [
    home,
    ...(from.list ? [from.list] : []),
    // The title is the heading below, and the button next to it leads back to the publication.
    { title: `${from.word}原文` },
  ];
};

type Publication = { word: string; href: string; list?: { title: string; href: string } };

/** Where the file was published: page, its name, and its list. Null for the user's own uploads. */
export const publicationOf = ({ kind, id, type: given }: PdfDocument['origin']): Publication | null => {
  if (kind === 'own') return null;
  if (kind === 'issue')
    return {
      word: '本期参考',
      href: href('reference/detail', { id }),
      list: { title: '产业参考', href: href('reference/list') },
    };
  const type = given as ArticleType;
  const list = listHrefOf(type);
  return {
    word: kind === 'report' ? '报告' : '正文',
    href: articleHref({ id, type }),
    ...(list && { list: { title: typeTitles[type], href: list } }),
  };
};

/** Tables, archives and other files have no preview; they are downloaded. */
function OtherFile({ document: { fid, ext, name, size } }: { document: PdfDocument }) {
  const { status } = useSession();
  const { data } = useApiQuery('article/viewPdf', { fid }, { enabled: status !== 'pending', staleTime: 0 });
  return (
    <Empty
      title={`${ext ? ext.toUpperCase() : '这种'} 文件不能在线阅读`}
      action={
        data?.download_url ? (
          <LinkButton kind="primary" href={data.download_url} download={name}>
            下载（{formatBytes(size)}）
          </LinkButton>
        ) : null
      }
    >
      “{name}”可以下载后用本机软件打开。能在线阅读的是 PDF 和 DOCX。
    </Empty>
  );
}
