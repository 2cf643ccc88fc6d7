import type { Link } from '@bee/contracts/entity/link';
import type { Db } from '../../../db/schema.ts';
import { codeLink, tradeProductLink } from '../../../page-links.ts';
import { replaceDocuments, type SearchInput } from '../../search/index.ts';
import { pathOf } from './hs.repository.ts';

/** Indexes products by name and code, and all tariff codes by digits and name. */
export const indexTrade = async (db: Db): Promise<void> => {
  const products = await db.selectFrom('trade_product').selectAll().orderBy('rank').execute();
  const codes = await db
    .selectFrom('hs_code')
    .select(['code', 'name', 'en', 'unit', 'valid_to', 'sample'])
    .orderBy('code')
    .execute();
  const names = new Map(codes.map(({ code, name }) => [code, name]));
  await replaceDocuments(db, 'trade', [
    ...products.map(({ name, alias, cate, hs, description, sample }) =>
      document(name, tradeProductLink(name), {
        title: name,
        alias,
        meta: [cate, `HS ${hs.join('、')}`],
        sample,
        text: [description ?? name, ...hs.map((code) => `${code} ${names.get(code) ?? ''}`)].join('；'),
      }),
    ),
    ...codes.map(({ code, name, en, unit, valid_to, sample }) =>
      document(code, codeLink(code), {
        title: `${code} ${name}`,
        alias: [name, code, ...(en ? [en] : [])],
        meta: ['HS 编码', ...(unit ? [unit] : []), ...(valid_to === null ? [] : [`${valid_to} 年后停用`])],
        sample,
        text: [
          pathOf(code)
            .flatMap((one) => names.get(one) ?? [])
            .join(' › '),
          ...(en ? [en] : []),
        ].join('；'),
      }),
    ),
  ]);
};

const document = (
  refId: string,
  to: Link,
  { text, ...given }: Pick<SearchInput, 'title' | 'alias' | 'meta' | 'sample'> & { text: string },
): SearchInput => ({
  ...given,
  kind: 'trade',
  refId,
  date: null,
  page: to.page,
  params: to.params,
  blocks: [{ heading: false, text: `${text}。` }],
});
