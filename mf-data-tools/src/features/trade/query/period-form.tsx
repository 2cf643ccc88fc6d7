import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import type { FormEvent } from 'react';
import { type QueryScreen, queryKeys, readTradeQuery, type TradeQuery, toQuery, tradeHref } from './trade-query.ts';

type PeriodFormProps = {
  screen: QueryScreen;
  query: TradeQuery /** What the answer covers. */;
  shown: { from: string | null; to: string | null };
};

/** From a month to a month, or years. A GET form, so that it works before and without JavaScript. */
export function PeriodForm({ screen, query, shown }: PeriodFormProps) {
  const { [queryKeys.from]: _from, [queryKeys.to]: _to, ...kept } = toQuery({ ...query, page: 1 });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    navigate(tradeHref(screen, readTradeQuery(form)));
  };
  const yearly = query.freq === 'Y';
  const field = (name: 'from' | 'to', label: string) => (
    <input
      type={yearly ? 'number' : 'month'}
      name={queryKeys[name]}
      aria-label={label}
      defaultValue={query[name] ?? shown[name] ?? ''}
      placeholder={yearly ? '2024' : '2024-01'}
      min={yearly ? 1990 : '1990-01'}
      max={yearly ? 2100 : '2100-12'}
    />
  );
  return (
    <form
      className="tools-period"
      action={href(screen)}
      method="get"
      onSubmit={send}
      key={`${query.freq} ${query.from ?? shown.from} ${query.to ?? shown.to}`}
    >
      {field('from', yearly ? '开始年份' : '开始月份')}
      <span aria-hidden="true">至</span>
      {field('to', yearly ? '结束年份' : '结束月份')}
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">应用</Button>
    </form>
  );
}
