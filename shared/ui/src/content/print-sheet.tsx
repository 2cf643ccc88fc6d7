import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PrintNote } from './print-note.tsx';

export type PrintSheetProps = {
  className?: string;
  /** Title, choices and tables, which stay on the screen as they are. */
  children: ReactNode;
  /** Below the table: how the figures came about. */
  note?: ReactNode;
  /** Path and query that show the same sheet again. */
  to: string;
};

/** A page made to be printed: black on white, every row whole, the head of the table on each page of paper. */
export function PrintSheet({ className, children, note, to }: PrintSheetProps) {
  return (
    <div className={classNames('bee-sheet', className)}>
      {children}
      {note ? <p className="bee-sheet-note">{note}</p> : null}
      <PrintNote to={to} />
    </div>
  );
}
