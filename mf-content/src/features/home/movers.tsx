import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Change, DataTable, ErrorState, Price, Section, SourceNote } from '@bee/ui/content';
import type { HomeData } from './home-data.ts';

type Mover = DataFor<'vegetable/getVegStatistic'>['up'][number];

/** What moved most against the quote before, both ways. */
export const Movers = ({ prices }: Pick<HomeData, 'prices'>) => {
  const more = { title: '全部行情', href: href('application/vegetable/list') };
  if (!prices) {
    return (
      <Section title="涨跌榜" more={more}>
        <ErrorState title="涨跌榜没有加载出来" retryHref={href('home')} />
      </Section>
    );
  }
  return (
    <Section title="涨跌榜" note={prices.date ? `${prices.date}，较上一报价` : undefined} more={more} flush>
      {prices.up.length + prices.down.length === 0 ? (
        <p className="content-none">
          {prices.date ? '这一天的报价与上一次相同。' : '还没有行情数据，导入后会出现在这里。'}
        </p>
      ) : (
        <>
          <div className="content-movers">
            <MoverTable title="涨幅最大" movers={prices.up} />
            <MoverTable title="跌幅最大" movers={prices.down} />
          </div>
          <div className="content-movers-source">
            <SourceNote source={prices.source.name} sample={prices.source.sample}>
              单位：元/公斤
            </SourceNote>
          </div>
        </>
      )}
    </Section>
  );
};

const MoverTable = ({ title, movers }: { title: string; movers: Mover[] }) => (
  <DataTable
    dense
    hideCaption
    caption={title}
    rows={movers}
    rowKey={({ product, spec, market }) => `${product} ${spec} ${market}`}
    rowHref={({ to }) => href(to.page, to.params)}
    columns={[
      {
        key: 'product',
        title,
        cell: ({ product }) => product,
        hint: ({ product, spec }) => `${product}${spec ? `（${spec}）` : ''}`,
      },
      { key: 'market', title: '市场', cell: ({ market }) => market, hint: ({ market }) => market },
      { key: 'price', title: '均价', numeric: true, cell: ({ price_avg }) => <Price value={price_avg} /> },
      { key: 'change', title: '涨跌', numeric: true, cell: ({ chg_pct }) => <Change value={chg_pct} digits={1} /> },
    ]}
    empty={<p className="content-none">没有{title === '涨幅最大' ? '上涨' : '下跌'}的品种。</p>}
  />
);
