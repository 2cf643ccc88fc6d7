import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { DayField } from '@bee/ui/day';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
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
  query: TradeQuery /** The period that the response covers. */;
  shown: { from: string | null; to: string | null };
};

/** A range of months, or years. A GET form, so it works without JavaScript and before hydration. */
export function PeriodForm({ screen, query, shown }: PeriodFormProps) {
  const yearly = query.freq === 'Y';
  const unit = yearly ? 'year' : 'month';
  const field = (name: 'from' | 'to', label: string) => (
    <DayField
      unit={unit}
      name={tradeQuery.keys[name]}
      aria-label={label}
      defaultValue={query[name] ?? shown[name] ?? ''}
      min={yearly ? '1990' : '1990-01'}
      max={yearly ? '2100' : '2100-12'}
    />
  );
  return (
    <form
      className="tools-period"
      action={href(screen)}
      method="get"
      onSubmit={(event) => navigate(tradeHref(screen, readTradeQuery(formQuery(event))))}
      key={`${query.freq} ${query.from ?? shown.from} ${query.to ?? shown.to}`}
    >
      {field('from', yearly ? '开始年份' : '开始月份')}
      <span aria-hidden="true">至</span>
      {field('to', yearly ? '结束年份' : '结束月份')}
      <HiddenFields of={tradeHidden(query, 'from', 'to')} />
      <Button type="submit">应用</Button>
    </form>
  );
}
