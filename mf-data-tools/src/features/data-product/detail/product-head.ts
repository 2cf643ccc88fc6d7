import type { Head } from '@bee/contracts/page';
import type { DataProduct } from '@bee/contracts/resource/data';
import { periodText } from '@bee/domain/data-product';

/** `docId` is set where the address names one file. */
export const productHead = (product: DataProduct, address: string, docId?: string): Head => {
  const { title, summary, coverage, documents, licence, updated_at, source } = product;
  const file = docId ? documents.find(({ doc_id }) => doc_id === docId) : undefined;
  const period = periodText(coverage);
  return {
    title: file ? `${title}：${file.title}（${file.ext.toUpperCase()}）` : title,
    description: `${summary}${period ? `数据时间 ${period}。` : ''}字段字典、样本与更新记录`.slice(0, 150),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: title,
      description: summary,
      url: address,
      dateModified: updated_at,
      license: licence,
      creator: { '@type': 'Organization', name: source.publisher ?? '农小蜂' },
      ...(coverage.from && coverage.to && { temporalCoverage: `${coverage.from}/${coverage.to}` }),
      spatialCoverage: coverage.geo,
    },
  };
};
