import type { DataFor } from '@bee/contracts/operations';
import { Section } from '@bee/ui/content';
import { type ClassIndex, ClassIndexStrip } from '../quote/class-index-strip.tsx';
import { Movers } from '../quote/movers.tsx';
import { type ListQuery, listHref } from './list-query.ts';
import '../../../layout/movers.css';

type ListOverviewProps = {
  indices: ClassIndex[];
  statistic: DataFor<'vegetable/getVegStatistic'>;
  query: ListQuery;
};

/** Overview of the day, shown without filters: group indices and the largest changes. */
export function ListOverview({ indices, statistic, query }: ListOverviewProps) {
  return (
    <div>
      <Section title="品类指数" note="当日均价与近 30 天均值之比，100 为持平" flush>
        <ClassIndexStrip indices={indices} hrefOf={({ group }) => listHref(query, { group })} />
      </Section>
      <Section title="今日涨跌" note={`${statistic.date ?? ''} 较上一报价日，元/公斤`}>
        <div className="tools-movers-pair">
          <Movers title="涨幅居前" movers={statistic.up} none="没有上涨的品种。" />
          <Movers title="跌幅居前" movers={statistic.down} none="没有下跌的品种。" />
        </div>
      </Section>
    </div>
  );
}
