import type { Country } from '@bee/contracts/resource/trade';
import { containsPattern } from '../../../db/contains-pattern.ts';
import type { Db } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';

const columns = ['code', 'iso3', 'customs_code', 'name', 'en', 'continent'] as const;

/** Countries by Chinese or English name, or by any of their codes; all countries if `word` is empty. */
export const listCountries = (db: Db, word = ''): Promise<Country[]> => {
  const pattern = containsPattern(word);
  return db
    .selectFrom('trade_country')
    .select(columns)
    .$if(word !== '', (query) =>
      query.where((at) =>
        at.or([
          at('name', 'ilike', pattern),
          at('en', 'ilike', pattern),
          at('code', '=', word.toUpperCase()),
          at('iso3', '=', word.toUpperCase()),
          at('customs_code', '=', word),
        ]),
      ),
    )
    .orderBy('code')
    .execute();
};

/** Countries by alpha-2 or alpha-3 code, in the requested order. @throws NotFound that lists the unknown codes */
export const findCountries = async (db: Db, codes: readonly string[]): Promise<Country[]> => {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('trade_country')
    .select(columns)
    .where((at) => at.or([at('code', 'in', codes), at('iso3', 'in', codes)]))
    .execute();
  const found = codes.map((code) => rows.find((row) => row.code === code || row.iso3 === code));
  const unknown = codes.filter((_, place) => !found[place]);
  if (unknown.length > 0) throw new NotFound(`没有代码为 ${unknown.join('、')} 的国家（地区），请从列表中选择贸易伙伴`);
  return [...new Map(found.flatMap((row) => (row ? [[row.code, row] as const] : []))).values()];
};

export const findCountry = async (db: Db, code: string | undefined): Promise<Country | null> =>
  code === undefined ? null : ((await findCountries(db, [code]))[0] ?? null);

export const countryNames = async (db: Db): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('trade_country').select(['code', 'name']).execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
};
