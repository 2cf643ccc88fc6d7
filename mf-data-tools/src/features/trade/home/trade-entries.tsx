import { href } from '@bee/platform';
import '../../../layout/page.css';

/** Entries to the tool in addition to the search. */
export function TradeEntries() {
  const entries = [
    { title: '商品目录', note: 'HS 编码与农产品大类', href: href('application/trade/product-directory') },
    { title: '数据查询', note: '商品 × 伙伴 × 时期，可导出', href: href('application/trade/data-detail') },
    { title: '图表分析', note: '走势、排行、结构', href: href('application/trade/data-analysis') },
    { title: '国别与准入', note: '哪些国家的哪些商品可输华', href: href('application/trade/country-detail') },
    { title: '进口税费计算', note: '关税、增值税、每公斤成本', href: href('application/trade/detail', { sec: 'tax' }) },
  ];
  return (
    <nav aria-label="外贸工具的入口">
      <ul className="tools-entries">
        {entries.map(({ title, note, href: target }) => (
          <li key={title}>
            <a href={target}>
              <strong>{title}</strong>
              <span>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
