import type { EnterpriseRecord } from '../../../../server/src/sample/references/reference-draft.ts';
import { tableParts } from '../table-text.ts';

/** Invented enterprises of the series; their names say so. */
export const enterprises: EnterpriseRecord[] = tableParts('references/enterprises.txt').flatMap(
  ({ head: [series = ''], rows }) =>
    rows.map(([name = '', province = '', city = '', founded, products = '', scale = '', work], place) => ({
      series,
      key: `${series}-${place + 1}`,
      name: `示例${name}`,
      province,
      city,
      founded: Number(founded),
      products: products.split(' '),
      scale,
      intro: `示例${name}（虚构企业，用于演示）成立于${founded}年，位于${province}${city}，主要经营${products.split(' ').join('、')}。${work}`,
    })),
);
