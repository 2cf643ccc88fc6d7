import { href } from '@bee/platform';
import { Button, LinkButton } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { useEffect, useState } from 'react';
import type { ReportCard } from '../../lib/report-type.ts';
import './picture-wall.css';

export type PictureViewerProps = {
  /** Reports with a picture. */
  reports: ReportCard[];
  shown: string;
  onShow: (id: string) => void;
  onClose: () => void;
};

/** One long picture at a time; arrow keys show the next. */
export function PictureViewer({ reports, shown, onShow, onClose }: PictureViewerProps) {
  const [full, setFull] = useState(false);
  const place = reports.findIndex(({ id }) => id === shown);
  const report = reports[place];
  const turn = (to: ReportCard | undefined) => to && onShow(to.id);

  useEffect(() => {
    const turnByKey = ({ key }: KeyboardEvent) => {
      const to = { ArrowLeft: reports[place - 1], ArrowRight: reports[place + 1] }[key];
      if (to) onShow(to.id);
    };
    window.addEventListener('keydown', turnByKey);
    return () => window.removeEventListener('keydown', turnByKey);
  }, [reports, place, onShow]);

  if (!report?.picture) return null;
  const { picture } = report;
  return (
    <Modal visible title={report.title} maskCloseable className="content-picture-viewer" onClose={onClose}>
      <div className="content-viewer-bar bee-small bee-wrap">
        <Button disabled={place === 0} onClick={() => turn(reports[place - 1])}>
          上一张
        </Button>
        <Button disabled={place === reports.length - 1} onClick={() => turn(reports[place + 1])}>
          下一张
        </Button>
        <span className="bee-num">
          {place + 1} / {reports.length}
        </span>
        <Button aria-pressed={full} onClick={() => setFull(!full)}>
          {full ? '适合窗口' : '原始大小'}
        </Button>
        <LinkButton kind="primary" href={href('article/report', { id: report.id })}>
          看文字与数据
        </LinkButton>
      </div>
      <section key={report.id} className="content-viewer-stage" aria-label="图片">
        <img
          className={full ? 'is-full' : undefined}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
        />
      </section>
    </Modal>
  );
}
