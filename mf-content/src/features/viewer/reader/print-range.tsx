import { formatNumber } from '@bee/domain/format';
import { typedNumber } from '@bee/domain/typed-number';
import { type FormEvent, useState } from 'react';
import type { PageRange } from './use-print.ts';
import '../viewer.css';

type PrintRangeProps = { pages: number; onPrint(range: PageRange): void; onClose(): void };

/** Asks which pages to print; all of them unless changed. */
export function PrintRange({ pages, onPrint, onClose }: PrintRangeProps) {
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [from = Number.NaN, to = Number.NaN] = ['from', 'to'].map((name) => typedNumber(String(typed.get(name))));
    if ([from, to].every(Number.isInteger) && 1 <= from && from <= to && to <= pages) onPrint({ from, to });
    else setRefused(true);
  };
  return (
    <form className="content-reader-resumed content-reader-page bee-no-print" aria-label="打印范围" onSubmit={submit}>
      <span>打印第</span>
      {/* biome-ignore lint/a11y/noAutofocus: opened by the print button */}
      <input name="from" aria-label="起始页" inputMode="numeric" defaultValue={1} autoFocus />
      <span>至</span>
      <input name="to" aria-label="结束页" inputMode="numeric" defaultValue={pages} />
      <span>页</span>
      <button type="submit">开始打印</button>
      <button type="button" onClick={onClose}>
        取消
      </button>
      {isRefused ? <span role="alert">请填写 1 至 {formatNumber(pages)} 的页码，起始页不能大于结束页</span> : null}
    </form>
  );
}
