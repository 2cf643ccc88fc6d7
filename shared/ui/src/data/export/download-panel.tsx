import { shanghaiDay } from '@bee/domain/calendar-day';
import { toast } from '@bee/platform';
import { Button, Icon, saveFile, shareAddress } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { type ReactNode, useState } from 'react';
import type { Picture } from './chart-picture.ts';

import { describeSheet, fileName, type Sheet } from './sheet.ts';

export type DownloadPanelProps = {
  sheet: Sheet;
  /** Set when there is a drawing. */
  picture?: Picture;
  /** Called before a table file is created; resolves to false after showing why it is rejected. */
  allow?(): Promise<boolean>;
  /** Cost of table files for this user: 今日还可导出 18 次. */
  note?: ReactNode;
  onClose(): void;
};

type Format = 'xlsx' | 'csv' | 'png' | 'svg';

/** 下载: tables as XLSX and CSV, the drawing as PNG and SVG; exactly the data that is shown. */
export function DownloadPanel({ sheet, picture, allow, note, onClose }: DownloadPanelProps) {
  const [busy, setBusy] = useState<Format | null>(null);
  const save = async (format: Format) => {
    setBusy(format);
    try {
      if (isTable(format) && allow && !(await allow())) return;
      const now = new Date();
      const day = shanghaiDay(now);
      saveFile(await make(format, sheet, picture, now), fileName(sheet, day, format));
    } catch {
      toast.error('文件没有生成，请重试或换一种格式');
    } finally {
      setBusy(null);
    }
  };
  const offer = (format: Format, title: string, text: string) => (
    <li key={format}>
      <Button
        icon={<Icon name={isTable(format) ? 'table' : 'chart'} size={18} />}
        loading={busy === format}
        disabled={busy !== null}
        onClick={() => void save(format)}
      >
        {title}
      </Button>
      <span>{text}</span>
    </li>
  );
  return (
    <Modal visible title="下载" maskCloseable className="bee-download" onClose={onClose}>
      <p className="bee-download-title">{sheet.title}</p>
      <ul className="bee-download-list bee-stack">
        {offer('xlsx', 'Excel 表格', `${sheet.rows.length} 行，数字可直接计算，附“说明”页`)}
        {offer('csv', 'CSV', `${sheet.rows.length} 行，UTF-8，Excel 可直接打开`)}
        {picture ? offer('png', 'PNG 图片', '2400 × 1350，带标题、来源和链接') : null}
        {picture ? offer('svg', 'SVG 矢量图', '可放大、可编辑，用于排版') : null}
      </ul>
      {note ? <p className="bee-download-note">{note}</p> : null}
      <p className="bee-download-note">导出的是当前显示的内容；“说明”页的链接可以重现同一视图。</p>
    </Modal>
  );
}

const isTable = (format: Format): boolean => format === 'xlsx' || format === 'csv';

const make = async (format: Format, sheet: Sheet, picture: Picture | undefined, now: Date): Promise<Blob> => {
  if (format === 'csv') return (await import('./write-csv.ts')).writeCsv(sheet);
  if (format === 'xlsx') {
    const facts = describeSheet(sheet, { now, address: shareAddress(sheet.to) });
    return (await import('./write-xlsx.ts')).writeXlsx(sheet, facts);
  }
  if (!picture) throw new Error('nothing is drawn here');
  const { pngPicture, svgPicture } = await import('./chart-picture.ts');
  return format === 'png' ? pngPicture(picture) : svgPicture(picture);
};
