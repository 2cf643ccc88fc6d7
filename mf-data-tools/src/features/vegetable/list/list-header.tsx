import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { PageHeader, SampleBadge, Tabs } from '@bee/ui/content';
import { trail } from '../../../parts/trail.ts';
import { listDay, listTitle } from './list-head.ts';
import type { ListQuery } from './list-query.ts';

type ListHeaderProps = {
  choices: DataFor<'vegetable/filterList'>;
  query: ListQuery;
  statistic?: DataFor<'vegetable/getVegStatistic'>;
  /** Set where the kind alone is not descriptive enough. */
  title?: string;
};

/** Title, day and extent of the figures, and the kinds of prices; a kind without data shows no extent. */
export function ListHeader({ choices, query, statistic, title }: ListHeaderProps) {
  const day = listDay(query, choices);
  return (
    <>
      <PageHeader
        title={title ?? listTitle(query, choices)}
        breadcrumb={trail(
          { title: '蔬菜价格', href: href('application/vegetable/list', { view: 'index' }) },
          { title: title ?? listTitle(query, choices) },
        )}
        meta={
          query.type === '1' ? (
            <>
              {day ? (
                <span>
                  数据日期 <time dateTime={day}>{day}</time>
                </span>
              ) : null}
              {statistic ? (
                <>
                  <span>{statistic.markets} 个市场</span>
                  <span>{statistic.products} 个品种</span>
                  <span>{statistic.quotes} 条报价</span>
                </>
              ) : null}
              <SampleBadge sample={choices.source.sample} />
            </>
          ) : null
        }
      />
      <Tabs
        label="行情类型"
        current={query.type}
        items={choices.types.map(({ id, title, count }) => ({
          key: id,
          title,
          count,
          href: href('application/vegetable/list', { type: id }),
        }))}
      />
    </>
  );
}
