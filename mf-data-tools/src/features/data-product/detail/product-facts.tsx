import type { DataProduct } from '@bee/contracts/resource/data';
import { freqTitles, periodText } from '@bee/domain/data-product';
import { formatNumber } from '@bee/domain/format';
import '../data-product.css';

/** One line: kind, size, and date of the data. */
export function ProductFacts({ product }: { product: DataProduct }) {
  const { rows, fields, geo, freq, updated_at, documents } = product;
  const items: [label: string, value: string, note?: string][] = [
    ['行数', formatNumber(rows), '行'],
    ['字段', String(fields), '个'],
    ['数据时间', periodText(product) ?? '—'],
    ['地区', geo],
    ['更新', freqTitles[freq], `最新 ${updated_at}`],
    ['文件', String(documents.length), '个'],
  ];
  return (
    <dl className="tools-product-facts bee-box">
      {items.map(([label, value, note]) => (
        <div key={label}>
          <dt className="bee-note">{label}</dt>
          <dd>
            <span className="bee-num">{value}</span>
            {note ? <small> {note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
