import { isDay } from '@bee/domain/calendar-day';
import { navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { type FormEvent, useState } from 'react';
import { DayField } from '../day/day-field.tsx';

type Span = { from: string; to: string };
export type SpanFormProps = {
  current: Span | null;
  dates: { min: string; max: string };
  /** @returns the address that shows the span */
  onChoose(span: Span): string;
};

/** Longer than any data here; such a span is a typing error. */
const MAX_YEARS = 50;

/** 自选: a custom range of days. */
export function SpanForm({ current, dates, onChoose }: SpanFormProps) {
  const [from, setFrom] = useState(current?.from ?? '');
  const [to, setTo] = useState(current?.to ?? dates.max);
  const [problem, setProblem] = useState('');
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf({ from, to }, dates);
    setProblem(wrong);
    if (!wrong) navigate(onChoose({ from, to }));
  };
  return (
    <details className={current ? 'bee-span is-current' : 'bee-span'} open={current !== null}>
      <summary>自选</summary>
      <form noValidate onSubmit={choose}>
        <DayField aria-label="开始日期" value={from} {...dates} onChange={setFrom} />
        <span aria-hidden="true">至</span>
        <DayField aria-label="结束日期" value={to} {...dates} onChange={setTo} />
        <Button type="submit">查看</Button>
        {problem ? (
          <p role="alert" className="bee-span-problem">
            {problem}
          </p>
        ) : null}
      </form>
    </details>
  );
}

const problemOf = ({ from, to }: Span, dates: { min: string; max: string }): string => {
  if (!isDay(from)) return '请选择开始日期';
  if (!isDay(to)) return '请选择结束日期';
  if (from > to) return '开始日期晚于结束日期，请对调';
  if (Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > MAX_YEARS) return `一次最多查看 ${MAX_YEARS} 年`;
  if (to < dates.min || from > dates.max) return `数据只有 ${dates.min} 至 ${dates.max}`;
  return '';
};
