import { href, type LazyComponent, useLazyComponent } from '@bee/platform';
import { SampleBadge } from '@bee/ui/content';
import { type MouseEvent, useState } from 'react';
import { ReportCover } from '../../components/report-cover.tsx';
import type { ReportCard } from '../../lib/report-type.ts';
import type { PictureViewerProps } from './picture-viewer.tsx';
import './picture-wall.css';

const viewer: LazyComponent<PictureViewerProps> = {
  styles: ['interactive'],
  load: async () => (await import('./picture-viewer.tsx')).PictureViewer,
};

/** Report pictures in a grid. A click enlarges them; without JavaScript it opens the report. */
export function PictureWall({ articles }: { articles: ReportCard[] }) {
  const [shown, setShown] = useState<string | null>(null);
  const Viewer = useLazyComponent(shown !== null, viewer);
  const drawn = articles.filter(({ picture }) => picture !== null);
  const open = (event: MouseEvent, report: ReportCard) => {
    if (!report.picture || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setShown(report.id);
  };
  return (
    <>
      <ul className="content-wall">
        {articles.map((report) => (
          <li key={report.id}>
            <article>
              <a
                className="content-wall-link"
                href={href('article/report', { id: report.id })}
                onClick={(event) => open(event, report)}
              >
                <Picture report={report} />
                <h2>{report.title}</h2>
              </a>
              <p className="content-wall-facts bee-wrap">
                <span>{report.org_name ?? report.source_name}</span>
                <span>{report.published_at ?? '日期不详'}</span>
                <SampleBadge sample={report.sample} />
              </p>
            </article>
          </li>
        ))}
      </ul>
      {Viewer && shown ? (
        <Viewer reports={drawn} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
      ) : null}
    </>
  );
}

function Picture({ report }: { report: ReportCard }) {
  const { picture } = report;
  return picture ? (
    <span className="content-wall-picture">
      <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} loading="lazy" />
    </span>
  ) : (
    <span className="content-wall-cover">
      <ReportCover report={report} />
    </span>
  );
}
