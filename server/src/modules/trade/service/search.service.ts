import type { Db } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { countryLink } from '../../../page-links.ts';
import { listCountries } from '../store/country.repository.ts';
import { findCodes, type HsRow, listChildren, pathOf, searchDigits, searchNames } from '../store/hs.repository.ts';
import { productsOfCode, searchProducts } from '../store/product.repository.ts';
import { readSpan } from '../store/trade-year.repository.ts';
import { nodesOf, outdatedOf } from './hs-nodes.ts';
import { productCards } from './product-cards.ts';
import { tradeSource } from './trade-source.ts';

const MAX_CODES = 50;
const MAX_PRODUCTS = 20;

export const searchTrade: ServiceOf<'trade/search'> = async (db, { keyword }) => {
  const { rows, hint, digits } = await findByWord(db, keyword, 20);
  const products = digits === null ? await searchProducts(db, keyword, MAX_PRODUCTS) : await productsOfCode(db, digits);
  const countries = digits === null && hint === null ? await listCountries(db, keyword) : [];
  return {
    products: await productCards(db, products.slice(0, MAX_PRODUCTS)),
    hs: await nodesOf(db, inForce(rows)),
    countries: countries.slice(0, 20).map((country) => ({ ...country, to: countryLink(country.code) })),
    outdated: await outdatedOf(db, rows),
    hint,
  };
};

export const searchCategory: ServiceOf<'trade/searchCategory'> = async (db, { keyword }) => {
  const { rows, hint } = await findByWord(db, keyword, MAX_CODES);
  return { list: await nodesOf(db, inForce(rows)), outdated: await outdatedOf(db, rows), hint };
};

const inForce = (rows: HsRow[]): HsRow[] => rows.filter(({ valid_to }) => valid_to === null);

/** `digits` is the word as HS digits; null if it is not a number. */
const findByWord = async (db: Db, word: string, most: number) => {
  const digits = word.replace(/[\s.\-·]/g, '');
  if (/^\d+$/.test(digits)) {
    const rows = digits.length > 10 ? [] : await searchDigits(db, digits, most);
    return { rows, digits, hint: codeHint(digits, rows.length > 0) };
  }
  const rows = await searchNames(db, word.split(/\s+/).slice(0, 8), most);
  if (/^[\dA-Za-z]*\d[\dA-Za-z]*$/.test(digits) && rows.length === 0)
    return {
      rows,
      digits: null,
      hint: `“${word}”含有字母，HS 编码只含数字，例如 08106000；国家请用两个或三个字母的代码`,
    };
  return { rows, digits: null, hint: null };
};

const codeHint = (digits: string, found: boolean): string | null => {
  const { length } = digits;
  if (length > 10) return `“${digits}”有 ${length} 位，HS 编码最多 10 位；请去掉多出的数字`;
  if (length % 2 === 1)
    return `“${digits}”是 ${length} 位，HS 编码为 2、4、6、8 或 10 位${found ? '；下面列出以它开头的编码' : ''}`;
  return found ? null : `没有编码 ${digits}，请检查数字，或用商品名查找`;
};

export const readTree: ServiceOf<'trade/getCategoryTree'> = async (db, { pid }) => {
  const path = pid ? await findCodes(db, pathOf(pid)) : [];
  if (pid && !path.some(({ code }) => code === pid)) throw new NotFound(`没有编码 ${pid}，请从商品目录里选择`);
  const [list, nodes, { last_month }, { source }] = await Promise.all([
    listChildren(db, pid ?? null).then((rows) => nodesOf(db, rows)),
    nodesOf(db, path),
    readSpan(db),
    tradeSource(db),
  ]);
  return { path: nodes, list, period: last_month?.slice(0, 7) ?? null, source };
};
