import { type Column, insertColumns } from '../../db/insert-columns.ts';
import type { Db } from '../../db/schema.ts';
import {
  type CodeRecord,
  codeFile,
  type GoodsRecord,
  goodsFile,
  type PartnerRecord,
  type PortRecord,
  partnerFile,
  portFile,
} from './trade-files.ts';

/** Codes, countries, ports and goods: what the rows of trade are called by. */
export const loadNomenclature = async (db: Db): Promise<void> => {
  await insertColumns(db, 'trade_country', countryColumns, partnerFile.read(), 'on conflict (code) do nothing');
  await insertColumns(db, 'trade_port', portColumns, portFile.read(), 'on conflict (code) do nothing');
  const codes = codeFile.read();
  await insertColumns(db, 'hs_code', codeColumns, codes, 'on conflict (code) do nothing');
  const pairs = codes.flatMap(({ code, successors }) => successors.map((successor) => ({ code, successor })));
  await insertColumns(db, 'hs_successor', pairColumns, pairs, 'on conflict do nothing');
  const ranked = goodsFile.read().map((goods, rank) => ({ goods, rank }));
  await insertColumns(db, 'trade_product', productColumns, ranked, 'on conflict (name) do nothing');
};

const countryColumns: Column<PartnerRecord>[] = [
  { name: 'code', type: 'text', value: ({ code }) => code },
  { name: 'iso3', type: 'text', value: ({ iso3 }) => iso3 },
  { name: 'numeric_code', type: 'text', value: ({ numeric }) => numeric },
  { name: 'customs_code', type: 'text', value: ({ customs }) => customs },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'en', type: 'text', value: ({ en }) => en },
  { name: 'continent', type: 'text', value: ({ continent }) => continent },
  { name: 'sample', type: 'bool', value: () => true },
];

const portColumns: Column<PortRecord>[] = [
  { name: 'code', type: 'text', value: ({ code }) => code },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'customs', type: 'text', value: ({ customs }) => customs },
  { name: 'adcode', type: 'text', value: ({ adcode }) => adcode },
  { name: 'type', type: 'text', value: ({ type }) => type },
  { name: 'sample', type: 'bool', value: () => true },
];

const codeColumns: Column<CodeRecord>[] = [
  { name: 'code', type: 'text', value: ({ code }) => code },
  { name: 'level', type: 'int', value: ({ code }) => code.length },
  { name: 'parent', type: 'text', value: ({ code }) => code.slice(0, -2) || null },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'en', type: 'text', value: ({ en }) => en },
  { name: 'unit', type: 'text', value: ({ unit }) => unit },
  { name: 'valid_from', type: 'int', value: ({ validFrom }) => validFrom },
  { name: 'valid_to', type: 'int', value: ({ validTo }) => validTo },
  { name: 'sample', type: 'bool', value: () => true },
];

const pairColumns: Column<{ code: string; successor: string }>[] = [
  { name: 'code', type: 'text', value: ({ code }) => code },
  { name: 'successor', type: 'text', value: ({ successor }) => successor },
];

const productColumns: Column<{ goods: GoodsRecord; rank: number }>[] = [
  { name: 'name', type: 'text', value: ({ goods }) => goods.name },
  { name: 'alias', type: 'text[]', value: ({ goods }) => goods.alias },
  { name: 'cate', type: 'text', value: ({ goods }) => goods.cate },
  { name: 'hs', type: 'text[]', value: ({ goods }) => goods.hs },
  { name: 'description', type: 'text', value: ({ goods }) => goods.description },
  { name: 'place_cate', type: 'text', value: ({ goods }) => goods.placeCate },
  { name: 'requirements', type: 'jsonb', value: ({ goods }) => goods.requirements },
  { name: 'rank', type: 'int', value: ({ rank }) => rank },
  { name: 'sample', type: 'bool', value: () => true },
];
