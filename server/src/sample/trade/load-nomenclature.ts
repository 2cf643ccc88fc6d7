import { columnsOf, insertColumns } from '../../db/insert-columns.ts';
import type { Db } from '../../db/schema.ts';
import { SAMPLE } from '../sample-source.ts';
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
  await insertColumns(
    db,
    'hs_successor',
    columnsOf<(typeof pairs)[number]>({ text: ['code', 'successor'] }),
    pairs,
    'on conflict do nothing',
  );
  const ranked = goodsFile.read().map((goods, rank) => ({ ...goods, rank }));
  await insertColumns(db, 'trade_product', productColumns, ranked, 'on conflict (name) do nothing');
};

const countryColumns = columnsOf<PartnerRecord>(
  { text: ['code', 'iso3', 'name', 'en', 'continent'] },
  { name: 'numeric_code', type: 'text', value: ({ numeric }) => numeric },
  { name: 'customs_code', type: 'text', value: ({ customs }) => customs },
  SAMPLE,
);

const portColumns = columnsOf<PortRecord>({ text: ['code', 'name', 'customs', 'adcode', 'type'] }, SAMPLE);

const codeColumns = columnsOf<CodeRecord>(
  { text: ['code', 'name', 'en', 'unit'], int: ['validFrom', 'validTo'] },
  { name: 'level', type: 'int', value: ({ code }) => code.length },
  { name: 'parent', type: 'text', value: ({ code }) => code.slice(0, -2) || null },
  SAMPLE,
);

const productColumns = columnsOf<GoodsRecord & { rank: number }>(
  {
    text: ['name', 'cate', 'description', 'placeCate'],
    'text[]': ['alias', 'hs'],
    jsonb: ['requirements'],
    int: ['rank'],
  },
  SAMPLE,
);
