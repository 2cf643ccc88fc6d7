import { parseStandardNumber } from '@bee/domain/standard-number';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { replaceDocuments } from '../search/search-index.ts';
import { typeTitles } from './standard-titles.ts';

/** Makes every standard findable by its title and its number, with and without the year and the letter of a recommended one. */
export const indexStandards = async (db: Kysely<Database>): Promise<void> => {
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

/** Whether it is in force depends on the day of reading; that it was withdrawn, or is no standard yet, does not. */
const stateOf = (status: 'in_force' | 'repealed' | 'draft'): string[] => {
  if (status === 'draft') return ['征求意见'];
  return status === 'repealed' ? ['已废止'] : [];
};

/** GB/T 5009.5-2016 is also asked for as GB/T 5009.5, GB 5009.5, 5009.5 and in one piece. */
const numbersOf = (code: string): string[] => {
  const number = parseStandardNumber(code);
  if (!number) return [code];
  const { key, looseKey, digits, year } = number;
  return [code, ...(year ? [`${key}${year}`, `${looseKey}${year}`] : []), key, looseKey, digits];
};
