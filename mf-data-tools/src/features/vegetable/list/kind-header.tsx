import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { linkChoices, PageHeader, Tabs, type TabsProps } from '@bee/ui/content';
import { ListHeader } from '../../../components/list-header.tsx';
import { trail } from '../../../lib/trail.ts';
import { listDay, listTitle } from './list-head.ts';
import type { ListQuery } from './list-query.ts';

type KindHeaderProps = {
  choices: DataFor<'vegetable/filterList'>;
  query: ListQuery;
  statistic?: DataFor<'vegetable/getVegStatistic'>;
  /** Set where the kind alone is not descriptive enough. */
  title?: string;
};

/** Members post there, so it is a choice without data too. */
const SUPPLY = '4';

/** Title, day and extent of the figures, and the kinds of prices; of those without data, only supply is a choice. */
export function KindHeader({ choices, query, statistic, title = listTitle(query, choices) }: KindHeaderProps) {
  const { sample } = choices.source;
  const breadcrumb = trail({ title: '蔬菜价格', href: href('application/vegetable/list', { view: 'index' }) }, title);
  const tabs: TabsProps = {
    label: '行情类型',
    current: query.type,
    items: linkChoices(
      choices.types.filter(({ id, count }) => count > 0 || id === SUPPLY || id === query.type),
      query.type,
      (type) => href('application/vegetable/list', { type }),
    ),
  };
  if (query.type !== '1')
    return (
      <>
        <PageHeader title={title} breadcrumb={breadcrumb} />
        <Tabs {...tabs} />
      </>
    );
  const facts = statistic ? (
    <>
      <span>{statistic.markets} 个市场</span>
      <span>{statistic.products} 个品种</span>
      <span>{statistic.quotes} 条报价</span>
    </>
  ) : null;
  return <ListHeader {...{ title, breadcrumb, facts, sample, tabs }} day={listDay(query, choices)} />;
}
