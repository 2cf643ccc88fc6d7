import type { DataProduct } from '@bee/contracts/resource/data';
import { formatNumber } from '@bee/domain/format';
import { usePersonalizedQuery } from '@bee/platform';
import { PrintNote, Section, VersionTimeline } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { RelatedProducts } from '../related-products.tsx';
import { RelatedTables } from '../related-tables.tsx';
import type { DetailQuery } from './detail-query.ts';
import { DocumentTabs } from './document-tabs.tsx';
import { FieldDictionary } from './field-dictionary.tsx';
import { type ProductData, productRequest } from './load-product.ts';
import { ProductAbout } from './product-about.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductFiles } from './product-files.tsx';
import { ProductGate } from './product-gate.tsx';
import { ProductSample } from './product-sample.tsx';
import { ProductSource } from './product-source.tsx';
import '../data-product.css';
import '../../../layout/page.css';

type ProductScreenProps = {
  data: ProductData;
  query: DetailQuery;
  heading: ReactNode;
  /** Coverage by place and time, for products without a dataset page. */
  coverage?: ReactNode;
};

/** A product: description, access, fields, sample rows, files and related data. */
export function ProductScreen({ data, query, heading, coverage }: ProductScreenProps) {
  const { product: rendered, related, tables } = data;
  const { data: product, access } = usePersonalizedQuery('data/getProductDetail', productRequest(query), rendered);
  const shown = { product, query, page: 'product/detail' } as const;
  return (
    <div className="tools-detail">
      {heading}
      <div className="tools-product-top">
        <ProductFacts product={product} />
        <ProductGate product={product} access={access} />
      </div>
      <ProductAbout product={product} />
      {coverage}
      <DocumentTabs {...shown} />
      <FieldDictionary {...shown} />
      <ProductSample {...shown} />
      <ProductFiles product={product} access={access} />
      <ProductReleases product={product} />
      <RelatedProducts products={related} />
      <RelatedTables tables={tables} />
      <ProductSource product={product} />
      <PrintNote />
    </div>
  );
}

/** The changes of each release in rows and fields. */
function ProductReleases({ product: { changelog } }: { product: DataProduct }) {
  return (
    <Section id="releases" title="更新记录" note={`${changelog.length} 次发布`}>
      <VersionTimeline
        items={changelog.map((release, place) => ({
          date: release.date,
          title: `${release.version}：${formatNumber(release.rows)} 行${changeText(release.row_change)}`,
          note: [release.note, ...fieldText(release)].join('；'),
          current: place === 0,
        }))}
      />
    </Section>
  );
}

type Release = DataProduct['changelog'][number];

const changeText = (change: number | null): string => {
  if (change === null) return '，首次发布';
  if (change === 0) return '，行数不变';
  return change > 0 ? `，增加 ${formatNumber(change)} 行` : `，减少 ${formatNumber(-change)} 行`;
};

const fieldText = ({ fields_added, fields_removed }: Release): string[] => [
  ...(fields_added.length > 0 ? [`增加字段 ${fields_added.join('、')}`] : []),
  ...(fields_removed.length > 0 ? [`去掉字段 ${fields_removed.join('、')}`] : []),
];
