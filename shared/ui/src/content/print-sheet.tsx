import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PrintNote } from './print-note.tsx';
import './print-sheet.css';

export type PrintSheetProps = {
  className?: string;
  /** Title, controls and tables, shown on the screen as well. */
  children: ReactNode;
  /** Below the table: how the figures are computed. */
  note?: ReactNode;
  /** Path and query that restore the sheet. */
  to: string;
};

/** A printable page: black on white, rows are not split, the table head is repeated on every sheet, the first has the QR code. */
export function PrintSheet({ className, children, note, to }: PrintSheetProps) {
  return (
    <div className={classNames('bee-sheet bee-stack', className)}>
      <PrintNote to={to} />
      {children}
      {note ? <p className="bee-sheet-note bee-note">{note}</p> : null}
    </div>
  );
}
