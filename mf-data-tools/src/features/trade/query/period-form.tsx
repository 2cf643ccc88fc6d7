import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { DayField } from '@bee/ui/day';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import type { TradeAnswer } from './query-data.ts';
import {
  type QueryScreen,
  readTradeQuery,
  type TradeQuery,
  tradeHidden,
  tradeHref,
  tradeQuery,
} from './trade-query.ts';
import './query.css';

type PeriodFormProps = {
  screen: QueryScreen;
  query: TradeQuery;
  answer: Pick<TradeAnswer, 'from' | 'to' | 'dates'> | null;
};

/** A range of months, or years. A GET form, so it works without JavaScript and before hydration. */
export function PeriodForm({ screen, query, answer }: PeriodFormProps) {
  const yearly = query.freq === 'Y';
  const unit = yearly ? 'year' : 'month';
  const field = (name: 'from' | 'to', label: string) => (
    <DayField
      unit={unit}
      name={tradeQuery.keys[name]}
      aria-label={label}
      defaultValue={query[name] ?? answer?.[name] ?? ''}
      min={answer?.dates?.min}
      max={answer?.dates?.max}
    />
  );
  return (
    <form
      className="tools-period bee-wrap"
      action={href(screen)}
      method="get"
      onSubmit={(event) => navigate(tradeHref(screen, readTradeQuery(formQuery(event))))}
      key={`${query.freq} ${query.from ?? answer?.from} ${query.to ?? answer?.to}`}
    >
      {field('from', yearly ? '开始年份' : '开始月份')}
      <span aria-hidden="true">至</span>
      {field('to', yearly ? '结束年份' : '结束月份')}
      <HiddenFields of={tradeHidden(query, 'from', 'to')} />
      <Button type="submit">应用</Button>
    </form>
  );
}
