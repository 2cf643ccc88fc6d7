import { sql } from 'kysely';
import type { Evidence, Finding, Lookup } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import { codeLink } from '../../../../page-links.ts';
import { chapterTitle } from '../../model/hs-chapters.ts';
import { findCodes, type HsRow, listSuccessors, searchNames } from '../../store/hs.repository.ts';
import type { RequestedGoods } from './trade-tool.ts';

const NAMED = 3;
const SHOWN = 20;

/** Codes with their names, units and editions; for a name, the codes that have it. */
export const findCodeNames = async (
  db: Db,
  { codes, phrase, product }: Pick<RequestedGoods, 'codes' | 'phrase' | 'product'>,
): Promise<Lookup> => {
  const edition = await newestEdition(db);
  if (codes.length === 0) return byName(db, phrase, product, edition);
  const rows = await findCodes(db, codes);
  const unknown = codes.filter((code) => !rows.some((row) => row.code === code));
  const findings = await Promise.all(
    codes.flatMap((code) => rows.filter((row) => row.code === code)).map((row) => describeCode(db, row, edition)),
  );
  return {
    findings,
    blocks: [],
    missing: unknown.map((code) => `税则里没有编码 ${code}${edition ? `（已收录到 ${edition} 年版）` : ''}`),
  };
};

const byName = async (
  db: Db,
  phrase: string,
  product: RequestedGoods['product'],
  edition: number | null,
): Promise<Lookup> => {
  const words = phrase.replace('冷冻', '冻').split(' ').filter(Boolean);
  const exact = words.length > 0 ? await searchNames(db, words, SHOWN) : [];
  // 干辣椒 is 辣椒干 in the tariff.
  const parts = words.flatMap((word) => (/^[干鲜冻冷生熟]./.test(word) ? [word.slice(0, 1), word.slice(1)] : [word]));
  const named = exact.length > 0 || parts.length === words.length ? exact : await searchNames(db, parts, SHOWN);
  const inForce = named.filter(({ valid_to, level }) => valid_to === null && level >= 6);
  // 种用大豆 before 大豆粉.
  const whole = inForce
    .filter(({ level }) => level >= 8)
    .sort((a, b) => Number(b.name.endsWith(phrase)) - Number(a.name.endsWith(phrase)));
  const rows = whole.length > 0 || !product ? whole : await findCodes(db, product.codes);
  const keyword = phrase || product?.name || '';
  if (rows.length === 0) return { findings: [], blocks: [], missing: [`税则里没有名称含“${keyword}”的编码`] };
  const findings = await Promise.all(rows.slice(0, NAMED).map((row) => describeCode(db, row, edition)));
  return {
    findings: findings,
    blocks:
      rows.length > 1
        ? [
            {
              type: 'table',
              title: `名称含“${keyword}”的 HS 编码`,
              source: { api: 'trade/searchCategory', params: { keyword } },
              to: { page: 'application/trade/product-directory', params: { q: keyword } },
              as_of: null,
            },
          ]
        : [],
    missing: [],
  };
};

const describeCode = async (db: Db, row: HsRow, edition: number | null): Promise<Finding[]> => {
  const { code, en, valid_from, valid_to } = row;
  const name = nameOf(row);
  if (valid_to !== null) {
    const successors = await listSuccessors(db, [code]);
    const rows = await findCodes(
      db,
      successors.map(({ successor }) => successor),
    );
    const next = rows.length > 0 ? `，此后由 ${rows.map((one) => `${one.code}（${one.name}）`).join('、')} 接替` : '';
    const evidence = codeQuote(row, edition, next);
    return [{ text: `HS 编码 **${code}**（${name}）已停用，最后一个有它的版本是 ${valid_to} 年版${next}。`, evidence }];
  }
  const evidence = codeQuote(row, edition, '');
  const units = unitsOf(row);
  return [
    {
      text: `HS 编码 **${code}** 的商品名称是**${name}**${en ? `（${en}）` : ''}${units ? `，法定计量单位为${units}` : ''}${edition ? `（${edition} 年版税则，自 ${valid_from} 年版起有此编码）` : ''}。`,
      evidence,
    },
  ];
};

export const nameOf = ({ code, name }: Pick<HsRow, 'code' | 'name'>): string => chapterTitle(code) ?? name;

const unitsOf = ({ unit, unit2 }: HsRow): string =>
  [unit ? `第一单位${unit}` : '', unit2 ? `第二单位${unit2}` : ''].filter(Boolean).join('、');

/** @param next the successors of a discontinued code */
const codeQuote = (row: HsRow, edition: number | null, next: string): Evidence => ({
  kind: 'trade',
  id: row.code,
  title: `${row.code} ${nameOf(row)}`,
  org: '海关税则 HS 编码',
  date: null,
  quote: [
    `${row.code} ${nameOf(row)}`,
    ...(row.en ? [row.en] : []),
    ...(unitsOf(row) ? [unitsOf(row)] : []),
    row.valid_to === null
      ? `自 ${row.valid_from} 年版起${edition ? `，${edition} 年版有效` : ''}`
      : `${row.valid_to} 年版后停用${next}`,
  ].join('，'),
  to: codeLink(row.code),
  sample: row.sample,
});

/** Year of the newest known edition; null without editions. */
const newestEdition = async (db: Db): Promise<number | null> => {
  const { rows } = await sql<{ year: number | null }>`select max(year) as year from hs_edition`.execute(db);
  return rows[0]?.year ?? null;
};
