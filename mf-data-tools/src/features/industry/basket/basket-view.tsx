import { confirm, href, navigate } from '@bee/platform';
import { Button, Empty, LinkButton, PageHeader, Section } from '@bee/ui/content';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { trail } from '../../../lib/trail.ts';
import { type BasketQuery, basketHref } from '../address/basket-query.ts';
import { movedFormulas } from '../address/formula.ts';
import { MAX_SERIES, type SeriesKey, seriesListText, seriesText } from '../address/series-text.ts';
import { basket, keep, wake } from './basket.store.ts';
import { BasketChart } from './basket-chart.tsx';
import { BasketList } from './basket-list.tsx';
import type { BasketData } from './load-basket.ts';

type BasketViewProps = { data: BasketData; query: BasketQuery };

/**
 * Series of several tables in one chart. Shows the series of the address; changes are also saved to the user's own
 * basket while both are equal.
 */
export function BasketView({ data, query }: BasketViewProps) {
  const { answer, problem } = data;
  const own = useStore(basket, (state) => state.list);
  const mine = seriesListText(own) === seriesListText(query.list);
  useEffect(wake, []);
  const empty = query.list.length === 0;
  useEffect(() => {
    if (empty && own.length > 0) navigate(basketHref({ ...query, list: own }), { replace: true });
  }, [empty, own, query]);

  const change = (list: readonly SeriesKey[]) => {
    if (mine) keep(list);
    const formulas = movedFormulas(query.formulas, query.list.map(seriesText), list.map(seriesText));
    navigate(basketHref(query, { list: [...list], formulas }), { replace: true });
  };
  const clear = async () => {
    const sure = await confirm({
      title: '清空数据篮',
      content: `移出全部 ${query.list.length} 条序列，不影响数据表。`,
      confirmText: '清空',
      cancelText: '保留',
    });
    if (sure) change([]);
  };
  return (
    <>
      <PageHeader
        title="数据篮"
        breadcrumb={trail({ title: '产业数据库', href: href('data/retrieval') }, '数据篮')}
        meta={
          <span>
            {query.list.length}/{MAX_SERIES} 条序列，可来自不同的表
          </span>
        }
        actions={
          empty ? null : (
            <>
              {mine ? null : <TakeOver list={query.list} own={own} />}
              <Button kind="danger" onClick={() => void clear()}>
                清空
              </Button>
            </>
          )
        }
      />
      {problem ? (
        <p className="bee-notice" role="alert">
          {problem}
        </p>
      ) : null}
      {empty ? (
        <Section>
          <Empty
            title="数据篮是空的"
            action={
              <LinkButton kind="primary" href={href('data/retrieval')}>
                去选数据表
              </LinkButton>
            }
          >
            在数据表里勾选行，或在图表下方点“加入数据篮”，最多 {MAX_SERIES} 条；可跨表比较、换算频率、同比与移动平均。
          </Empty>
        </Section>
      ) : null}
      {answer && answer.list.length > 0 ? <BasketChart list={answer.list} query={query} /> : null}
      {answer ? <BasketList answer={answer} query={query} onChange={change} /> : null}
    </>
  );
}

/** A shared basket that differs from the user's own, with a button to adopt it. */
function TakeOver({ list, own }: { list: readonly SeriesKey[]; own: readonly SeriesKey[] }) {
  const take = async () => {
    const sure =
      own.length === 0 ||
      (await confirm({
        title: '存为我的数据篮',
        content: `现有的 ${own.length} 条序列会被这 ${list.length} 条取代。`,
        confirmText: '取代',
        cancelText: '保留现有的',
      }));
    if (sure) keep(list);
  };
  return <Button onClick={() => void take()}>存为我的数据篮</Button>;
}
