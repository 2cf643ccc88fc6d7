import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Empty, PageHeader, Section } from '@bee/ui/content';
import { usdText } from '../../../components/trade/trade-amount.ts';
import { trail } from '../../../lib/trail.ts';
import { TradeSearch } from '../search/trade-search.tsx';
import type { DetailQuery } from './detail-query.ts';
import '../trade.css';
import '../../../layout/page.css';

type ProductChooserProps = { cates: DataFor<'trade/getProductCateList'>; query: DetailQuery };

/** Without a product: all of them by class; a choice keeps origin and section. */
export function ProductChooser({ cates, query }: ProductChooserProps) {
  const kept = { origin: query.origin, sec: query.section === 'overview' ? undefined : query.section };
  return (
    <div className="tools-detail tools-trade">
      <PageHeader
        title="选择商品"
        breadcrumb={trail({ title: '外贸工具', href: href('application/trade') }, '选择商品')}
        lead={
          query.section === 'tax'
            ? '选定商品和原产地后，列出全部可用税率并计算关税、增值税与每公斤成本。'
            : '选定商品后查看准入、税率、监管场地与近 12 个月进出口。'
        }
      />
      <TradeSearch />
      {cates.length === 0 ? (
        <Section>
          <Empty title="目录里还没有商品">请先按 HS 编码查找。</Empty>
        </Section>
      ) : null}
      {cates.map(({ cate, count, products }) => (
        <Section key={cate} title={cate} note={`${count} 种`}>
          <ul className="tools-links">
            {products.map(({ name, import_usd, to }) => (
              <li key={name}>
                <a href={href(to.page, { ...to.params, ...kept })}>{name}</a>{' '}
                {import_usd ? <small className="tools-muted">进口 {usdText(import_usd)}</small> : null}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
