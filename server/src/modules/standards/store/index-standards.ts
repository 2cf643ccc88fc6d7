import { parseStandardNumber } from '@bee/domain/standard-number';
import type { Db } from '../../../db/schema.ts';
import { replaceDocuments } from '../../search/index.ts';
import { typeTitles } from '../model/standard-titles.ts';

/** Indexes every standard by its title and number, with and without the year and the T of a recommended standard. */
export const indexStandards = async (db: Db): Promise<void> => {
  const rows = await db
    .selectFrom('standard')
    .select(['id', 'code', 'title', 'title_en', 'type', 'cate', 'status', 'issuer', 'scope', 'products', 'sample'])
    .select(['issued_at', 'effective_at', 'repealed_at'])
    .orderBy('code')
    .execute();
  await replaceDocuments(
    db,
    'standard',
    rows.map((row) => {
      const days = [
        [row.issued_at, '发布'],
        [row.effective_at, '实施'],
        [row.repealed_at, '废止'],
      ].flatMap(([day, what]) => (day ? [`${day} ${what}`] : []));
      const text = [
        [row.code, row.title, ...(row.title_en ? [row.title_en] : [])].join(' '),
        days.join('，'),
        row.issuer ?? '',
        row.products.length > 0 ? `涉及${row.products.join('、')}` : '',
        row.scope?.replace(/。+$/, '') ?? '',
      ];
      return {
        kind: 'standard',
        refId: row.id,
        title: `${row.code} ${row.title}`,
        alias: [row.title, ...(row.status === 'draft' ? [row.code] : numbersOf(row.code))],
        meta: [typeTitles[row.type], ...(row.cate ? [row.cate] : []), ...stateOf(row.status)],
        date: row.issued_at,
        page: 'application/standard/detail',
        params: { id: row.id },
        sample: row.sample,
        blocks: [{ heading: false, text: `${text.filter(Boolean).join('；')}。` }],
      };
    }),
  );
};

/**
 * Whether a standard is in force depends on the date of the search, so only the fixed states (withdrawn, draft) are
 * indexed.
 */
const stateOf = (status: 'in_force' | 'repealed' | 'draft'): string[] => {
  if (status === 'draft') return ['征求意见'];
  return status === 'repealed' ? ['已废止'] : [];
};

/** Users also search for GB/T 5009.5-2016 as GB/T 5009.5, GB 5009.5, 5009.5 and without separators. */
const numbersOf = (code: string): string[] => {
  const number = parseStandardNumber(code);
  if (!number) return [code];
  const { key, looseKey, digits, year } = number;
  return [code, ...(year ? [`${key}${year}`, `${looseKey}${year}`] : []), key, looseKey, digits];
};
